import { ok, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { printSheet } from '#platform/pdf/press.ts';
import { readAccount } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { receiptSheet } from './paper.ts';

/** A receipt as a file. */
export type ReceiptFile = { readonly bytes: Buffer<ArrayBuffer>; readonly receiptNumber: number };

/**
 * Prints the receipt of a charter's payment as a PDF, anew at each call (product 4.18): the account and a reversal are as of
 * now. The caller must check who may see the charter. Refused with `charter-not-found` or `payment-not-found`; throws `TooBusy`
 * if too many are printed at once.
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
