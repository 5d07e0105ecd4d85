import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogCalls } from '#ui/admin/catalog-calls.ts';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import {
  type ApplicationStatus,
  applicationBadge,
  buttonTo,
  canBeTakenBack,
  isLenderDecision,
  isNextStatus,
  type LenderDecision,
} from '../../domain/status.ts';
import { lenderCatalog } from '../../fields.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { type DecisionForm, decisionForm } from '../../schema/staff.ts';
import { changeStatus, recordDecision } from './calls.ts';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** What can become of an application now, as the transition table has it. */
export function Moves({ application }: { application: DossierAnswer }) {
  const [target, setTarget] = useState<ApplicationStatus>();
  const [isDeciding, setDeciding] = useState(false);
  const { id, nextStatuses, status, version } = application;
  const { change } = useChange();
  const decisions = nextStatuses.filter(isLenderDecision);
  const moves = nextStatuses.filter((to) => !isLenderDecision(to));
  const labelNow = applicationBadge(status).label;
  const labelOfTarget = applicationBadge(target ?? '').label;
  return (
    <Panel title="Next step">
      {nextStatuses.length === 0 ? (
        <p className="text-muted">This application is over. It can be read, and no longer changed.</p>
      ) : (
        <div className="grid gap-2">
          {decisions.length > 0 && (
            <Button size="small" onClick={() => setDeciding(true)}>
              Record a decision
            </Button>
          )}
          {moves.map((to) => (
            <Button
              key={to}
              size="small"
              variant={isNextStatus(status, to) ? 'primary' : 'secondary'}
              onClick={() => setTarget(to)}
            >
              {buttonTo(status, to)}
            </Button>
          ))}
          <p className="text-sm text-muted">
            The applicant hears of each step in Messages and by email. A withdrawal is the applicant’s own.
          </p>
        </div>
      )}
      <ReasonDialog
        open={target !== undefined}
        onOpenChange={(open) => !open && setTarget(undefined)}
        title={`Move to ${labelOfTarget}`}
        description={`From ${labelNow} to ${labelOfTarget}. The applicant is told at once.${
          target && !canBeTakenBack(status, target) ? ' This can’t be taken back.' : ''
        }`}
        submit="Move"
        reason="optional"
        label="Reason (optional)"
        hint="For the history; the applicant does not read it."
        onSave={(reason) =>
          change('Status Changed', () => changeStatus(id, { status: target ?? status, reason, version }))
        }
      />
      <FormDialog<DecisionForm>
        open={isDeciding}
        onOpenChange={setDeciding}
        title="Record a decision"
        description={`What the lender has decided. The application is ${labelNow} now; the applicant reads the decision on the dashboard. It can’t be taken back.`}
        schema={decisionForm}
        values={{ decision: '' as LenderDecision, lenderId: '', reasons: '', note: '' }}
        submit="Record decision"
        onSave={({ decision, lenderId, reasons = '', note = '' }) =>
          change('Decision Recorded', () =>
            recordDecision(id, { decision, lenderId, reasons: linesOf(reasons), note, version }),
          )
        }
      >
        {(form) => <DecisionFields form={form} decisions={decisions} />}
      </FormDialog>
    </Panel>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function DecisionFields({
  form,
  decisions,
}: {
  form: StaffForm<DecisionForm>;
  decisions: readonly LenderDecision[];
}) {
  const isDeclined = form.watch('decision') === 'declined';
  const lenders = useQuery(catalogCalls(lenderCatalog).query({ status: 'active' }));
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
        hint="One that is missing is added in the tab Lenders."
        {...fieldOf(form, 'lenderId')}
      >
        <Select
          empty="Choose a lender"
          options={(lenders.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register('lenderId')}
        />
      </Field>
      <Field
        label="The lender’s principal reasons"
        hint="One on each line. Needed when the lender declines (Regulation B); the applicant reads them."
        required={isDeclined}
        {...fieldOf(form, 'reasons')}
      >
        <Textarea rows={3} {...form.register('reasons')} />
      </Field>
      <Field label="Conditions or terms (optional)" hint="For the applicant." {...fieldOf(form, 'note')}>
        <Textarea rows={3} {...form.register('note')} />
      </Field>
    </>
  );
}
