import { useState } from 'react';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { setLegalHold } from './calls.ts';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { calendarDayOf, clockWords, historyWords } from './words.ts';

/** Until when the applicant must have been told of the decision. */
export function Clock({ application: { clock, status } }: { application: DossierAnswer }) {
  return (
    <Panel title="Decision clock">
      {clock ? (
        <>
          <p className={clock.daysLeft < 0 ? 'font-semibold text-status-red' : 'font-semibold'}>
            {clockWords(clock)}
          </p>
          <p>The applicant must be told by {calendarDayOf(clock.dueOn)}.</p>
        </>
      ) : (
        <p>
          {status === 'needs_docs' || status === 'draft'
            ? 'It is paused while documents are outstanding.'
            : 'It has stopped: the applicant has an answer.'}
        </p>
      )}
      <p className="text-sm text-muted">Regulation B: 30 days from a complete application.</p>
    </Panel>
  );
}

/** Holds an application against every deletion. */
export function LegalHold({ application: { id, hasLegalHold } }: { application: DossierAnswer }) {
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange();
  const action = hasLegalHold ? 'Lift legal hold' : 'Set legal hold';
  return (
    <Panel title="Legal hold">
      <p>
        {hasLegalHold
          ? 'Held: nothing of this application is deleted, however old it becomes.'
          : 'Not held: the application and its files are deleted when their retention period ends.'}
      </p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={action}
        submit={action}
        hint="A case number, or who asked for it."
        onSave={(reason) =>
          change(hasLegalHold ? 'Legal Hold Lifted' : 'Legal Hold Set', () =>
            setLegalHold(id, { hold: !hasLegalHold, reason }),
          )
        }
      />
    </Panel>
  );
}

/** What was done to an application, by whom and why, the newest first. */
export function History({ application: { history } }: { application: DossierAnswer }) {
  return (
    <Panel title="History">
      <ol className="grid gap-3">
        {history.map((entry) => (
          <li key={entry.id} className="border-l-2 border-line pl-3">
            <p className="break-words">{historyWords(entry)}</p>
            {entry.reason && <p className="text-sm break-words">{entry.reason}</p>}
            <p className="text-sm text-muted">
              {entry.changedBy},{' '}
              <time dateTime={entry.changedAt}>{instantText(entry.changedAt, 'plain')}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
