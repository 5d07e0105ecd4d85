import type { SlotState } from '#features/calendar/domain/index.ts';

/** Why a time cannot be had, as a visitor reads it; empty for one that can. */
export const WHY_TAKEN: Readonly<Record<SlotState, string>> = {
  free: '',
  past: 'Already begun',
  booked: 'Booked',
  held: 'On hold for another guest',
  blocked: 'Not available',
};
