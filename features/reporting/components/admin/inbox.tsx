import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { sendMailAgain } from '#features/notifications/components/admin/calls.ts';
import { useListState } from '#ui/admin/list-state.ts';
import { useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import { ageText, instantText } from '#words/instants.ts';
import type { OverviewAnswer, WaitingAnswer } from '../../schema.ts';
import { Panel } from './panel.tsx';
import { words } from './words/index.ts';

type Reason = WaitingAnswer['reasons'][number];

/** The address at which each kind of case is handled. */
const OPENED_AT = {
  charter: (id: string) => `/admin/bookings?open=${id}`,
  inquiry: (id: string) => `/admin/inquiries?open=${id}`,
  application: (id: string) => `/admin/financing/${id}`,
  yacht: (id: string) => `/admin/yachts?edit=${encodeURIComponent(id)}`,
  privacy: () => '/admin/customers?privacy=1',
} as const satisfies Record<WaitingAnswer['kind'], (id: string) => string>;

/** The filters of a long list, by reason. */
const PARTS = [
  { name: 'requests', reasons: ['request'] },
  { name: 'inquiries', reasons: ['inquiry'] },
  { name: 'quotes', reasons: ['quote'] },
  { name: 'financing', reasons: ['reply', 'document', 'decision'] },
  { name: 'emails', reasons: ['mail'] },
  { name: 'papers', reasons: ['paper'] },
  { name: 'departures', reasons: ['departure', 'over'] },
  { name: 'privacy', reasons: ['erase', 'export'] },
] as const satisfies readonly { name: string; reasons: readonly Reason['for'][] }[];
type Part = (typeof PARTS)[number];

/** How many cases the list shows at first. */
const SHOWN = 8;

const isOf = ({ reasons }: WaitingAnswer, part: Part) =>
  reasons.some((reason) => part.reasons.some((name) => name === reason.for));

/** The failed mail that the line names; of several, the case itself shows which there are, to be sent one by one. */
const onlyFailedMail = ({ reasons }: WaitingAnswer) =>
  reasons.find((reason) => reason.for === 'mail' && reason.count === 1)?.mailId;

interface ReasonText {
  readonly text: string;
  readonly isUrgent: boolean;
}

/** The reason in words; `isUrgent` if it is late or due soon. */
function reasonText({ for: name, count, due, note }: Reason, now: number | undefined): ReasonText {
  // The meaning of `due` depends on the reason: an instant, a day, or nothing.
  switch (name) {
    case 'request':
      return { text: words.charterRequest, isUrgent: false };
    case 'inquiry':
      return { text: words.inquiry, isUrgent: false };
    case 'quote': {
      const isPast = now !== undefined && due !== null && Date.parse(due) < now;
      return {
        text: (isPast ? words.quoteLapsed : words.quoteLapses)(due && instantText(due, 'short')),
        isUrgent: isPast,
      };
    }
    case 'reply':
      return { text: words.unansweredReplies(count), isUrgent: false };
    case 'document':
      return { text: words.documentsToReview(count), isUrgent: false };
    case 'decision':
      return { text: words.decisionDue(due && dayText(due, 'short')), isUrgent: false };
    case 'departure':
      return {
        text: words.departsMissing(due && instantText(due, 'short'), count),
        isUrgent:
          now !== undefined && due !== null && charterDayAt(new Date(due)) <= charterDayAt(new Date(now)),
      };
    case 'over':
      return { text: words.notCompleted(due && instantText(due, 'short')), isUrgent: true };
    case 'erase':
      return { text: words.erasureToAgree(note), isUrgent: false };
    case 'export':
      return { text: words.exportToAgree(note), isUrgent: false };
    case 'mail':
      return { text: words.emailsFailed(count, note), isUrgent: true };
    case 'paper': {
      const hasEnded = now !== undefined && due !== null && due < charterDayAt(new Date(now));
      const paper = words.papers[note ?? ''] ?? note ?? '';
      const say = hasEnded ? words.paperEnded : words.paperEnds;
      return {
        text: say(paper, due && dayText(due, 'short'), count - 1),
        isUrgent: hasEnded,
      };
    }
  }
}

const subscribeToNothing = () => () => undefined;

/** The cases that wait for the team, the oldest first, each with its age; pressing one opens the screen that handles it. */
export function Inbox({ overview }: { overview: OverviewAnswer | undefined }) {
  // Use the browser's clock only after hydration, because the server's time differs.
  const [openedAt] = useState(Date.now);
  const now = useSyncExternalStore(
    subscribeToNothing,
    () => openedAt,
    () => undefined,
  );
  const may = useMay();
  const { press, isPending } = useChange();
  const [sent, setSent] = useState('');
  const sendAgain = (id: string) => {
    setSent(id);
    void press(words.sendingAgain, () => sendMailAgain(id));
  };
  const list = useListState();
  const [isWhole, setWhole] = useState(false);
  const waiting = overview?.waiting;
  const parts = PARTS.flatMap((one) => {
    const count = waiting?.filter((item) => isOf(item, one)).length ?? 0;
    return count > 0 ? [{ one, count }] : [];
  });
  // A filter under which nothing waits any more counts as none.
  const part = parts.find(({ one }) => one.name === list.get('waiting'))?.one;
  const narrowed = waiting?.filter((item) => !part || isOf(item, part)) ?? [];
  const shown = isWhole ? narrowed : narrowed.slice(0, SHOWN);
  return (
    <Panel
      id="waiting"
      title={waiting ? words.waitingCount(waiting.length) : words.waiting}
      {...(may('charters', 'reads')
        ? {
            to: '/admin/bookings?status=pending&sort=oldest',
            more: overview?.unanswered ? words.allUnanswered(overview.unanswered) : words.unanswered,
          }
        : { to: '/admin/financing', more: words.allApplications })}
    >
      {!waiting ? (
        <Skeleton className="h-64" />
      ) : waiting.length === 0 ? (
        <p className="text-muted">{words.nothingWaits}</p>
      ) : (
        <>
          {parts.length > 1 && (
            <div className="flex flex-wrap gap-2">
              {parts.map(({ one, count }) => (
                <ToggleChip
                  key={one.name}
                  pressed={part === one}
                  onClick={() => list.show({ waiting: part === one ? null : one.name })}
                >
                  {words.parts[one.name]} <span className="tabular">{count}</span>
                </ToggleChip>
              ))}
            </div>
          )}
          <ul className="overview-list">
            {shown.map((item) => {
              const mailId = onlyFailedMail(item);
              return (
                <li key={item.id} className="inbox-item">
                  <Line item={item} now={now} />
                  {mailId && may('mails', 'changes') && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={words.sendAgainTo(item.name)}
                      busy={isPending && sent === mailId}
                      onClick={() => sendAgain(mailId)}
                    >
                      {words.sendAgain}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {narrowed.length > SHOWN && (
            <p>
              <Button variant="quiet" size="small" onClick={() => setWhole(!isWhole)}>
                {isWhole ? words.showFewer : words.showAll(narrowed.length)}
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
        <span className="block text-sm text-muted wrap-anywhere">{about}</span>
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
        {now !== undefined && words.waitingFor(ageText(item.since, now))}
      </span>
    </Link>
  );
}
