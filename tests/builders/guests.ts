import { randomUUID } from 'node:crypto';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import type { charterRequests } from '#features/charters/tables.ts';
import { boardings, guestCodes, guestLinks, guests, waivers } from '#features/guests/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { aCharter, aCharterLink } from './charter.ts';
import { aYacht } from './yacht.ts';

/**
 * Adds a guest who has signed and a guest link to a charter. Every personal field contains the word; the sealed bytes
 * are fakes that cannot be opened.
 */
export async function guestsOf(db: Database, caseId: string, word: string, at: Date): Promise<void> {
  const bytes = Buffer.from(word);
  const [guestId, waiverId] = [randomUUID(), randomUUID()];
  await db.insert(waivers).values({
    id: waiverId,
    caseId,
    template: 'waiver-1',
    language: 'en',
    wordingSha256: '',
    sealedRecord: bytes,
    recordSha256: '',
    signedAt: at,
  });
  await db.insert(guests).values({
    id: guestId,
    caseId,
    ageBand: 'adult',
    sealedName: bytes,
    sealedAllergies: bytes,
    sealedContact: bytes,
    namedBy: 'client',
    waiverId,
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(guestCodes).values({ codeHash: `${word} ${guestId}`, guestId });
  await db
    .insert(boardings)
    .values({ caseId, guestId, isAboard: true, byCode: false, notedBy: word, notedAt: at });
  await db
    .insert(guestLinks)
    .values({ caseId, tokenHash: `${word} ${caseId}`, sealedToken: bytes, createdAt: at });
}

/**
 * Adds a confirmed charter of four guests in two weeks, with its client's link, except where the test's fields differ.
 */
export async function aCharterAhead(
  db: Database,
  now: Date,
  fields: Partial<typeof charterRequests.$inferInsert> = {},
) {
  const { id: yachtId } = await aYacht(db, { id: `guests-${randomUUID().slice(0, 8)}`, capacity: 12 });
  const startOn = addDays(charterDayAt(now), 14);
  const { from, to } = slotRange(startOn, 'afternoon');
  const charter = await aCharter(db, yachtId, {
    startOn,
    departsAt: from,
    returnsAt: to,
    status: 'confirmed',
    guestCount: 4,
    ...fields,
  });
  return { ...charter, trip: await aCharterLink(db, charter.id) };
}
