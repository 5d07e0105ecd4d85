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

/** What this tab keeps under that name. Storage is refused in some private windows; the form works without it. */
export function readTab<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or refused: nothing is kept, nothing else changes.
  }
}
