import { useQuery } from '@tanstack/react-query';
import { catalogCalls } from '#ui/admin/catalog-calls.ts';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Radio } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Trouble } from '#ui/trouble.ts';
import {
  applicationBadge,
  decisionWords,
  isLenderDecision,
  type LenderDecision,
} from '../../domain/status.ts';
import { lenderCatalog } from '../../fields.ts';
import { TERMS } from '../../queries.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import {
  CORRECTED_DECISIONS,
  type CorrectedDecision,
  type DecisionCorrectionForm,
  decisionCorrectionForm,
  decisionForm,
} from '../../schema/staff.ts';
import { correctDecision, recordDecision } from './calls.ts';
import './field-words.ts';
import { ApplicantLanguage } from './applicant-language.tsx';
import { words } from './words/index.ts';

interface DecisionDialogProps {
  application: DossierAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog to record a lender's decision. It previews what the applicant will read. */
export function RecordDecision({ application, ...opened }: DecisionDialogProps) {
  const { id, status, nextStatuses, version } = application;
  const { change, trouble } = useChange();
  return (
    <FormDialog<DecisionCorrectionForm>
      {...opened}
      title={words.recordADecision}
      description={words.decidedQuestion(applicationBadge(status).label)}
      schema={decisionForm}
      values={{ decision: '' as LenderDecision, lenderId: '', reasons: '', note: '', why: '' }}
      version={version}
      submit={words.recordDecision}
      onSave={(typed, seen) =>
        change(words.decisionRecorded, () =>
          recordDecision(id, {
            ...decisionOf(typed),
            // This dialog offers no other.
            decision: typed.decision as LenderDecision,
            version: isTold(trouble) ? version : seen,
          }),
        )
      }
    >
      {(form) => (
        <DecisionFields
          application={application}
          form={form}
          decisions={nextStatuses.filter(isLenderDecision)}
        />
      )}
    </FormDialog>
  );
}

/** The dialog to correct a wrongly recorded decision. The applicant was told of it, and is told of the correction. */
export function CorrectDecision({ application, ...opened }: DecisionDialogProps) {
  const { id, status, history, version } = application;
  const { change, trouble } = useChange([TERMS]);
  const recorded = history.find(({ kind }) => kind === 'decision' || kind === 'decision-corrected');
  const { lenderId, reasons, note } = recorded?.details ?? {};
  return (
    <FormDialog<DecisionCorrectionForm>
      {...opened}
      title={words.correctTheDecision}
      description={words.correctionQuestion}
      schema={decisionCorrectionForm}
      values={{
        decision: status as LenderDecision,
        lenderId: textOf(lenderId),
        reasons: Array.isArray(reasons) ? reasons.join('\n') : '',
        note: textOf(note),
        why: '',
      }}
      version={version}
      submit={words.correctDecision}
      onSave={({ why, ...typed }, seen) =>
        change(words.decisionCorrected, () =>
          correctDecision(id, { ...decisionOf(typed), why, version: isTold(trouble) ? version : seen }),
        )
      }
    >
      {(form) => (
        <>
          <DecisionFields
            application={application}
            form={form}
            decisions={CORRECTED_DECISIONS}
            named={textOf(lenderId)}
            opening={application.decisionTexts.corrected}
          />
          <Field label={words.whyCorrected} hint={words.notRead} required {...fieldOf(form, 'why')}>
            <Textarea rows={2} {...form.register('why')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

/** True if the colleague was told of a change made meanwhile and sees it: then they may save what they typed over it. */
const isTold = (trouble: Trouble | undefined) => trouble?.kind === 'changed-meanwhile';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const decisionOf = ({
  decision,
  lenderId = '',
  reasons = '',
  note = '',
}: Omit<DecisionCorrectionForm, 'why'>) => ({ decision, lenderId, reasons: linesOf(reasons), note });

function DecisionFields({
  application: { language, decisionTexts },
  form,
  decisions,
  opening = '',
  named = '',
}: {
  application: DossierAnswer;
  form: StaffForm<DecisionCorrectionForm>;
  decisions: readonly CorrectedDecision[];
  /** What the applicant reads first. */
  opening?: string;
  /** The lender whom the decision names already, who may be hidden by now. */
  named?: string;
}) {
  const typed = form.watch();
  const lenders = useQuery(catalogCalls(lenderCatalog).query({}));
  const known = (lenders.data ?? []).filter(({ id, isActive }) => isActive || id === named);
  const lender = known.find(({ id }) => id === typed.lenderId)?.name;
  const isNone = typed.decision === 'under_review';
  const isConditional = typed.decision === 'conditionally_approved';
  return (
    <>
      <ApplicantLanguage language={language} />
      <FieldGroup label={words.decision} required {...fieldOf(form, 'decision')}>
        <div className="grid gap-2">
          {decisions.map((decision) => (
            <Radio
              key={decision}
              value={decision}
              label={decision === 'under_review' ? words.notDecided : applicationBadge(decision).label}
              {...form.register('decision')}
            />
          ))}
        </div>
      </FieldGroup>
      {!isNone && (
        <>
          {lenders.isError && (
            <ReadFailure sentence={words.lendersNotRead} onRetry={() => void lenders.refetch()} />
          )}
          <Field label={words.lender} required hint={words.lenderHint} {...fieldOf(form, 'lenderId')}>
            <Select
              // The options load after the value is set, so draw the select anew then.
              key={known.length}
              empty={words.chooseLender}
              options={known.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.register('lenderId')}
            />
          </Field>
          <Field
            label={words.principalReasons}
            hint={words.principalReasonsHint}
            required={typed.decision === 'declined'}
            {...fieldOf(form, 'reasons')}
          >
            <Textarea rows={3} {...form.register('reasons')} />
          </Field>
          <Field
            label={isConditional ? words.conditionsNeeded : words.conditions}
            required={isConditional}
            hint={words.forTheApplicant}
            {...fieldOf(form, 'note')}
          >
            <Textarea rows={3} {...form.register('note')} />
          </Field>
        </>
      )}
      {typed.decision && (lender || isNone) && (
        <section aria-label={words.whatIsRead} className="staff-notice">
          <p className="font-semibold">{words.whatIsRead}</p>
          <p className="break-words whitespace-pre-line" lang={language}>
            {[
              opening,
              decisionTexts.news[typed.decision],
              isNone
                ? ''
                : decisionWords(
                    lender ?? '',
                    { note: typed.note ?? '', reasons: linesOf(typed.reasons ?? '') },
                    {
                      lenderNamed: (name) => decisionTexts.lender.replace('{lender}', () => name),
                      lendersReasons: (reasons) => decisionTexts.reasons.replace('{reasons}', () => reasons),
                    },
                  ),
            ]
              .filter(Boolean)
              .join('\n\n')}
          </p>
        </section>
      )}
    </>
  );
}
