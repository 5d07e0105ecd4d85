import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { FILE_KINDS } from '#features/documents/domain/index.ts';
import { doomFiles, keepFile, readFile, type WrittenFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  deletePaymentFileOf,
  deletePaymentFiles,
  findPaymentFiles,
  findPayments,
  insertPaymentFile,
  type PaymentFile,
} from '../repository/index.ts';
import type { Doer } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { changeMoney } from './staff.ts';

/** The most files of a payment: a slip has two sides, and there may be a receipt. More are a mistake. */
const MOST_FILES = 5;

/**
 * The payment to add a file to. Refused with `charter-not-found`, `payment-not-found`, or with `client-forgotten`, because a
 * slip would name the client again. Does not count the files: a file that is sent again is among them.
 */
export async function findPaymentForFile(deps: MoneyOfCharters, charterId: string, paymentId: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const payment = (await findPayments(deps.db, charterId)).find(({ id }) => id === paymentId);
  if (!payment) return refused('payment-not-found');
  return found.value.isNamed ? ok(payment) : refused('client-forgotten');
}

/** Adds a photo or PDF to a payment (product 4.22). Refused like `findPaymentForFile`, or with `payment-files-full`. */
export async function addPaymentFile(
  deps: MoneyOfCharters,
  charterId: string,
  paymentId: string,
  { id: fileId, kind, bytes }: WrittenFile,
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const found = await findPaymentForFile(within, charterId, paymentId);
    if (!found.ok) return found;
    const all = await findPaymentFiles(within.db, [charterId]);
    if (all.filter((one) => one.paymentId === paymentId).length >= MOST_FILES)
      return refused('payment-files-full');
    const file = { id: within.newId(), paymentId, fileId, contentType: FILE_KINDS[kind].contentType, bytes };
    await keepFile(within, fileId);
    await insertPaymentFile(within.db, { ...file, addedBy: by.name, addedAt: within.now() });
    await logStep(within, by, {
      action: 'added a file to a payment of',
      subject: charter.subject,
      details: { receipt: found.value.receiptNumber },
    });
    return ok({ id: file.id, message: staffWords.steps.fileKept(found.value.receiptNumber) });
  });
}

/** A file of a charter's payment. Refused with `charter-not-found` or `document-not-found`. */
async function findFileOf(deps: MoneyOfCharters, charterId: string, paymentId: string, id: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const all = await findPaymentFiles(deps.db, [charterId]);
  const file = all.find((one) => one.id === id && one.paymentId === paymentId);
  return file ? ok({ file, subject: found.value.subject }) : refused('document-not-found');
}

const extensionOf = ({ contentType }: PaymentFile) =>
  Object.values(FILE_KINDS).find((kind) => kind.contentType === contentType)?.extension ?? 'bin';

/** Opens a payment's file for staff, which is logged. Refused like `findFileOf` or `readFile`. */
export async function openPaymentFile(
  deps: MoneyOfCharters,
  charterId: string,
  paymentId: string,
  id: string,
  by: Doer,
) {
  const found = await findFileOf(deps, charterId, paymentId, id);
  if (!found.ok) return found;
  const { file, subject } = found.value;
  const read = await readFile(deps, file.fileId);
  if (!read.ok) return refused(read.reason === 'file-gone' ? 'document-not-found' : read.reason);
  await logStep(deps, by, { action: 'opened a file of a payment of', subject });
  return ok({ ...read.value, fileName: `payment-${file.id.slice(-8)}.${extensionOf(file)}` });
}

/** Removes a file that was added by mistake. Refused like `findFileOf`. */
export async function removePaymentFile(
  deps: MoneyOfCharters,
  charterId: string,
  paymentId: string,
  id: string,
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within) => {
    const found = await findFileOf(within, charterId, paymentId, id);
    if (!found.ok) return found;
    await doomFiles(within, await deletePaymentFiles(within.db, [id]));
    await logStep(within, by, {
      action: 'took a file off a payment of',
      subject: found.value.subject,
    });
    return ok({ message: staffWords.steps.fileOff });
  });
}

/** A list of the files of these charters' payments, for the client's data export. */
export async function listPaymentFiles({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const files = await findPaymentFiles(db, charterIds);
  return files.map(({ charterId, contentType, bytes, addedAt }) => ({
    charterId,
    contentType,
    bytes,
    addedAt,
  }));
}

/** Deletes the files of these charters' payments, in the caller's transaction. */
export async function forgetPaymentFiles(
  deps: Pick<Deps, 'db' | 'jobs'>,
  charterIds: readonly string[],
): Promise<void> {
  const ids = (await findPaymentFiles(deps.db, charterIds)).map(({ id }) => id);
  await doomFiles(deps, await deletePaymentFiles(deps.db, ids));
}

/** Removes a file that the virus scanner refused from its payment. */
export const dropInfectedPaymentFile = ({ db }: Pick<Deps, 'db'>, fileId: string) =>
  deletePaymentFileOf(db, fileId);
