import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { sendMailsAgain } from '#features/notifications/components/admin/calls.ts';
import { useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { sentenceOf } from '#ui/trouble.ts';
import { counted } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { ageText, instantText } from '#words/instants.ts';
import type { OverviewAnswer, WaitingAnswer } from '../../schema.ts';
import { Panel } from './panel.tsx';

type Reason = WaitingAnswer['reasons'][number];

/** Where each case is answered. */
const OPENED_AT = {
  charter: (id: string) => `/admin/bookings?open=${id}`,
  inquiry: (id: string) => `/admin/inquiries?open=${id}`,
  application: (id: string) => `/admin/financing/${id}`,
  yacht: (id: string) => `/admin/yachts?edit=${encodeURIComponent(id)}`,
} as const satisfies Record<WaitingAnswer['kind'], (id: string) => string>;

/** What a list of many is narrowed to. */
const PARTS = [
  { label: 'Requests', reasons: ['request'] },
  { label: 'Inquiries', reasons: ['inquiry'] },
  { label: 'Quotes', reasons: ['quote'] },
  { label: 'Financing', reasons: ['reply', 'document', 'decision'] },
  { label: 'Emails', reasons: ['mail'] },
  { label: 'Papers', reasons: ['paper'] },
  { label: 'Departures', reasons: ['departure'] },
] as const satisfies readonly { label: string; reasons: readonly Reason['for'][] }[];
type Part = (typeof PARTS)[number];

/** So many are read at a glance. */
const SHOWN = 8;

const isOf = ({ reasons }: WaitingAnswer, part: Part) =>
  reasons.some((reason) => part.reasons.some((name) => name === reason.for));

interface ReasonText {
  readonly text: string;
  readonly isUrgent: boolean;
}

/** Why a case waits; what is late or urgent by its own clock is marked. */
function reasonText({ for: name, count, due, note }: Reason, now: number | undefined): ReasonText {
  // Of each kind only its own words are said: what is due is a moment for one, a day for another, and nothing for most.
  switch (name) {
    case 'request':
      return { text: 'Charter request', isUrgent: false };
    case 'inquiry':
      return { text: 'Inquiry', isUrgent: false };
    case 'quote': {
      const isPast = now !== undefined && due !== null && Date.parse(due) < now;
      return {
        text: `Quote ${isPast ? 'lapsed' : 'lapses'} ${due && instantText(due, 'short')}`,
        isUrgent: isPast,
      };
    }
    case 'reply':
      return { text: counted(count, 'unread reply', 'unread replies'), isUrgent: false };
    case 'document':
      return { text: `${counted(count, 'document')} to review`, isUrgent: false };
    case 'decision':
      return { text: `Decision due ${due && dayText(due, 'short')}`, isUrgent: false };
    case 'departure':
      return {
        text: `Departs ${due && instantText(due, 'short')}, ${counted(count, 'thing')} missing`,
        isUrgent:
          now !== undefined && due !== null && charterDayAt(new Date(due)) <= charterDayAt(new Date(now)),
      };
    case 'mail':
      return { text: `${counted(count, 'email')} failed: ${note}`, isUrgent: true };
    case 'paper': {
      const hasEnded = now !== undefined && due !== null && due < charterDayAt(new Date(now));
      const more = count > 1 ? ` and ${count - 1} more` : '';
      return {
        text: `${note} ${hasEnded ? 'ended' : 'ends'} ${due && dayText(due, 'short')}${more}`,
        isUrgent: hasEnded,
      };
    }
  }
}

const subscribeToNothing = () => () => undefined;

/** What waits for the team, the oldest first, each with its clock; a press opens where it is answered. */
export function Inbox({ overview }: { overview: OverviewAnswer | undefined }) {
  // The page's own clock only after it has been taken over: the server's is another.
  const [openedAt] = useState(Date.now);
  const now = useSyncExternalStore(
    subscribeToNothing,
    () => openedAt,
    () => undefined,
  );
  const may = useMay();
  const { change, isPending } = useChange();
  const [sent, setSent] = useState('');
  const sendAgain = (id: string) => {
    setSent(id);
    change('Sending again', () => sendMailsAgain(id)).catch((error: unknown) =>
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
    );
  };
  const [part, setPart] = useState<Part>();
  const [isWhole, setWhole] = useState(false);
  const waiting = overview?.waiting;
  const parts = PARTS.flatMap((one) => {
    const count = waiting?.filter((item) => isOf(item, one)).length ?? 0;
    return count > 0 ? [{ one, count }] : [];
  });
  const narrowed = waiting?.filter((item) => !part || isOf(item, part)) ?? [];
  const shown = isWhole ? narrowed : narrowed.slice(0, SHOWN);
  return (
    <Panel
      id="waiting"
      title={waiting ? `Waiting (${waiting.length})` : 'Waiting'}
      to="/admin/bookings?status=pending&sort=oldest"
      more={
        overview && overview.unanswered > 0
          ? `All ${counted(overview.unanswered, 'unanswered request')}`
          : 'Unanswered requests'
      }
    >
      {!waiting ? (
        <Skeleton className="h-64" />
      ) : waiting.length === 0 ? (
        <p className="text-muted">Nothing waits: every request, inquiry and document has been seen to.</p>
      ) : (
        <>
          {parts.length > 1 && (
            <div className="flex flex-wrap gap-2">
              {parts.map(({ one, count }) => (
                <ToggleChip
                  key={one.label}
                  pressed={part === one}
                  onClick={() => setPart(part === one ? undefined : one)}
                >
                  {one.label} <span className="tabular">{count}</span>
                </ToggleChip>
              ))}
            </div>
          )}
          <ul className="overview-list">
            {shown.map((item) => (
              <li key={item.id} className="inbox-item">
                <Line item={item} now={now} />
                {may('mails', 'changes') && item.reasons.some((reason) => reason.for === 'mail') && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Send again to ${item.name}`}
                    busy={isPending && sent === item.id}
                    onClick={() => sendAgain(item.id)}
                  >
                    Send again
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {narrowed.length > SHOWN && (
            <p>
              <Button variant="quiet" size="small" onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show all ${narrowed.length}`}
              </Button>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

function Line({ item, now }: { item: WaitingAnswer; now: number | undefined }) {
  const about = [item.about, item.on && dayText(item.on, 'short')].filter(Boolean).join(', ');
  return (
    <Link to={OPENED_AT[item.kind](item.id)} className="overview-line inbox-line">
      <span className="min-w-0">
        <span className="font-semibold">{item.name}</span>
        <span className="block truncate text-sm text-muted">{about}</span>
      </span>
      <span className="inbox-reasons">
        {item.reasons.map((reason) => {
          const { text, isUrgent } = reasonText(reason, now);
          return (
            <span key={reason.for} className={classes('inbox-reason', isUrgent && 'is-urgent')}>
              {text}
            </span>
          );
        })}
      </span>
      <span className="tabular text-sm text-end">
        {now !== undefined && `waiting ${ageText(item.since, now)}`}
      </span>
    </Link>
  );
}
