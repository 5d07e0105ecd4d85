import type { TimeOfDay } from '#features/calendar/domain/times.ts';

/** The charter form as typed. All values are text, as the browser provides them. */
export interface BookingValues {
  yachtId: string;
  pricingType: string;
  startDate: string;
  duration: string;
  /** A time that is none of the four slots: its start, its length, and its last day. */
  startTime: string;
  length: string;
  lastDay: string;
  guestCount: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  specialRequests: string;
  /** Hidden from people; only programs fill it (product 5.4). */
  leaveEmpty: string;
}

export type BookingField = keyof BookingValues;

/** The fields in the form's order, each with the path of the request's body that it fills. */
export const BOOKING_FIELDS: readonly { readonly field: BookingField; readonly path: string }[] = [
  { field: 'yachtId', path: 'yachtId' },
  { field: 'startDate', path: 'startDate' },
  { field: 'guestCount', path: 'guestCount' },
  { field: 'duration', path: 'duration' },
  { field: 'startTime', path: 'startTime' },
  { field: 'length', path: 'hours' },
  { field: 'lastDay', path: 'lastDay' },
  { field: 'pricingType', path: 'pricingType' },
  { field: 'firstName', path: 'contactName' },
  { field: 'lastName', path: 'contactName' },
  { field: 'email', path: 'contactEmail' },
  { field: 'phone', path: 'contactPhone' },
  { field: 'specialRequests', path: 'specialRequests' },
];

/** The fields that name yacht and time. When one of them changes, the refusal of a taken time no longer holds. */
const PLACE: readonly string[] = ['yachtId', 'startDate', 'duration', 'startTime', 'length', 'lastDay'];

export const isOfPlace = (field: string): boolean => PLACE.includes(field);

/** The id of a field on the page, for labels, error summaries and the focus. */
export function bookingFieldId(field: BookingField): string {
  return `booking-${field}`;
}

/** The faults of the form, one sentence for each field. */
export type BookingFaults = Partial<Record<BookingField, string | undefined>>;

/** The server's refusal of a request. */
export interface BookingRefusal {
  readonly sentence: string;
  readonly issues: readonly { readonly field: BookingField | undefined; readonly message: string }[];
  /** If somebody else has taken the time: free times of the yacht near it. Undefined for any other refusal. */
  readonly alternatives?: readonly TimeOfDay[];
}

/** Reads the form from the page, which also has what was typed before the scripts loaded. */
export function readTyped(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  const typed = (field: BookingField) => String(data.get(field) ?? '');
  return {
    yachtId: typed('yachtId'),
    pricingType: typed('pricingType'),
    startDate: typed('startDate'),
    duration: typed('duration'),
    startTime: typed('startTime'),
    length: typed('length'),
    lastDay: typed('lastDay'),
    guestCount: typed('guestCount'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phone: typed('phone'),
    specialRequests: typed('specialRequests'),
    leaveEmpty: typed('leaveEmpty'),
  };
}

/** Writes a value into a field, as if typed. An empty value unchecks all radios, which the browser would not do. */
export function setTyped(form: HTMLFormElement, field: string, value: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof RadioNodeList && value === '') uncheck(form, field);
  else if (control && 'value' in control) control.value = value;
}

/** Unchecks all radios of a field. */
export function uncheck(form: HTMLFormElement, field: string): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`))
    radio.checked = false;
}

/** Moves the focus to a field; among radios, to the one that the Tab key would reach. */
export function focusField(field: BookingField): void {
  const control = document.getElementById(bookingFieldId(field));
  const radio =
    control?.querySelector<HTMLElement>('input:checked') ?? control?.querySelector('input:enabled');
  (radio ?? control)?.focus();
}
