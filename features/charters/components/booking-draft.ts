import type { CharterDay } from '#core/charter-time.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { type CarriedBooking, fittingParty, partyFault } from './booking-query.ts';
import type { BookingFaults, BookingField, BookingValues } from './booking-values.ts';
import { stayFrom } from './other-time.ts';
import { wantedAt } from './wanted-charter.ts';

const DRAFT = 'miami-flow:booking-draft';

/** What survives a reload in the same tab: everything typed and chosen, except the notes on extras. */
export interface BookingDraft {
  /** The query of the address at that time. What a later address names has priority over the draft. */
  readonly query: string;
  readonly values: Partial<BookingValues>;
  readonly chosenIds: readonly string[];
  /** The line of the special requests that a slide's address brought last. */
  readonly occasion?: string | undefined;
}

export const NO_DRAFT: BookingDraft = { query: '', values: {}, chosenIds: [] };

export function readDraft(): BookingDraft | null {
  return readTab<BookingDraft>(DRAFT);
}

export function keepDraft(draft: BookingDraft | null): void {
  writeTab(DRAFT, draft);
}

/** Values to write into the form, and faults to show beside them. */
export interface GivenDraft {
  readonly values: Partial<BookingValues>;
  readonly faults?: BookingFaults | undefined;
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
 * What the visitor typed or chose after the page was rendered and before its scripts loaded: it is in the form, but not yet in the
 * state. A field that was emptied in that time looks like one that was never filled in.
 */
export function typedEarly(stands: Partial<BookingValues>, carried: CarriedBooking): Partial<BookingValues> {
  const begun: Partial<BookingValues> = {
    ...wantedAt(carried),
    specialRequests: carried.specialRequests,
  };
  const isTyped = (field: BookingField) => Boolean(stands[field]) && stands[field] !== begun[field];
  const typed = GROUPS.filter(([, fields]) => fields.some(isTyped));
  return Object.assign({}, ...typed.map(([, fields]) => pick(stands, fields)));
}

/**
 * The values for the form from a draft; from a draft of another address, without everything that the present address names. An
 * occasion replaces only the one before it: what the visitor typed stays under it. What they typed here before the scripts loaded
 * (`early`) is newer and has priority. A day that has passed and a yacht that is no longer offered are left out. A number of
 * guests that the yacht can't carry is left out too, with a fault that says so.
 */
export function draftHere(
  draft: Pick<BookingDraft, 'query' | 'values' | 'occasion'>,
  early: Partial<BookingValues>,
  { query, carried, yachts, today }: Opened,
): Required<GivenDraft> {
  const named = new URLSearchParams(query);
  const left = GROUPS.filter(
    ([parameters]) => draft.query === query || !parameters.some((one) => named.get(one)?.trim()),
  );
  const values: Partial<BookingValues> = Object.assign(
    {},
    ...left.map(([, fields]) => pick(draft.values, fields)),
  );
  if (values.startDate !== undefined && values.startDate < today) values.startDate = '';
  Object.assign(values, early);
  if (carried.specialRequests && draft.query !== query) {
    const lines = (draft.values.specialRequests ?? '').split('\n').filter((line) => line !== draft.occasion);
    values.specialRequests = [early.specialRequests ?? carried.specialRequests, ...lines].join('\n').trim();
  }
  if (!yachts.some(({ id }) => id === values.yachtId)) delete values.yachtId;
  const { startTime, length = '', lastDay = '' } = values;
  if (startTime !== undefined) {
    const day = values.startDate ?? carried.startOn;
    Object.assign(values, stayFrom({ startTime, length, lastDay }, draft.values.startDate ?? '', day));
  }
  const guests = Number(values.guestCount ?? carried.guests);
  const fitting = fittingParty({ ...carried, yachtId: values.yachtId ?? carried.yachtId, guests }, yachts);
  if (fitting.party > 0) values.guestCount = '';
  return { values, faults: partyFault(fitting, yachts) };
}
