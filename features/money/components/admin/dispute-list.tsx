import { type ComponentProps, useState } from 'react';
import { IfMay } from '#ui/admin/rights.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { disputeText } from './card-words.ts';
import { DisputeAnswer } from './dispute-answer.tsx';
import { words } from './words/index.ts';

type Dispute = StaffMoneyAnswer['disputes'][number];

const COLOURS = { inquiry: 'orange', open: 'red', closed: 'grey', won: 'green', lost: 'red' } as const;

/** The payments and the kept damage money that the client's bank disputes, each with its answer (product 4.25). */
export function DisputeList({ charterId, disputes }: { charterId: string; disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-muted">{words.disputed}</h4>
      <ul className="grid">
        {disputes.map((dispute) => (
          <li key={dispute.id} className="grid gap-2 border-b border-line py-2 first:border-t">
            <span>
              <span className="tabular font-semibold">{formatCents(dispute.cents)}</span>{' '}
              <Badge colour={COLOURS[dispute.state]}>{words.disputeStates[dispute.state]}</Badge>
              <span className="block text-sm text-muted">
                {dispute.isOfHold && `${words.disputedOfHold}. `}
                {disputeText(dispute.reason)}
              </span>
              <DueLine dispute={dispute} />
            </span>
            <IfMay area="charters" doing="changes">
              <FoldedAnswer charterId={charterId} disputeId={dispute.id} isUnderWay={dispute.isUnderWay} />
            </IfMay>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reads the answer when it is first opened. Closed, it stays mounted and keeps what was typed. */
function FoldedAnswer(dispute: ComponentProps<typeof DisputeAnswer>) {
  const [state, setState] = useState<'unread' | 'open' | 'closed'>('unread');
  const isOpen = state === 'open';
  return (
    <>
      <p>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setState(isOpen ? 'closed' : 'open')}
        >
          {isOpen ? words.closeAnswer : words.openAnswer}
        </Button>
      </p>
      {state !== 'unread' && (
        <div hidden={!isOpen} className="pt-2">
          <DisputeAnswer {...dispute} />
        </div>
      )}
    </>
  );
}

function DueLine({ dispute: { state, respondBy, isAnswered, isNear } }: { dispute: Dispute }) {
  if (state !== 'open' && state !== 'inquiry') return null;
  if (isAnswered) return <span className="block text-sm">{words.answered}</span>;
  if (respondBy === null) return null;
  const when = instantText(respondBy, 'short');
  const isLate = new Date(respondBy).getTime() < Date.now();
  return (
    <span className={isNear ? 'block font-semibold text-urgent-strong' : 'block text-sm text-muted'}>
      {isLate ? words.answerWasDue(when) : words.answerBy(when)}
    </span>
  );
}
