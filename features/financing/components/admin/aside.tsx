import { useState } from 'react';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { setLegalHold } from './calls.ts';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { calendarDayOf, clockWords, historyWords } from './told.ts';
import { words } from './words/index.ts';

/** The day by which the applicant must be told of the decision. */
export function Clock({ application: { clock, status } }: { application: DossierAnswer }) {
  return (
    <Panel title={words.decisionClock}>
      {clock ? (
        <>
          <p className={clock.daysLeft < 0 ? 'font-semibold text-status-red' : 'font-semibold'}>
            {clockWords(clock)}
          </p>
          <p>{words.mustBeToldBy(calendarDayOf(clock.dueOn))}</p>
        </>
      ) : (
        <p>{stillClockWords(status)}</p>
      )}
      <p className="text-sm text-muted">{words.regulationB}</p>
    </Panel>
  );
}

function stillClockWords(status: string): string {
  if (status === 'withdrawn') return words.clockWithdrawn;
  return status === 'needs_docs' || status === 'draft' ? words.clockPaused : words.clockStopped;
}

/** Sets or lifts the legal hold, which keeps an application from every deletion. */
export function LegalHold({ application: { id, hasLegalHold } }: { application: DossierAnswer }) {
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange();
  const action = hasLegalHold ? words.liftHold : words.setHold;
  return (
    <Panel title={words.legalHold}>
      <p>{hasLegalHold ? words.isHeld : words.isNotHeld}</p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={action}
        submit={action}
        hint={words.holdHint}
        onSave={(reason) =>
          change(hasLegalHold ? words.holdLifted : words.holdSet, () =>
            setLegalHold(id, { hold: !hasLegalHold, reason }),
          )
        }
      />
    </Panel>
  );
}

/** The history of an application: what was done, by whom and why, newest first. */
export function History({ application: { history } }: { application: DossierAnswer }) {
  return (
    <Panel title={words.history}>
      <ol className="grid gap-3">
        {history.map((entry) => (
          <li key={entry.id} className="border-l-2 border-line pl-3">
            <p className="break-words">{historyWords(entry)}</p>
            {entry.reason && <p className="text-sm break-words">{entry.reason}</p>}
            <p className="text-sm text-muted">
              {words.doers[entry.changedBy] ?? entry.changedBy},{' '}
              <time dateTime={entry.changedAt}>{instantText(entry.changedAt, 'plain')}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
