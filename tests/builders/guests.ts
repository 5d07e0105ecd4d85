import { randomUUID } from 'node:crypto';
import { guestLinks, guests, waivers } from '#features/guests/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** Puts a guest of a charter into the database who has signed, and the link; all of it says the word, in bytes that nothing opens. */
export async function guestsOf(db: Database, caseId: string, word: string, at: Date): Promise<void> {
  const bytes = Buffer.from(word);
  const waiverId = randomUUID();
  await db.insert(waivers).values({
    ...{ id: waiverId, caseId, template: 'waiver-1', language: 'en', wordingSha256: '' },
    ...{ sealedRecord: bytes, recordSha256: '', signedAt: at },
  });
  await db.insert(guests).values({
    ...{ id: randomUUID(), caseId, ageBand: 'adult', sealedName: bytes, sealedAllergies: bytes },
    ...{ sealedContact: bytes, namedBy: 'client', waiverId, createdAt: at, updatedAt: at },
  });
  await db
    .insert(guestLinks)
    .values({ caseId, tokenHash: `${word} ${caseId}`, sealedToken: bytes, createdAt: at });
}
