import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { CAPTAIN_TEMPLATES } from '#features/agreements/domain/index.ts';
import { hashOfCaptain, hashOfSubject } from '#features/agreements/service/index.ts';
import { agreements } from '#features/agreements/tables.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { chartersOfAgreements } from '#features/charters/service/index.ts';
import { captainsOfAgreements } from '#features/departures/service/index.ts';
import {
  captainChoices,
  captainLinks,
  captains,
  departureOverrides,
  departures,
} from '#features/departures/tables.ts';
import { sealContext } from '#features/guests/service/deps.ts';
import { guests, waivers } from '#features/guests/tables.ts';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { aCalendarEntry } from './calendar-entry.ts';
import { aCharter, aCharterLink, aQuote } from './charter.ts';
import { aYacht } from './yacht.ts';

/** Adds a captain to the list: a master of 100 tons with a long-valid license, except where the test's fields differ. */
export async function aCaptain(db: Database, fields: Partial<InferInsertModel<typeof captains>> = {}) {
  const [captain] = await db
    .insert(captains)
    .values({
      id: `captain-${randomUUID().slice(0, 8)}`,
      name: 'Ines Duarte',
      license: 'master-100',
      licenseNumber: '4128833',
      licenseValidUntil: '2099-12-31',
      phone: '+1 (305) 555-0140',
      ...fields,
    })
    .returning();
  if (!captain) throw new Error('The captain was not stored');
  return captain;
}

/** Adds a confirmed bareboat charter of two guests, `daysAhead` days ahead, and its client's link. */
export async function aBareboatCharter(
  db: Database,
  now: Date,
  { daysAhead = 42, ...fields }: Parameters<typeof aCharter>[2] & { daysAhead?: number } = {},
) {
  const { id: yachtId, name } = await aYacht(db, {
    id: `yacht-${randomUUID()}`,
    capacity: 12,
    charterMode: 'bareboat',
    grossTons: 40,
    insuranceValidUntil: '2099-12-31',
    liveryValidUntil: '2099-12-31',
  });
  const startOn = addDays(charterDayAt(now), daysAhead);
  const { from: departsAt, to: returnsAt } = slotRange(startOn, 'afternoon');
  const charter = await aCharter(db, yachtId, {
    yachtName: name,
    startOn,
    departsAt,
    returnsAt,
    status: 'confirmed',
    mode: 'bareboat',
    guestCount: 2,
    contactName: 'Rosa Delgado',
    contactEmail: `${randomUUID()}@visitors.example`,
    agreedAt: now,
    ...fields,
  });
  await aQuote(db, charter.id);
  await aCalendarEntry(db, yachtId, departsAt, returnsAt, { kind: 'charter', charterId: charter.id });
  return { ...charter, token: await aCharterLink(db, charter.id) };
}

/** Adds a guest to a charter, with or without a signed waiver. */
export async function aGuest(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  caseId: string,
  name: string,
  isSigned = true,
) {
  const [id, waiverId] = [randomUUID(), randomUUID()];
  const at = new Date('2027-03-01T12:00:00Z');
  if (isSigned) {
    await db.insert(waivers).values({
      id: waiverId,
      caseId,
      template: 'waiver-1',
      language: 'en',
      wordingSha256: '',
      recordSha256: '',
      sealedRecord: vault.seal(Buffer.from('{}'), sealContext.record(waiverId)),
      signedAt: at,
    });
  }
  await db.insert(guests).values({
    id,
    caseId,
    ageBand: 'adult',
    namedBy: 'client',
    waiverId: isSigned ? waiverId : null,
    sealedName: vault.seal(Buffer.from(name), sealContext.name(id)),
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/**
 * Adds an agreement about a confirmed charter as it stands, signed by both sides, except where the test's fields
 * differ.
 */
export async function anAgreement(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  charterId: string,
  fields: Partial<InferInsertModel<typeof agreements>> = {},
) {
  const facts = await chartersOfAgreements.describe(deps, charterId);
  if (!facts) throw new Error('There is nothing to agree on');
  const id = randomUUID();
  await deps.db.insert(agreements).values({
    id,
    caseId: charterId,
    kind: 'charter',
    number: 1,
    template: `${facts.mode}-1`,
    language: 'en',
    mode: facts.mode,
    subject: hashOfSubject(facts),
    pages: 3,
    createdAt: deps.now(),
    fileId: randomUUID(),
    fileSha256: '0'.repeat(64),
    state: 'countersigned',
    signedName: 'Rosa Delgado',
    countersignedName: 'Ana Torres',
    ...fields,
  });
  return id;
}

/**
 * Adds the captain that the client of a bareboat charter has chosen, and the contract that both have signed, except
 * where the test's fields differ.
 */
export async function aCaptainContract(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  charterId: string,
  choice: Partial<InferInsertModel<typeof captainChoices>> = {},
  contract: Partial<InferInsertModel<typeof agreements>> = {},
) {
  await deps.db.insert(captainChoices).values({
    id: randomUUID(),
    charterId,
    kind: 'named',
    name: 'Ines Duarte',
    license: 'master-100',
    licenseNumber: '4128833',
    licenseValidUntil: '2099-12-31',
    phone: '+1 (305) 555-0140',
    email: '',
    chosenAt: deps.now(),
    ...choice,
  });
  const facts = await captainsOfAgreements.describe(deps, charterId);
  if (!facts) throw new Error('There is no captain to agree with');
  const id = randomUUID();
  await deps.db.insert(agreements).values({
    id,
    caseId: charterId,
    kind: 'captain',
    number: 1,
    template: CAPTAIN_TEMPLATES[choice.kind === 'self' ? 'self' : 'hired'],
    language: 'en',
    mode: 'bareboat',
    subject: hashOfCaptain(facts),
    pages: 2,
    createdAt: deps.now(),
    fileId: randomUUID(),
    fileSha256: '0'.repeat(64),
    state: 'countersigned',
    signedName: 'Rosa Delgado',
    countersignedName: 'Ines Duarte',
    ...contract,
  });
  return id;
}

/** Writes a word into every personal field of these charters' departures, as of a day long ago. */
export async function plantDepartures(
  db: Database,
  charters: readonly { readonly id: string; readonly departsAt: Date; readonly returnsAt: Date }[],
  word: string,
  at: Date,
) {
  const former = { isActive: false, updatedAt: at };
  const { id: captainId } = await aCaptain(db, {
    id: word,
    name: word,
    licenseNumber: word,
    phone: word,
    email: word,
    ...former,
  });
  for (const [index, { id: charterId, departsAt, returnsAt }] of charters.entries()) {
    await db.insert(departures).values({
      charterId,
      captainId: index === 0 ? captainId : null,
      during: `[${departsAt.toISOString()},${returnsAt.toISOString()})`,
      departedAt: at,
      departedBy: word,
      returnedAt: at,
      returnedBy: word,
    });
    const choiceId = randomUUID();
    await db.insert(captainChoices).values({
      id: choiceId,
      charterId,
      kind: 'named',
      name: word,
      license: 'master',
      licenseNumber: word,
      phone: word,
      email: word,
      chosenAt: at,
    });
    await db.insert(captainLinks).values({ tokenHash: `${word} ${choiceId}`, choiceId, createdAt: at });
    await db.insert(departureOverrides).values({
      charterId,
      point: `waiver:${word}`,
      code: 'waiver',
      reason: word,
      madeBy: word,
      madeAt: at,
    });
  }
}
