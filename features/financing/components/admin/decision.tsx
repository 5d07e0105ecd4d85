import { useQuery } from '@tanstack/react-query';
import { catalogCalls } from '#ui/admin/catalog-calls.ts';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Radio } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import {
  applicationBadge,
  decisionWords,
  isLenderDecision,
  LENDER_DECISIONS,
  type LenderDecision,
  statusNews,
} from '../../domain/status.ts';
import { lenderCatalog } from '../../fields.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { type DecisionCorrectionForm, decisionCorrectionForm, decisionForm } from '../../schema/staff.ts';
import { correctDecision, recordDecision } from './calls.ts';
import './field-words.ts';

interface DecisionDialogProps {
  application: DossierAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Records what a lender has decided. What the applicant is going to read is shown before it goes out. */
export function RecordDecision({ application, ...opened }: DecisionDialogProps) {
  const { id, status, nextStatuses, version } = application;
  const { change } = useChange();
  return (
    <FormDialog<DecisionCorrectionForm>
      {...opened}
      title="Record a decision"
      description={`What the lender has decided. The application is ${applicationBadge(status).label} now; the applicant is told at once. A mistake can be corrected afterwards; the applicant is told of that, too.`}
      schema={decisionForm}
      values={{ decision: '' as LenderDecision, lenderId: '', reasons: '', note: '', why: '' }}
      submit="Record decision"
      onSave={(typed) =>
        change('Decision Recorded', () => recordDecision(id, { ...decisionOf(typed), version }))
      }
    >
      {(form) => <DecisionFields form={form} decisions={nextStatuses.filter(isLenderDecision)} />}
    </FormDialog>
  );
}

/** Corrects a decision that was recorded wrongly: the applicant was told of it, and is told of the correction. */
export function CorrectDecision({ application, ...opened }: DecisionDialogProps) {
  const { id, status, history, version } = application;
  const { change } = useChange();
  const recorded = history.find(({ kind }) => kind === 'decision' || kind === 'decision-corrected');
  const { lenderId, reasons, note } = recorded?.details ?? {};
  return (
    <FormDialog<DecisionCorrectionForm>
      {...opened}
      title="Correct the decision"
      description="The applicant has been told of the decision, and is told of the correction. What it was and why it is another stay in the history."
      schema={decisionCorrectionForm}
      values={{
        decision: status as LenderDecision,
        lenderId: textOf(lenderId),
        reasons: Array.isArray(reasons) ? reasons.join('\n') : '',
        note: textOf(note),
        why: '',
      }}
      submit="Correct decision"
      onSave={({ why, ...typed }) =>
        change('Decision Corrected', () => correctDecision(id, { ...decisionOf(typed), why, version }))
      }
    >
      {(form) => (
        <>
          <DecisionFields form={form} decisions={LENDER_DECISIONS} />
          <Field
            label="Why it is corrected"
            hint="For the history; the applicant does not read it."
            required
            {...fieldOf(form, 'why')}
          >
            <Textarea rows={2} {...form.register('why')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const decisionOf = ({
  decision,
  lenderId,
  reasons = '',
  note = '',
}: Omit<DecisionCorrectionForm, 'why'>) => ({ decision, lenderId, reasons: linesOf(reasons), note });

function DecisionFields({
  form,
  decisions,
}: {
  form: StaffForm<DecisionCorrectionForm>;
  decisions: readonly LenderDecision[];
}) {
  const typed = form.watch();
  const lenders = useQuery(catalogCalls(lenderCatalog).query({ status: 'active' }));
  const known = lenders.data ?? [];
  const lender = known.find(({ id }) => id === typed.lenderId)?.name;
  return (
    <>
      <FieldGroup label="Decision" required {...fieldOf(form, 'decision')}>
        <div className="grid gap-2">
          {decisions.map((decision) => (
            <Radio
              key={decision}
              value={decision}
              label={applicationBadge(decision).label}
              {...form.register('decision')}
            />
          ))}
        </div>
      </FieldGroup>
      <Field
        label="Lender"
        required
        hint="A missing lender can be added under Lenders."
        {...fieldOf(form, 'lenderId')}
      >
        <Select
          // Its options come later than its value.
          key={known.length}
          empty="Choose a lender"
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register('lenderId')}
        />
      </Field>
      <Field
        label="The lender’s principal reasons"
        hint="One per line. Required when the lender declines (Regulation B); the applicant reads them."
        required={typed.decision === 'declined'}
        {...fieldOf(form, 'reasons')}
      >
        <Textarea rows={3} {...form.register('reasons')} />
      </Field>
      <Field label="Conditions or terms (optional)" hint="For the applicant." {...fieldOf(form, 'note')}>
        <Textarea rows={3} {...form.register('note')} />
      </Field>
      {typed.decision && lender && (
        <section aria-label="What the applicant reads" className="staff-notice">
          <p className="font-semibold">What the applicant reads</p>
          <p className="break-words whitespace-pre-line">
            {statusNews(typed.decision)?.content}
            {'\n\n'}
            {decisionWords(lender, { note: typed.note ?? '', reasons: linesOf(typed.reasons ?? '') })}
          </p>
        </section>
      )}
    </>
  );
}
