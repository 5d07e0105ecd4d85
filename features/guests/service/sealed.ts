import type { SealedTable } from '#platform/storage/reseal.ts';
import { guestLinks, guests, waivers } from '../tables.ts';
import { sealContext } from './deps.ts';

/** What of guests is sealed. Another key is the one change that a waiver allows. */
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
