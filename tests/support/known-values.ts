import { addDays, charterDayAt } from '#core/charter-time.ts';
import type { Database } from '#server/db/database.ts';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import type { KnownValues } from './sample-input.ts';

/** Puts into a database what calls of every route refer to, and names it. */
export async function prepareKnownValues(db: Database, now: Date): Promise<KnownValues> {
  const yacht = await aYacht(db, { id: 'known-yacht', capacity: 12 });
  await aPriceRecord(db, yacht.id);
  return {
    id: yacht.id,
    yachtId: yacht.id,
    path: 'flybridge-golden-hour',
    file: 'docs.js',
    startDate: addDays(charterDayAt(now), 30),
    guestCount: 2,
    contactName: 'Ana Lopez',
    contactPhone: '+1 305 555 0188',
  };
}
