import { useId, useState } from 'react';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { cardLabel } from '../../domain/checklist.ts';
import {
  type ApplicationStatus,
  applicationBadge,
  canBeTakenBack,
  isLenderDecision,
  isNextStatus,
} from '../../domain/status.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { changeStatus } from './calls.ts';
import { CorrectDecision, RecordDecision } from './decision.tsx';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAwaitsTerms } from './terms.tsx';
import { words } from './words/index.ts';

/** What to know before a move about which the checklist says something else; empty if it does not. */
function aboutChecklist(
  to: ApplicationStatus,
  { documentsRequired, documentsStatus, status }: DossierAnswer,
): string {
  const missing = documentsRequired.filter((name) => documentsStatus[name] === 'pending');
  if (to === 'needs_docs' && missing.length === 0)
    return [words.nothingMissing, status === 'under_review' ? words.movesByItself : ''].join(' ').trim();
  return to === 'under_review' && missing.length > 0 ? words.stillMissing(missing.map(cardLabel)) : '';
}

/** Buttons for the statuses to which the application can move now, by the transition table. */
export function Moves({ application }: { application: DossierAnswer }) {
  const [target, setTarget] = useState<ApplicationStatus>();
  const [deciding, setDeciding] = useState<'record' | 'correct'>();
  const { id, nextStatuses, status, version } = application;
  const { change } = useChange();
  const decisions = nextStatuses.filter(isLenderDecision);
  const moves = nextStatuses.filter((to) => !isLenderDecision(to));
  const awaitsTerms = useAwaitsTerms(id, nextStatuses.includes('complete'));
  const note = useId();
  const labelNow = applicationBadge(status).label;
  const labelOfTarget = applicationBadge(target ?? '').label;
  return (
    <Panel title={words.nextStep}>
      {nextStatuses.length === 0 ? (
        <p className="text-muted">{words.isOver}</p>
      ) : (
        <div className="grid gap-2">
          {decisions.length > 0 && (
            <Button size="small" onClick={() => setDeciding('record')}>
              {words.recordADecision}
            </Button>
          )}
          {moves.map((to) => (
            <Button
              key={to}
              size="small"
              variant={
                isNextStatus(status, to) && !(to === 'complete' && awaitsTerms) ? 'primary' : 'secondary'
              }
              aria-describedby={to === 'complete' && awaitsTerms ? note : undefined}
              onClick={() => setTarget(to)}
            >
              {words.moveTo(applicationBadge(to).label)}
            </Button>
          ))}
          {awaitsTerms && (
            <p id={note} className="text-sm text-muted">
              {words.awaitsTerms}
            </p>
          )}
          <p className="text-sm text-muted">{words.applicantIsTold}</p>
        </div>
      )}
      {application.canCorrectDecision && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setDeciding('correct')}
        >
          {words.correctTheDecision}
        </Button>
      )}
      <ReasonDialog
        open={target !== undefined}
        onOpenChange={(open) => !open && setTarget(undefined)}
        title={words.moveTo(labelOfTarget)}
        description={[
          words.moveQuestion(labelNow, labelOfTarget, target === undefined || canBeTakenBack(status, target)),
          target ? aboutChecklist(target, application) : '',
        ].join(' ')}
        submit={words.move}
        reason="optional"
        label={words.reasonOptional}
        hint={words.notRead}
        onSave={(reason) =>
          change(words.statusChanged, () => changeStatus(id, { status: target ?? status, reason, version }))
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
