import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import type { Transitions } from '#core/state-machine.ts';
import { type SlotId, slotRange } from '#features/calendar/domain.ts';

/** What becomes of a request, in the order in which it goes forward (decisions §4). */
export const CHARTER_STATUSES = [
  'pending',
  'reviewed',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'cancelled',
] as const;

export type CharterStatus = (typeof CHARTER_STATUSES)[number];

/**
 * Staff may skip forward and never go back, save for reopening what was cancelled; anything but a completed charter
 * can be cancelled (decisions §4, Request statuses).
 */
export const CHARTER_TRANSITIONS: Transitions<CharterStatus> = {
  pending: ['reviewed', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled'],
  reviewed: ['contacted', 'quoted', 'confirmed', 'completed', 'cancelled'],
  contacted: ['quoted', 'confirmed', 'completed', 'cancelled'],
  quoted: ['confirmed', 'completed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: ['pending'],
};

const BADGES = {
  pending: { label: 'Pending', colour: 'yellow' },
  reviewed: { label: 'Reviewed', colour: 'blue' },
  contacted: { label: 'Contacted', colour: 'purple' },
  quoted: { label: 'Quoted', colour: 'orange' },
  confirmed: { label: 'Confirmed', colour: 'green' },
  completed: { label: 'Completed', colour: 'grey' },
  cancelled: { label: 'Cancelled', colour: 'red' },
} as const satisfies Record<CharterStatus, { label: string; colour: string }>;

/** A status as a badge shows it (public-area §4). One that is not known is grey, under its own name. */
export function statusBadge(status: string): {
  readonly label: string;
  readonly colour: (typeof BADGES)[CharterStatus]['colour'];
} {
  return Object.hasOwn(BADGES, status) ? BADGES[status as CharterStatus] : { label: status, colour: 'grey' };
}

export const PRICING_TYPES = ['with_amenities', 'without_amenities'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** The booking form takes 1 to 12 guests (public-area §9); more are an event, with a quote of its own. */
export const MOST_GUESTS = 12;

/** The number a person reads out to name a request: the last eight characters of its id (public-area §2, Profile). */
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

/** The message that `readExtras` reads: exactly `Add-ons: a, b; Packages: c` (decisions §7). */
export function writeExtras({ addOns, packages }: ChosenExtras): string {
  return `Add-ons: ${addOns.join(', ')}; Packages: ${packages.join(', ')}`;
}

/** Why a request cannot be taken, at the field that it is about. */
export type RequestProblem = {
  readonly reason: 'date-past' | 'slot-begun' | 'too-many-guests';
  readonly path: 'startDate' | 'duration' | 'guestCount';
  readonly message: string;
};

/**
 * What stands against a request whatever the calendar says. A slot of today can be asked for until it begins; all times
 * are Miami's.
 */
export function problemsOf(
  request: { readonly startDate: CharterDay; readonly duration: SlotId; readonly guestCount: number },
  yacht: { readonly name: string; readonly capacity: number },
  now: Date,
): RequestProblem[] {
  const problems: RequestProblem[] = [];
  if (request.startDate < charterDayAt(now)) {
    problems.push({
      reason: 'date-past',
      path: 'startDate',
      message: 'Please choose a date that has not passed.',
    });
  } else if (slotRange(request.startDate, request.duration).from <= now) {
    problems.push({
      reason: 'slot-begun',
      path: 'duration',
      message: 'That time has already begun today. Please choose a later time or another date.',
    });
  }
  if (request.guestCount > yacht.capacity) {
    problems.push({
      reason: 'too-many-guests',
      path: 'guestCount',
      message: `${yacht.name} carries up to ${yacht.capacity} guests. Please choose fewer, or another yacht.`,
    });
  }
  return problems;
}
