import { FIRST_LANGUAGE } from '#core/language.ts';
import { ok } from '#core/result.ts';
import { timeName } from '#features/calendar/domain/times.ts';
import { isTimeFree, releaseTime } from '#features/calendar/service.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { statusAfter } from '../policy/moments.ts';
import type { Charter } from '../repository/index.ts';
import type { MoveBody } from '../schema/index.ts';
import { agreeAnew } from './agreements.ts';
import { applyEvent, type Changer, type ChangeWords, changeCharter, putOnCalendar } from './change.ts';
import { mailMoved } from './mails.ts';
import { billMoved } from './money.ts';
import {
  estimateAt,
  fieldsOf,
  modeAt,
  otherGuests,
  PLACE,
  type Place,
  placeOf,
  problemAt,
  withGuests,
} from './quoting.ts';
import { datesTaken } from './taken.ts';

/**
 * Moves a charter to another day, time or yacht, or changes its captain (the mode) or its number of guests. A confirmed charter gives back its old time
 * for the new one, both or neither; its agreed price stays, and its client is mailed. A charter that is only requested is priced
 * anew. If it has this captain already, that is answered as done and nobody is mailed.
 *
 * Refused with `dates-taken` and the nearest free times; `date-past`; `slot-begun`; `too-many-guests`; `mode-not-offered`;
 * `unknown-yacht`; or like `applyEvent`: a quoted charter is moved by a new quote.
 */
export async function moveCharter(deps: Deps, id: string, to: MoveBody, by: Changer) {
  return changeCharter(deps, id, async (within, before) => {
    const now = within.now();
    const found = await placeOf(within, before, to, holdBookableYacht);
    if (!found.ok) return found;
    const place = found.value;
    const { yacht, range } = place;
    const asked = withGuests(before, to);
    const { guestCount } = asked;
    const mode = modeAt(place, asked, to.mode);
    const changes = whatChanges(before, { guestCount, mode });
    const isAway = isElsewhere(place, before);
    // A move to the charter's own place is handled like any other move: it checks again that the time is free.
    const isMoved = isAway || (changes.length === 0 && PLACE.some((key) => to[key] !== undefined));
    const isMovable = statusAfter('move', before.status) !== null;
    if (isMovable && !isMoved && changes.length === 0 && isCurrent(to, before)) return ok(before);
    const problem = problemAt(place, { guestCount, mode }, now);
    if (problem) return problem;
    const isConfirmed = before.status === 'confirmed';
    const changed = await applyEvent(
      within,
      before,
      'move',
      by,
      {
        ...to,
        reason: [...(isMoved ? [whence(before)] : []), ...changes, to.reason].filter(Boolean).join(' '),
      },
      {
        ...fieldsOf(place),
        guestCount,
        mode,
        ...(await agreedBy(within, place, before)),
      },
    );
    if (!changed.ok) return changed;
    const { charter } = changed.value;
    if (!(await takePlace(within, place, charter, isAway)))
      return datesTaken(within, yacht, { ...charter, range }, id);
    if (isConfirmed) {
      const hold = isAway ? await billMoved(within, changed.value, before) : null;
      await mailMoved(within, changed.value, before, hold);
      await agreeAnew(within, charter);
    }
    return ok(charter);
  });
}

/**
 * Takes the place of a moved charter; false when it is taken. A request only needs it free; made of a hold, it gives that up when
 * it goes elsewhere.
 */
async function takePlace(deps: Deps, { yacht, range }: Place, charter: Charter, isAway: boolean) {
  if (charter.status === 'confirmed') return putOnCalendar(deps, yacht, charter);
  if (isAway) await releaseTime(deps, charter.id);
  return isTimeFree(deps, yacht, range, charter.id);
}

/**
 * The agreement fields after a move. A confirmed charter in another place counts as agreed on now. Any other charter gets a new
 * estimate and loses its quoted price, because both were for the old place.
 */
async function agreedBy(deps: Deps, place: Place, before: Charter) {
  if (before.status !== 'confirmed')
    return { estimate: await estimateAt(deps, place, before), quotedCents: null };
  return isElsewhere(place, before) ? { agreedAt: deps.now() } : {};
}

const isElsewhere = ({ yacht, range }: Place, { yachtId, departsAt, returnsAt }: Charter) =>
  yacht.id !== yachtId || +range.from !== +departsAt || +range.to !== +returnsAt;

/** Whether the change was made on the charter's newest version, or named no version. */
const isCurrent = ({ version }: ChangeWords, before: Charter) =>
  version === undefined || version === before.version;

const WAYS: Readonly<Record<Mode, string>> = { crewed: 'with captain and crew', bareboat: 'bareboat' };

/** From where a charter moved, as a sentence for the history. In English, because all staff share one history. */
function whence(before: Charter): string {
  const time = inLanguage(FIRST_LANGUAGE, () =>
    timeName({ from: before.departsAt, to: before.returnsAt }, true),
  );
  return `Moved from ${before.yachtName}, ${before.startOn}, ${time}.`;
}

/** What a move changes beside the place, as sentences for the history. */
const whatChanges = (before: Charter, now: Pick<Charter, 'guestCount' | 'mode'>): string[] => [
  ...(now.mode === before.mode ? [] : [`Captain: ${WAYS[now.mode]} instead of ${WAYS[before.mode]}.`]),
  ...otherGuests(before, now),
];
