import type { SealedTable } from '#platform/storage/reseal.ts';
import { guestLinks, guests, waivers } from '../tables.ts';
import { sealContext } from './deps.ts';

/** The sealed columns of guests. A new key is the only change that the database allows to a waiver (`letBy`). */
export const SEALED_GUESTS: readonly SealedTable[] = [
  {
    id: guests.id,
    columns: [
      [guests.sealedName, sealContext.name],
      [guests.sealedAllergies, sealContext.allergies],
      [guests.sealedContact, sealContext.contact],
    ],
  },
  { id: waivers.id, columns: [[waivers.sealedRecord, sealContext.record]], letBy: 'site.reseals_waivers' },
  { id: guestLinks.caseId, columns: [[guestLinks.sealedToken, sealContext.token]] },
];
