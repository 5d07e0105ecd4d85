import { SLOT_IDS, type TimeRange } from '#features/calendar/domain/index.ts';
import { askedHours, type TimeOfDay } from '#features/calendar/domain/times.ts';
import { CHARTER_STATES } from '../policy/states.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';

/** When a charter is, as its answers tell it. */
export type Trip = { readonly departsAt: string; readonly returnsAt: string };

export const rangeOf = ({ departsAt, returnsAt }: Trip): TimeRange => ({
  from: new Date(departsAt),
  to: new Date(returnsAt),
});

/** Whether its time has come: nothing of it can be accepted any more. */
export const hasBegun = ({ departsAt }: Trip): boolean => new Date(departsAt) <= new Date();

/** A time that a refusal offers. */
type Offered = {
  readonly startDate: string;
  readonly duration: string;
  readonly startTime?: string | undefined;
  readonly hours?: number | undefined;
};

/** The times that are offered, as they can be picked. */
export const readOffers = (offered: readonly Offered[]): TimeOfDay[] =>
  offered.flatMap(({ startDate: day, duration, ...other }) => {
    const slot = SLOT_IDS.find((id) => id === duration);
    return slot ? [{ day, ...askedHours({ ...other, duration: slot }) }] : [];
  });

/** Whether a charter's price says what is due first and what later: not once payments say it, nor of what is over. */
export const saysWhatIsDue = ({ money, status }: Pick<ClientCharterAnswer, 'money' | 'status'>) =>
  money === null && !CHARTER_STATES[status].isOver;
