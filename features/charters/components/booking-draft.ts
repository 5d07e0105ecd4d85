import type { CharterDay } from '#core/charter-time.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { type CarriedBooking, fittingParty, partyFault } from './booking-query.ts';
import type { BookingFaults, BookingField, BookingValues } from './booking-values.ts';
import { stayFrom } from './other-time.ts';

const DRAFT = 'miami-flow:booking-draft';

/** What survives a reload in the same tab: everything typed and chosen, except the notes on extras. */
export interface BookingDraft {
  /** The query of the address at that time. What a later address names has priority over the draft. */
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

/** Values to write into the form, and faults to show beside them. */
export interface GivenDraft {
  readonly values: Partial<BookingValues>;
  readonly faults?: BookingFaults;
}

/** Fields of the form that belong together. If an address has any of the parameters, it names all the fields of the group. */
const GROUPS: readonly (readonly [parameters: readonly string[], fields: readonly BookingField[]])[] = [
  [['yacht'], ['yachtId']],
  [['pricing'], ['pricingType']],
  [['date'], ['startDate']],
  [
    ['slot', 'startTime', 'hours'],
    ['duration', 'startTime', 'length', 'lastDay'],
  ],
  [['guests'], ['guestCount']],
  [['occasion'], ['specialRequests']],
  [[], ['firstName']],
  [[], ['lastName']],
  [[], ['email']],
  [[], ['phone']],
];

/** The form's initial price list: with this value we can't know whether the visitor chose it. */
const UNTOUCHED: Partial<BookingValues> = { pricingType: 'with_amenities' };

const pick = (values: Partial<BookingValues>, fields: readonly BookingField[]): Partial<BookingValues> =>
  Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );

/** The address with which the form is opened now, and what the page knows. */
interface Opened {
  readonly query: string;
  readonly carried: CarriedBooking;
  readonly yachts: Parameters<typeof fittingParty>[1];
  readonly today: CharterDay;
}

/**
 * The draft of another address, without everything that the present address names. What the visitor typed here before the scripts
 * loaded is newer than the draft and has priority. A day that has passed and a yacht that is no longer offered are left out. A
 * number of guests that the yacht can't carry is left out too, with a fault that says so.
 */
export function draftElsewhere(
  draft: Partial<BookingValues>,
  typedHere: Partial<BookingValues>,
  { query, carried, yachts, today }: Opened,
): Required<GivenDraft> {
  const named = new URLSearchParams(query);
  const kept = GROUPS.filter(([parameters]) => !parameters.some((one) => named.get(one)?.trim()));
  const values = Object.assign(
    {},
    ...kept.map(([, fields]) => {
      const isTyped = fields.some((field) => (typedHere[field] || UNTOUCHED[field]) !== UNTOUCHED[field]);
      return pick(isTyped ? typedHere : draft, fields);
    }),
  ) as Partial<BookingValues>;
  if (values.startDate !== undefined && values.startDate < today) values.startDate = '';
  if (!yachts.some(({ id }) => id === values.yachtId)) delete values.yachtId;
  const { startTime, length = '', lastDay = '' } = values;
  if (startTime !== undefined) {
    const day = values.startDate ?? carried.startOn;
    Object.assign(values, stayFrom({ startTime, length, lastDay }, draft.startDate ?? '', day));
  }
  const guests = Number(values.guestCount ?? carried.guests);
  const fitting = fittingParty({ ...carried, yachtId: values.yachtId ?? carried.yachtId, guests }, yachts);
  if (fitting.party > 0) values.guestCount = '';
  return { values, faults: partyFault(fitting, yachts) };
}
