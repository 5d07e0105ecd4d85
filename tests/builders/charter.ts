import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { oweForCharter } from '#features/money/service/index.ts';
import { newToken } from '#platform/auth/tokens.ts';
import type { Database } from '#platform/db/database.ts';
import { aPrice } from '#tests/builders/price.ts';

/** Puts a pending charter of a Saturday afternoon into the database, except where the test's fields differ. */
export async function aCharter(
  db: Database,
  yachtId: string,
  fields: Partial<InferInsertModel<typeof charterRequests>> = {},
) {
  const startOn = fields.startOn ?? '2027-03-06';
  const slot: SlotId = fields.slot ?? 'afternoon';
  const range = slotRange(startOn, slot);
  const [charter] = await db
    .insert(charterRequests)
    .values({
      id: randomUUID(),
      requestType: 'charter',
      yachtId,
      yachtName: 'Tidewater',
      contactName: 'Rosa Delgado',
      contactEmail: 'rosa.delgado@visitors.example',
      contactPhone: '+1 (305) 555-0177',
      startOn,
      slot,
      departsAt: range.from,
      returnsAt: range.to,
      guestCount: 8,
      createdAt: new Date('2027-01-10T12:00:00Z'),
      updatedAt: new Date('2027-01-10T12:00:00Z'),
      ...fields,
    })
    .returning();
  if (!charter) throw new Error('The charter was not stored');
  return charter;
}

/**
 * Like `aCharter`, of a day that is still to come whenever the test is run: for tests on the real clock. The day of `aCharter` is
 * ahead of the day at which tests stop the clock.
 */
export const aCharterToCome = (db: Database, yachtId: string, fields: Parameters<typeof aCharter>[2] = {}) =>
  aCharter(db, yachtId, { startOn: addDays(charterDayAt(new Date()), 96), ...fields });

/** Makes a link to a charter, as a mail carries it; answers its token. */
export async function aCharterLink(db: Database, charterId: string, expiresAt = new Date('2999-01-01')) {
  const { token, tokenHash } = newToken(24);
  await db.insert(caseGrants).values({
    tokenHash,
    caseId: charterId,
    madeBy: 'mail',
    createdAt: new Date('2027-01-10T12:00:00Z'),
    lastUsedAt: new Date('2027-01-10T12:00:00Z'),
    expiresAt,
  });
  return token;
}

/** What a charter owes for its price, as once its client has accepted the quote. */
export const whatIsOwed = (
  deps: Parameters<typeof oweForCharter>[0],
  { id, departsAt }: { readonly id: string; readonly departsAt: Date },
  price: ReturnType<typeof aPrice>,
) =>
  deps.db.transaction((tx) =>
    oweForCharter(
      { ...deps, db: tx },
      { charterId: id, changeId: randomUUID() },
      { price, departsAt },
      { name: 'ana' },
    ),
  );

/**
 * Adds a quote with a base price of $2,000, gratuity and tax, valid for two days, except where the test's fields
 * differ.
 */
export async function aQuote(
  db: Database,
  charterId: string,
  fields: Partial<InferInsertModel<typeof charterQuotes>> = {},
) {
  const [quote] = await db
    .insert(charterQuotes)
    .values({
      id: randomUUID(),
      charterId,
      number: 1,
      price: aPrice(),
      terms: ['Be kind to the captain.'],
      quotedBy: 'ana',
      createdAt: new Date('2027-01-10T12:00:00Z'),
      heldUntil: new Date('2027-01-12T12:00:00Z'),
      ...fields,
    })
    .returning();
  if (!quote) throw new Error('The quote was not stored');
  return quote;
}
