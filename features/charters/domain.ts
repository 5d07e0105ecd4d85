import { hoursIn } from '#core/charter-hours.ts';
import { charterDayAt, daysEarlier } from '#core/charter-time.ts';
import type { ShownPicture } from '#core/pictures.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { slotAt } from '#features/calendar/domain/index.ts';
import { endedPaper } from '#features/fleet/domain/ending-papers.ts';
import {
  guestsInMode,
  MODES,
  type Mode,
  offeredGuests,
  type YachtPapers,
} from '#features/fleet/domain/lawful-guests.ts';
import { dayText } from '#words/days.ts';
import { words } from './words/index.ts';

/** Who can call off a confirmed charter: of what the business calls off, everything that was paid comes back (product 4.7). */
export const CALLED_OFF_BY = ['client', 'business'] as const;
export type CalledOffBy = (typeof CALLED_OFF_BY)[number];

/** How the causes of some mails to a client begin; what follows is the id of the quote, the change or the message. */
export const MAIL_CAUSES = {
  quoted: 'charter-quoted:',
  confirmed: 'charter-confirmed:',
  moved: 'charter-moved:',
  message: 'charter-message:',
  cancelled: 'charter-cancelled:',
} as const;

export const PRICING_TYPES = ['with_amenities', 'without_amenities'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** The orders in which the staff list can be sorted. */
export const BOOKING_SORTS = [
  'newest',
  'oldest',
  'departure',
  'latest-departure',
  'total',
  'customer',
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** The charter form takes 1 to 12 guests (product 4.2); more are an event, with a quote of its own. */
export const MOST_GUESTS = 12;

/** Whether staff can reach the client: by an email address, or by a phone number with at least seven digits. */
export const isReachable = (client: { readonly contactEmail: string; readonly contactPhone: string }) =>
  client.contactEmail !== '' || /(\D*\d){7}/.test(client.contactPhone);

/** The name of a charter's client after the client has been forgotten. */
export const FORMER_CLIENT = 'Former client';

/** Whether the client of a charter is still named. */
export const isNamed = ({ contactName }: { readonly contactName: string }) => contactName !== FORMER_CLIENT;

/** The request number that people read out: the last eight characters of the charter's id (product 4.12). */
export function requestNumber(id: string): string {
  return id.slice(-8);
}

/** The ids of the chosen add-ons and packages, as a request's message lists them. */
export type ChosenExtras = { readonly addOns: readonly string[]; readonly packages: readonly string[] };

const ID = /^[a-z0-9][a-z0-9-]*$/i;

/**
 * Reads the ids from a message of the form `Add-ons: a, b; Packages: c`; either part, or both lists, may be empty. Each id comes
 * once, in the message's order. Undefined when the message has another form, because a person wrote it.
 */
export function readExtras(message: string): ChosenExtras | undefined {
  // Split the message and compare it piece by piece: one pattern for all of it could take minutes on a malicious message.
  const parts = message
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const lists = new Map<string, readonly string[]>();
  for (const part of parts) {
    const colon = part.indexOf(':');
    const label = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const listed = part.slice(colon + 1).trim();
    const ids = listed === '' ? [] : listed.split(',').map((id) => id.trim());
    const isExpected = label === 'packages' ? !lists.has(label) : label === 'add-ons' && lists.size === 0;
    if (!isExpected || !ids.every((id) => ID.test(id))) return undefined;
    lists.set(label, [...new Set(ids)]);
  }
  return { addOns: lists.get('add-ons') ?? [], packages: lists.get('packages') ?? [] };
}

/** Writes the message that `readExtras` reads: exactly `Add-ons: a, b; Packages: c` (product 4.11). */
export function writeExtras({ addOns, packages }: ChosenExtras): string {
  return `Add-ons: ${addOns.join(', ')}; Packages: ${packages.join(', ')}`;
}

/** Why a request is refused, and the form field that the reason is about. */
export type RequestProblem = {
  readonly reason:
    | 'date-past'
    | 'slot-begun'
    | 'too-many-guests'
    | 'mode-not-offered'
    | 'papers-lapsed'
    | 'outside-hours';
  readonly path: 'startDate' | 'duration' | 'startTime' | 'guestCount' | 'mode';
  readonly message: string;
  /** The message for staff, which may name the yacht's papers; visitors never learn about them. */
  readonly forStaff?: string;
};

/**
 * How many guests a yacht carries. Only the server knows her papers; the browser has only the capacity that the server answered.
 */
export type Carrying = { readonly name: string; readonly capacity: number; readonly papers?: YachtPapers };

/** When a charter sails, with how many guests and, once that is settled, in which mode. */
export type Sailing = {
  readonly range: TimeRange;
  readonly guestCount: number;
  readonly mode?: Mode | undefined;
};

/**
 * The most guests that the yacht may carry on every day of a charter, in one mode or, before that is settled, in either. A
 * certificate can end during the charter (product 2.15), so the first and the last day are both checked.
 */
export function carriedIn({ from, to }: TimeRange, { capacity, papers }: Carrying, mode?: Mode): number {
  if (!papers) return capacity;
  const yacht = { capacity, papers };
  const most = (at: Date) => {
    const day = charterDayAt(at);
    return mode ? guestsInMode(yacht, mode, day) : offeredGuests(yacht, day);
  };
  return Math.min(most(from), most(to));
}

/**
 * The mode in which a charter is let (product 4.20): the preferred one if so many guests are lawful in it, else crewed, else
 * bareboat. If they are lawful in neither, a mode in which the yacht is chartered at all.
 */
export function modeFor({ range, guestCount }: Sailing, yacht: Carrying, preferred?: Mode): Mode {
  const modes = preferred ? [preferred, ...MODES] : MODES;
  const carried = (mode: Mode) => carriedIn(range, yacht, mode);
  return (
    modes.find((mode) => guestCount <= carried(mode)) ?? modes.find((mode) => carried(mode) > 0) ?? 'crewed'
  );
}

/**
 * The reasons against a request that do not depend on the calendar or the yacht's hours: its day, its time, its guests, the
 * yacht's papers. A time of today can be requested until it begins. All times are Miami's.
 */
export function problemsOf(request: Sailing, yacht: Carrying, now: Date): RequestProblem[] {
  const problems: RequestProblem[] = [];
  const time = hoursIn(request.range);
  if (time.day < charterDayAt(now)) {
    problems.push({
      reason: 'date-past',
      path: 'startDate',
      message: words.dateNotPassed,
    });
  } else if (request.range.from <= now) {
    problems.push({
      reason: 'slot-begun',
      path: slotAt(time) ? 'duration' : 'startTime',
      message: words.timeBegun,
    });
  }
  return [...problems, ...papersProblems(request, yacht, now)];
}

/** What the yacht's papers have against a charter: one that ends before the charter does (product 2.16), or too many guests. */
export function papersProblems(request: Sailing, yacht: Carrying, now: Date): RequestProblem[] {
  const ended = yacht.papers && endedPaper(yacht.papers, charterDayAt(request.range.to), charterDayAt(now));
  const tooMany = guestsProblem(request, yacht);
  const problems: RequestProblem[] = [];
  if (ended)
    problems.push({
      reason: 'papers-lapsed',
      path: 'startDate',
      message: words.askUsFor(yacht.name),
      forStaff: words.paperEnds[ended.paper](yacht.name, dayText(ended.lastDay, 'plain')),
    });
  if (tooMany) problems.push(tooMany);
  return problems;
}

/** The refusal when the yacht may not carry so many guests in that time (product 2.15); null when she may. */
export function guestsProblem({ range, guestCount, mode }: Sailing, yacht: Carrying): RequestProblem | null {
  return guestsRefused({ guestCount, mode }, yacht.name, (way) => carriedIn(range, yacht, way));
}

/**
 * Like `guestsProblem`, for callers that know only how many guests the yacht carries.
 *
 * @param carried the most guests in one mode or, without a mode, in either
 */
export function guestsRefused(
  { guestCount, mode }: Omit<Sailing, 'range'>,
  name: string,
  carried: (mode?: Mode) => number,
): RequestProblem | null {
  const most = carried(mode);
  if (guestCount <= most) return null;
  if (mode && most === 0) {
    return { reason: 'mode-not-offered', path: 'mode', message: words.notInMode[mode](name) };
  }
  const isMost = !mode || most === carried();
  const message = isMost ? words.carriesUpTo(name, most) : words.carriesInMode[mode](name, most);
  return { reason: 'too-many-guests', path: 'guestCount', message };
}

type Standing = Omit<Sailing, 'range'> & { readonly departsAt: Date; readonly returnsAt: Date };

const sailingOf = (charter: Standing): Sailing => ({
  ...charter,
  range: { from: charter.departsAt, to: charter.returnsAt },
});

/** Like `guestsProblem` and `papersProblems`, for a stored charter. */
export const guestsProblemOf = (charter: Standing, yacht: Carrying) =>
  guestsProblem(sailingOf(charter), yacht);
export const papersProblemsOf = (charter: Standing, yacht: Carrying, now: Date) =>
  papersProblems(sailingOf(charter), yacht, now);

const HOUR_MS = 3_600_000;

/** What a client needs to know before boarding: the yacht's picture and marina, when to arrive, and the damage hold. */
export type Boarding = {
  /** Whether the yacht is in the fleet; one that has left it has no page. */
  readonly isInFleet: boolean;
  /** Empty when it is not known, or when the yacht has left the fleet. */
  readonly marina: string;
  /** Null when the yacht has left the fleet. */
  readonly picture: ShownPicture | null;
  readonly arriveMinutesEarly: number;
  /** The amount held on a card against damage (product 4.23); 0: no hold. */
  readonly damageHoldCents: number;
};

/** When a client should be at the dock. `minutesEarly` before departure is a setting. */
export function arrivalOf({ departsAt }: { readonly departsAt: Date }, minutesEarly: number): Date {
  return new Date(departsAt.getTime() - minutesEarly * 60_000);
}

/** How many hours before departure a client must cancel to get back the whole amount (less the fee), or half (product 4.7). */
const REFUND_HOURS = { whole: 168, half: 72 } as const;

/**
 * Whether departure is a week or more away, by the hours or by the calendar, whichever is later: in the week in which the clocks
 * go forward, seven days are 167 hours.
 */
export const isAWeekAhead = (departsAt: Date, now: Date): boolean =>
  departsAt.getTime() - now.getTime() >= REFUND_HOURS.whole * HOUR_MS || now <= daysEarlier(departsAt, 7);

/**
 * How many percent of the paid amount go back to a client who cancels: all but the fee from a week before departure, half from
 * three days before, nothing after that.
 */
export function refundPercent(departsAt: Date, feePercent: number, now: Date): number {
  if (isAWeekAhead(departsAt, now)) return 100 - feePercent;
  return departsAt.getTime() - now.getTime() >= REFUND_HOURS.half * HOUR_MS ? 50 : 0;
}

/** The two reminders before a departure, and how many hours before it each is due (product 4.8). */
export const REMINDERS = { week: 168, day: 24 } as const;
export type Reminder = keyof typeof REMINDERS;

const remindedAt = (departsAt: Date, reminder: Reminder) =>
  new Date(departsAt.getTime() - REMINDERS[reminder] * HOUR_MS);

/**
 * The first reminder of a charter that is agreed on at this moment, undefined when it has none. A reminder is left out if it was
 * due before: the confirmation has just said the same.
 */
export const firstReminder = (departsAt: Date, agreedAt: Date): Reminder | undefined =>
  (['week', 'day'] as const).find((reminder) => agreedAt < remindedAt(departsAt, reminder));

/**
 * The reminder that is due for a confirmed charter; null when none is. One that was due before the charter was agreed on is left
 * out, as `firstReminder` says. When both are due, the day's reminder replaces the week's.
 */
export function reminderDue(
  { departsAt, agreedAt }: { readonly departsAt: Date; readonly agreedAt: Date },
  now: Date,
): Reminder | null {
  if (now >= departsAt) return null;
  const latest = (['day', 'week'] as const).find((reminder) => remindedAt(departsAt, reminder) <= now);
  return latest && agreedAt < remindedAt(departsAt, latest) ? latest : null;
}
