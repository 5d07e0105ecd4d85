import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { knownDevices, passwordRequests, signInTries } from '#features/accounts/tables.ts';
import { activity, activityCounts } from '#features/activity/tables.ts';
import { agreementEvents, agreements } from '#features/agreements/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseGrants, caseHistory, caseMessages } from '#features/cases/tables.ts';
import { customers, privacyRequests } from '#features/customers/tables.ts';
import { storedFiles } from '#features/documents/tables.ts';
import {
  financingConsents,
  financingDocuments,
  financingDrafts,
  financingRequestedDocuments,
} from '#features/financing/tables.ts';
import { savedYachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { savedViews } from '#features/views/tables.ts';
import { callCounts, idempotencyKeys } from '#platform/db/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { plantAccount } from './account.ts';
import { aCharter, aQuote } from './charter.ts';
import { plantDepartures } from './departure.ts';
import { anApplication } from './financing.ts';
import { guestsOf } from './guests.ts';
import { anInquiry, aQuoteRequest } from './inquiries.ts';
import { plantMoney } from './money.ts';
import { aYacht } from './yacht.ts';

/**
 * Writes a person's word into every table, file and mail in which the site keeps personal data, as of a day long ago;
 * answers the ids that would identify that person. A test fails if the register of kept data calls a table personal and
 * this builder leaves it out.
 */
export async function plantEverywhere(deps: Deps, word: string, at: Date): Promise<string[]> {
  const { db } = deps;
  const email = `${word.toLowerCase()}@visitors.example`;
  const [fileId, mailId] = [randomUUID(), randomUUID()];
  const bytes = Buffer.from(word);
  const times = { createdAt: at, updatedAt: at };
  const put = async <Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]) =>
    void (await db.insert(table).values(rows));

  const yacht = await aYacht(db);
  const { accountId, staffId } = await plantAccount(deps, word, at);
  await put(knownDevices, { accountId, deviceHash: word, lastSeenAt: at });
  await put(signInTries, { bucket: `name:${word}`, tries: [at.getTime()], lastTryAt: at });
  await put(passwordRequests, {
    accountId,
    askedBy: staffId,
    withoutSecondFactor: false,
    askedAt: at,
    dueAt: at,
    expiresAt: at,
  });
  await put(savedViews, {
    id: deps.newId(),
    accountId,
    list: 'bookings',
    name: word,
    query: `q=${word}`,
    createdAt: at,
  });
  await put(savedYachts, { accountId, yachtId: yacht.id, savedAt: at });

  const day = {
    departsAt: at,
    returnsAt: new Date(at.getTime() + 3_600_000),
    startOn: '2018-03-06',
    ...times,
  };
  const contact = {
    contactName: word,
    contactEmail: email,
    contactPhone: word,
    specialRequests: word,
    message: word,
  };
  const sailed = await aCharter(db, yacht.id, { ...day, ...contact, accountId, status: 'completed' });
  const asGuest = await aCharter(db, yacht.id, { ...day, ...contact });
  const other = { contactEmail: `guest-${email}`, contactName: word };
  const guestSailed = await aCharter(db, yacht.id, { ...day, ...other, status: 'completed' });
  for (const { id } of [sailed, guestSailed])
    await aQuote(db, id, {
      quotedBy: word,
      note: word,
      acceptedAt: at,
      acceptedName: word,
      acceptedAddress: word,
      acceptedBrowser: word,
    });
  await plantDepartures(db, [sailed, guestSailed], word, at);
  const inquiryId = await anInquiry(db, { firstName: word, email, message: word, createdAt: at });
  const quoteId = await aQuoteRequest(db, { name: word, email, message: word, accountId, createdAt: at });
  const applicationId = await anApplication(db, {
    accountId,
    email,
    firstName: word,
    status: 'complete',
    closedAt: at,
    submittedAt: at,
    updatedAt: at,
  });
  const waitingId = await anApplication(db, {
    email,
    lastName: word,
    status: 'under_review',
    submittedAt: at,
    updatedAt: at,
  });
  const signed = [
    [sailed.id, 'charter'],
    [guestSailed.id, 'charter'],
    [applicationId, 'terms'],
  ] as const;
  for (const [caseId, kind] of signed) {
    const agreementId = randomUUID();
    await put(agreements, {
      id: agreementId,
      caseId,
      kind,
      number: 1,
      template: 'crewed-1',
      language: 'en',
      subject: '',
      fileId: randomUUID(),
      fileSha256: '',
      pages: 1,
      state: 'signed',
      signedName: word,
      createdAt: at,
    });
    await put(agreementEvents, {
      agreementId,
      number: 1,
      kind: 'signed',
      at,
      role: 'client',
      name: word,
      address: word,
      browser: word,
      sha256: '',
      details: word,
      previous: '',
      hash: '',
    });
  }
  for (const { id } of [sailed, asGuest, guestSailed]) await guestsOf(db, id, word, at);
  for (const caseId of [
    sailed.id,
    asGuest.id,
    guestSailed.id,
    inquiryId,
    quoteId,
    applicationId,
    waitingId,
  ]) {
    await put(caseHistory, {
      id: randomUUID(),
      caseId,
      changedBy: `staff: ${word}`,
      reason: word,
      details: { word },
      changedAt: at,
    });
    await put(caseMessages, {
      id: randomUUID(),
      caseId,
      kind: 'mail',
      writtenBy: word,
      subject: word,
      body: word,
      createdAt: at,
    });
    await put(caseGrants, {
      tokenHash: word,
      caseId,
      madeBy: 'mail',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: at,
    });
  }
  await put(calendarEntries, {
    id: randomUUID(),
    yachtId: yacht.id,
    kind: 'block',
    occupied: `[${at.toISOString()},${new Date(at.getTime() + 3_600_000).toISOString()})`,
    reason: word,
  });
  await put(financingConsents, {
    applicationId,
    kind: 'tcpaConsent',
    version: '1',
    wording: word,
    givenAt: at,
    address: word,
    browser: word,
  });
  await plantMoney(db, word, at, sailed.id);
  await put(storedFiles, {
    id: fileId,
    state: 'kept',
    contentType: word,
    bytes: 1,
    sealedKey: bytes,
    scan: 'none',
    createdAt: at,
  });
  await deps.files.put(`${fileId.slice(-2)}/${fileId}`, bytes);
  await put(financingDocuments, {
    id: randomUUID(),
    applicationId,
    type: word,
    fileId,
    sealedFileName: bytes,
    contentType: 'x',
    bytes: 1,
    uploadedAt: at,
  });
  await put(financingRequestedDocuments, {
    id: randomUUID(),
    applicationId,
    name: word,
    note: word,
    requestedAt: at,
  });
  await put(financingDrafts, { accountId, step: 2, values: { firstName: word }, updatedAt: at });

  const seen = { isAdded: true, firstSeenAt: at, lastActiveAt: at };
  await put(customers, { name: word, email: `noted-${email}`, phone: word, notes: word, ...seen });
  // Notes at this address too: once no case counts for the address, the team's notes must be deleted with it.
  await db.execute(sql`update customers set notes = ${word} where email = ${email}`);
  await put(privacyRequests, {
    id: randomUUID(),
    kind: 'erase',
    who: email,
    note: word,
    askedBy: staffId,
    askedAt: at,
    endsAt: at,
  });

  const mail = { messageId: word, recipient: email, replyTo: email, subject: word, createdAt: at };
  await put(
    outbox,
    { ...mail, id: mailId, cause: `a:${word}`, html: '', text: '', status: 'sent', sentAt: at },
    {
      ...mail,
      id: randomUUID(),
      cause: `b:${word}`,
      html: word,
      text: word,
      status: 'failed',
      lastError: word,
    },
    { ...mail, id: randomUUID(), cause: `c:${word}`, html: '', text: '', status: 'withheld' },
  );
  const folder = path.join(deps.config.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  for (const name of [`${mailId}.eml`, `${randomUUID()}.eml.part`]) {
    writeFileSync(path.join(folder, name), `To: ${email}`);
    utimesSync(path.join(folder, name), at, at);
  }
  await put(activity, {
    id: randomUUID(),
    at,
    actorId: accountId,
    actor: word,
    action: 'edited',
    subjectKind: 'customer',
    subjectId: accountId,
    subjectName: word,
    details: { word },
  });
  await put(activityCounts, { subject: word, actor: word, action: word, hour: at });
  await put(idempotencyKeys, {
    caller: word,
    route: 'x',
    key: word,
    bodyHash: word,
    answer: { word },
    createdAt: at,
  });
  await put(callCounts, { key: word, points: 1, expire: at });
  return [accountId, applicationId, waitingId, inquiryId, quoteId, asGuest.id, fileId, mailId];
}
