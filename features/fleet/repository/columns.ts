import type { CharterDay } from '#core/charter-time.ts';
import { fieldColumns } from '#platform/db/field-columns.ts';
import { yachtFields } from '../fields/index.ts';
import { yachts } from '../tables.ts';
import { isCoveredOn, offeredGuestsOn } from './offered-guests.ts';

/** The columns of a yacht that are not fields which staff edit. */
const NOTED = [
  'id',
  'number',
  'brandSlug',
  'primaryImage',
  'allInCents',
  'isAllInBasic',
  'amenities',
  'isPriced',
  'words',
  'archivedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;

const { id, primaryImage, allInCents, isAllInBasic, version, archivedAt, updatedAt } = yachts;

/** The columns read for everybody, visitors and staff. */
export const yachtColumns = {
  id,
  ...fieldColumns(yachts, yachtFields, NOTED),
  primaryImage,
  allInCents,
  isAllInBasic,
  version,
};

/** The columns read for visitors. Here `capacity` is the number of guests that the yacht is offered for on that day. */
export const publicColumns = (day: CharterDay, today = day) => ({
  ...yachtColumns,
  capacity: offeredGuestsOn(day),
  isBookable: isCoveredOn(day, today),
});

/** The columns read for staff. Here `capacity` is how many guests fit on board. */
export const adminColumns = { ...yachtColumns, archivedAt, updatedAt };
