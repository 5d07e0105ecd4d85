import { randomUUID } from 'node:crypto';
import { moneyBankLines, moneyPaymentFiles, moneyPayments } from '#features/money/tables/index.ts';
import type { Database } from '#platform/db/database.ts';

/** Leaves a person's word wherever what is kept of a charter's money has something of people that ends, as of a day long ago. */
export async function plantMoney(db: Database, word: string, at: Date, charterId: string): Promise<void> {
  const paymentId = randomUUID();
  const receivedOn = '2018-03-06';
  await db.insert(moneyPayments).values({
    ...{ id: paymentId, charterId, cents: 100, method: 'cash', receivedOn, reference: '' },
    ...{ recordedBy: 'keeper', recordedAt: at },
  });
  await db.insert(moneyPaymentFiles).values({
    ...{ id: randomUUID(), paymentId, fileId: randomUUID(), contentType: 'x', bytes: 1 },
    ...{ addedBy: word, addedAt: at },
  });
  await db.insert(moneyBankLines).values({
    ...{ id: randomUUID(), identity: 'a hash', receivedOn, cents: 100, words: word },
    ...{ takenBy: 'keeper', takenAt: at },
  });
}
