import { randomUUID } from 'node:crypto';
import {
  moneyBankLines,
  moneyDisputeAnswers,
  moneyDisputePacks,
  moneyDisputes,
  moneyFiles,
  moneyPayments,
} from '#features/money/tables/index.ts';
import type { Database } from '#platform/db/database.ts';

/**
 * Writes a person's word into every field of a charter's money that holds personal data for a limited time, as of a day
 * long ago.
 */
export async function plantMoney(db: Database, word: string, at: Date, charterId: string): Promise<void> {
  const paymentId = randomUUID();
  const receivedOn = '2018-03-06';
  await db.insert(moneyPayments).values({
    id: paymentId,
    charterId,
    cents: 100,
    method: 'cash',
    receivedOn,
    reference: '',
    recordedBy: 'keeper',
    recordedAt: at,
  });
  await db.insert(moneyFiles).values({
    id: randomUUID(),
    paymentId,
    fileId: randomUUID(),
    contentType: 'x',
    bytes: 1,
    addedBy: word,
    addedAt: at,
  });
  await db.insert(moneyBankLines).values({
    id: randomUUID(),
    identity: 'a hash',
    receivedOn,
    cents: 100,
    words: word,
    takenBy: 'keeper',
    takenAt: at,
  });
  const disputeId = `dp_${randomUUID()}`;
  await db.insert(moneyDisputes).values({
    id: disputeId,
    charterId,
    paymentId,
    cents: 100,
    reason: 'general',
    state: 'lost',
    openedAt: at,
    changedAt: at,
  });
  await db.insert(moneyDisputePacks).values({
    disputeId,
    covering: word,
    leftOut: [],
    editedBy: 'keeper',
    editedAt: at,
  });
  await db.insert(moneyDisputeAnswers).values({
    id: randomUUID(),
    disputeId,
    kind: 'submitted',
    state: 'done',
    fileId: randomUUID(),
    sealedEvidence: Buffer.from(word),
    madeBy: 'keeper',
    madeAt: at,
    doneAt: at,
  });
}
