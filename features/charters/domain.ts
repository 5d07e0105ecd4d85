import { hoursIn } from '#core/charter-hours.ts';
import { charterDayAt } from '#core/charter-time.ts';
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

export const PRICING_TYPES = ['with_amenities', 'without_amenities'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** How the team's list can be ordered. */
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

/** Whether a client can be told anything: by an email address, or by a phone number with enough digits to dial. */
export const isReachable = (client: { readonly contactEmail: string; readonly contactPhone: string }) =>
  client.contactEmail !== '' || /(\D*\d){7}/.test(client.contactPhone);

/** The number a person reads out to name a request: the last eight characters of its id (product 4.12). */
export function requestNumber(id: string): string {
  return id.slice(-8);
}

/** Add-ons and packages by their ids, as a request's message lists them. */
export type ChosenExtras = { readonly addOns: readonly string[]; readonly packages: readonly string[] };

const ID = /^[a-z0-9][a-z0-9-]*$/i;

/**
 * Reads the ids from a message of the form `Add-ons: a, b; Packages: c`; either part, or both lists, may be empty. Each
 * id once, in its order. Undefined when the message is not of that form but a person's words.
 */
export function readExtras(message: string): ChosenExtras | undefined {
  // Split and compared piece by piece: a pattern for the whole would take minutes over a message made for it.
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

/** The message that `readExtras` reads: exactly `Add-ons: a, b; Packages: c` (product 4.11). */
export function writeExtras({ addOns, packages }: ChosenExtras): string {
  return `Add-ons: ${addOns.join(', ')}; Packages: ${packages.join(', ')}`;
}

/** Why a request cannot be taken, at the field that it is about. */
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
  /** The same with what of her papers is known to staff alone. */
  readonly forStaff?: string;
};

/** What a yacht carries. Her papers are known to the server alone; elsewhere the capacity is that which it has answered. */
export type Carrying = { readonly name: string; readonly capacity: number; readonly papers?: YachtPapers };

/** When and with how many; and in which way, once that is settled. */
export type Sailing = {
  readonly range: TimeRange;
  readonly guestCount: number;
  readonly mode?: Mode | undefined;
};

/**
 * The most guests on every day of a charter, in one way or, before it is settled, in either: a certificate may end while it
 * lasts (product 2.15).
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
 * In which way a charter is let (product 4.20): the preferred one while so many guests are lawful in it, else with captain and
 * crew, else bareboat. Where they are lawful in neither, in one in which she is chartered.
 */
export function modeFor({ range, guestCount }: Sailing, yacht: Carrying, preferred?: Mode): Mode {
  const modes = preferred ? [preferred, ...MODES] : MODES;
  const carried = (mode: Mode) => carriedIn(range, yacht, mode);
  return (
    modes.find((mode) => guestCount <= carried(mode)) ?? modes.find((mode) => carried(mode) > 0) ?? 'crewed'
  );
}

/**
 * What stands against a request whatever the calendar says. A time of today can be asked for until it begins; all times
 * are Miami's.
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

/** What her papers have against a charter, whenever it is asked: one that ends before it does (product 2.16), too many guests. */
export function papersProblems(request: Sailing, yacht: Carrying, now: Date): RequestProblem[] {
  const ended = yacht.papers && endedPaper(yacht.papers, charterDayAt(request.range.to), charterDayAt(now));
  const tooMany = guestsProblem(request, yacht);
  return [
    ...(ended
      ? [
          {
            ...({ reason: 'papers-lapsed', path: 'startDate', message: words.askUsFor(yacht.name) } as const),
            forStaff: words.paperEnds[ended.paper](yacht.name, dayText(ended.lastDay, 'plain')),
          },
        ]
      : []),
    ...(tooMany ? [tooMany] : []),
  ];
}

/** What stands against so many guests, whenever it is asked (product 2.15); null where they may sail. */
export function guestsProblem({ range, guestCount, mode }: Sailing, yacht: Carrying): RequestProblem | null {
  return guestsRefused({ guestCount, mode }, yacht.name, (way) => carriedIn(range, yacht, way));
}

/**
 * The same, told what she carries.
 *
 * @param carried the most guests in one way, or in either
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

/** The same of a charter as it stands. */
export const guestsProblemOf = (charter: Standing, yacht: Carrying) =>
  guestsProblem(sailingOf(charter), yacht);
export const papersProblemsOf = (charter: Standing, yacht: Carrying, now: Date) =>
  papersProblems(sailingOf(charter), yacht, now);

const HOUR_MS = 3_600_000;

/** Which yacht to look for, where she lies, how early to be there, and what is held against damage. */
export type Boarding = {
  /** Empty when it is not known, or when she has left the fleet. */
  readonly marina: string;
  /** Null when she has left the fleet. */
  readonly picture: ShownPicture | null;
  readonly arriveMinutesEarly: number;
  /** What is held on a card against damage (product 4.23); 0: nothing. */
  readonly damageHoldCents: number;
};

/** When a client should be at the dock: so many minutes before departure, a setting. */
export function arrivalOf({ departsAt }: { readonly departsAt: Date }, minutesEarly: number): Date {
  return new Date(departsAt.getTime() - minutesEarly * 60_000);
}

/** How long before departure a charter must be cancelled for what comes back (product 4.7). */
export const REFUND_HOURS = { whole: 168, half: 72 } as const;

/**
 * What share of what was paid comes back, in percent: all but the fee a week or more before departure, half from three
 * days, then nothing.
 */
export function refundPercent(departsAt: Date, feePercent: number, now: Date): number {
  const hoursBefore = (departsAt.getTime() - now.getTime()) / HOUR_MS;
  if (hoursBefore >= REFUND_HOURS.whole) return 100 - feePercent;
  return hoursBefore >= REFUND_HOURS.half ? 50 : 0;
}

/** The two reminders before a departure, with how many hours ahead each is due (product 4.8). */
export const REMINDERS = { week: 168, day: 24 } as const;
export type Reminder = keyof typeof REMINDERS;

/**
 * The reminder that is due for a confirmed charter; null when none is. One that would have been due before its time was
 * agreed is left out: the confirmation has just said the same. A week's reminder gives way to the day's.
 */
export function reminderDue(
  charter: { readonly departsAt: Date; readonly agreedAt: Date },
  now: Date,
): Reminder | null {
  if (now >= charter.departsAt) return null;
  const dueAt = (reminder: Reminder) => new Date(charter.departsAt.getTime() - REMINDERS[reminder] * HOUR_MS);
  const latest = (['day', 'week'] as const).find((reminder) => dueAt(reminder) <= now);
  return latest && charter.agreedAt < dueAt(latest) ? latest : null;
}
