import { SLOT_IDS, type TimeRange } from '#features/calendar/domain/index.ts';
import { askedHours, type TimeOfDay } from '#features/calendar/domain/times.ts';
import { CHARTER_STATES } from '../policy/states.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

/** The moments of a charter, as API answers have them. */
export type Trip = { readonly departsAt: string; readonly returnsAt: string };

export const rangeOf = ({ departsAt, returnsAt }: Trip): TimeRange => ({
  from: new Date(departsAt),
  to: new Date(returnsAt),
});

/** Why the quote of a quoted charter can't be accepted any more; undefined while it can, and for every other charter. */
export function whyQuoteIsOver({
  status,
  departsAt,
  boarding,
}: Pick<ClientCharterAnswer, 'status' | 'departsAt' | 'boarding'>): string | undefined {
  if (status !== 'quoted') return undefined;
  if (new Date(departsAt) <= new Date()) return words.quoteDayPassed;
  return boarding.isInFleet ? undefined : words.quotedYachtGone;
}

/** Whether the charter is confirmed and not over: until somebody marks it as completed, only the clock tells. */
export const isToCome = ({ status, returnsAt }: Pick<ClientCharterAnswer, 'status' | 'returnsAt'>): boolean =>
  status === 'confirmed' && new Date(returnsAt) > new Date();

/** Whether the charter is to come and the yacht has not left yet: then its client prepares for it. */
export const isToSail = (charter: Pick<ClientCharterAnswer, 'status' | 'returnsAt' | 'hasLeft'>): boolean =>
  isToCome(charter) && !charter.hasLeft;

/** An offered time, as a refusal has it. */
type Offered = {
  readonly startDate: string;
  readonly duration: string;
  readonly startTime?: string | undefined;
  readonly hours?: number | undefined;
};

/** Converts the offered times of a refusal to times that the form can choose. */
export const readOffers = (offered: readonly Offered[]): TimeOfDay[] =>
  offered.flatMap(({ startDate: day, duration, ...other }) => {
    const slot = SLOT_IDS.find((id) => id === duration);
    return slot ? [{ day, ...askedHours({ ...other, duration: slot }) }] : [];
  });

/** Whether the price shows what is due first and later: not when payments show it already, nor when the charter is over. */
export const saysWhatIsDue = ({ money, status }: Pick<ClientCharterAnswer, 'money' | 'status'>) =>
  money === null && !CHARTER_STATES[status].isOver;
