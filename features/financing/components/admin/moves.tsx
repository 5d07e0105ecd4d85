import { useState } from 'react';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import {
  type ApplicationStatus,
  applicationBadge,
  buttonTo,
  canBeTakenBack,
  isLenderDecision,
  isNextStatus,
} from '../../domain/status.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { changeStatus } from './calls.ts';
import { CorrectDecision, RecordDecision } from './decision.tsx';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** What can become of an application now, as the transition table has it. */
export function Moves({ application }: { application: DossierAnswer }) {
  const [target, setTarget] = useState<ApplicationStatus>();
  const [deciding, setDeciding] = useState<'record' | 'correct'>();
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
            <Button size="small" onClick={() => setDeciding('record')}>
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
            The applicant is told of each step in Messages and by email. Only the applicant can withdraw.
          </p>
        </div>
      )}
      {application.canCorrectDecision && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setDeciding('correct')}
        >
          Correct the decision
        </Button>
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
      <RecordDecision
        application={application}
        open={deciding === 'record'}
        onOpenChange={(open) => setDeciding(open ? 'record' : undefined)}
      />
      <CorrectDecision
        application={application}
        open={deciding === 'correct'}
        onOpenChange={(open) => setDeciding(open ? 'correct' : undefined)}
      />
    </Panel>
  );
}
