import { ok, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { printSheet } from '#platform/pdf/press.ts';
import { readAccount } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { receiptSheet } from './paper.ts';

/** A receipt as a file. */
export type ReceiptFile = { readonly bytes: Buffer<ArrayBuffer>; readonly receiptNumber: number };

/**
 * The receipt of a charter's payment as a PDF, made anew at each call (product 4.18): what is said of the account, and whether it
 * was taken back, is as of then. Whose charter it is the caller has made sure of. Refused with `charter-not-found` or
 * `payment-not-found`; throws `TooBusy` when many are made.
 */
export async function printReceipt(deps: MoneyOfCharters, charterId: string, paymentId: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const { payments, statement } = await readAccount(deps, charterId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return refused('payment-not-found');
  const { contact } = await readSettings(deps);
  const sheet = receiptSheet({ payment, charter: found.value, statement, contact, madeAt: deps.now() });
  const { bytes } = await printSheet(sheet, true);
  return ok<ReceiptFile>({ bytes: Buffer.from(bytes), receiptNumber: payment.receiptNumber });
}
