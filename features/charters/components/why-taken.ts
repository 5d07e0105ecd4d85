import type { SlotState } from '#features/calendar/domain/index.ts';
import { words } from '../words/index.ts';

/** Why a time can't be chosen, for the visitor; empty for a free time. */
export function whyTaken(state: SlotState): string {
  return words.taken[state];
}
