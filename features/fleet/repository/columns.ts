import type { CharterDay } from '#core/charter-time.ts';
import { fieldColumns } from '#platform/db/field-columns.ts';
import { yachtFields } from '../fields/index.ts';
import { yachts } from '../tables.ts';
import { isCoveredOn, offeredGuestsOn } from './offered-guests.ts';

/** What is kept of a yacht beside what staff write in her fields. */
const NOTED = [
  'id',
  'number',
  'brandSlug',
  'primaryImage',
  'allInCents',
  'amenities',
  'isPriced',
  'words',
  'archivedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;

const { id, primaryImage, allInCents, version, archivedAt, updatedAt } = yachts;

/** What a yacht is read with, by everybody and by staff. */
export const yachtColumns = {
  id,
  ...fieldColumns(yachts, yachtFields, NOTED),
  primaryImage,
  allInCents,
  version,
};

/** What everybody reads of a yacht: her guests are those she is offered for on that day. */
export const publicColumns = (day: CharterDay, today = day) => ({
  ...yachtColumns,
  capacity: offeredGuestsOn(day),
  isBookable: isCoveredOn(day, today),
});

/** What staff read: her guests are those that fit on board. */
export const adminColumns = { ...yachtColumns, archivedAt, updatedAt };
