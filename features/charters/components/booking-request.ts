import type { BookingField, BookingValues } from './booking-values.ts';

/** What is chosen beside the form's own fields. */
export interface ChosenIds {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** The body of POST /api/yacht-requests (public-area §3, decisions §7). Notes on items are no part of it. */
export function bookingBody(values: BookingValues, { addOnIds, packageIds }: ChosenIds) {
  return {
    requestType: 'charter' as const,
    yachtId: values.yachtId,
    contactName: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
    contactEmail: values.email.trim(),
    contactPhone: values.phone.trim(),
    startDate: values.startDate,
    duration: values.duration,
    guestCount: Number(values.guestCount),
    specialRequests: values.specialRequests,
    message: `Add-ons: ${addOnIds.join(', ')}; Packages: ${packageIds.join(', ')}`,
    status: 'pending' as const,
    extraIds: [...addOnIds, ...packageIds],
    pricingType: values.pricingType,
    ...(values.website === '' ? {} : { website: values.website }),
  };
}

export type BookingBody = ReturnType<typeof bookingBody>;

/** What the server said to a request it did not take. */
export interface BookingRefusal {
  readonly sentence: string;
  readonly issues: readonly { readonly field: BookingField | undefined; readonly message: string }[];
}

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

/** Storage is refused in some private windows; the form works without it. */
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
