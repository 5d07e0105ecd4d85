import { readTab, writeTab } from '#core/tab-storage.ts';
import type { BookingValues } from './booking-values.ts';

const DRAFT = 'miami-flow:booking-draft';

/** What survives a reload in the tab: everything typed and chosen but the notes. */
export interface BookingDraft {
  /** The address's query at the time: another one carries its own choices, which then win over these. */
  readonly query: string;
  readonly values: Partial<BookingValues>;
  readonly chosenIds: readonly string[];
}

export function readDraft(): BookingDraft | null {
  return readTab<BookingDraft>(DRAFT);
}

export function keepDraft(draft: BookingDraft | null): void {
  writeTab(DRAFT, draft);
}
