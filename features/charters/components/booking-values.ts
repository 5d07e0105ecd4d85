import type { TimeOfDay } from '#features/calendar/domain/times.ts';

/** The charter form as it is typed: text throughout, as the browser gives it. */
export interface BookingValues {
  yachtId: string;
  pricingType: string;
  startDate: string;
  duration: string;
  /** A time beside the four: from when, how long, and to which day. */
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

/** The form's fields in the order they stand, with the part of the request's body that each becomes. */
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

/** Which yacht, and when: with another of these a time that was taken is no longer what is asked for. */
const PLACE: readonly string[] = ['yachtId', 'startDate', 'duration', 'startTime', 'length', 'lastDay'];

export const isOfPlace = (field: string): boolean => PLACE.includes(field);

/** The id of a field on the page, for labels, error summaries and the focus. */
export function bookingFieldId(field: BookingField): string {
  return `booking-${field}`;
}

/** What is wrong with the form, one sentence a field. */
export type BookingFaults = Partial<Record<BookingField, string | undefined>>;

/** What the server said to a request it did not take. */
export interface BookingRefusal {
  readonly sentence: string;
  readonly issues: readonly { readonly field: BookingField | undefined; readonly message: string }[];
  /** Free times of the yacht near the one that somebody else has taken meanwhile; undefined where it was refused for something else. */
  readonly alternatives?: readonly TimeOfDay[];
}

/** The form as it stands. The browser keeps it: what was typed before the scripts came is there too. */
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

/** Writes a value into a field, as if it had been typed. Of radios an empty one is none of them, for which the browser does nothing. */
export function setTyped(form: HTMLFormElement, field: string, value: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof RadioNodeList && value === '') uncheck(form, field);
  else if (control && 'value' in control) control.value = value;
}

/** Takes back the choice among radios. */
export function uncheck(form: HTMLFormElement, field: string): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`))
    radio.checked = false;
}

/** Puts the focus on a field; of several radios, on the one that Tab would reach. */
export function focusField(field: BookingField): void {
  const control = document.getElementById(bookingFieldId(field));
  const radio =
    control?.querySelector<HTMLElement>('input:checked') ?? control?.querySelector('input:enabled');
  (radio ?? control)?.focus();
}
