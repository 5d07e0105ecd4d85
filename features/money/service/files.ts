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

/** A slip has two sides, and a receipt may be beside it; more is a mistake. */
const MOST_FILES = 5;

/**
 * The payment to which a file is to be added; refused with `charter-not-found`, `payment-not-found`, or `client-forgotten`: a slip
 * would name them again. How many it has already is not asked: one that is sent again is among them.
 */
export async function findPaymentForFile(deps: MoneyOfCharters, charterId: string, paymentId: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const payment = (await findPayments(deps.db, charterId)).find(({ id }) => id === paymentId);
  if (!payment) return refused('payment-not-found');
  return found.value.isNamed ? ok(payment) : refused('client-forgotten');
}

/** Keeps a photograph or PDF beside a payment (product 4.22); refused as `findPaymentForFile` is, or with `payment-files-full`. */
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

/** One of a charter's files; refused with `charter-not-found` or `document-not-found`. */
async function findFileOf(deps: MoneyOfCharters, charterId: string, paymentId: string, id: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const all = await findPaymentFiles(deps.db, [charterId]);
  const file = all.find((one) => one.id === id && one.paymentId === paymentId);
  return file ? ok({ file, subject: found.value.subject }) : refused('document-not-found');
}

const extensionOf = ({ contentType }: PaymentFile) =>
  Object.values(FILE_KINDS).find((kind) => kind.contentType === contentType)?.extension ?? 'bin';

/** A file beside a payment, opened by a colleague, which is logged; refused as `findFileOf` is, or as `readFile` is. */
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

/** Takes off a file that was the wrong one; refused as `findFileOf` is. */
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

/** What lies beside the payments of these charters, for their client to know. */
export async function listPaymentFiles({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const files = await findPaymentFiles(db, charterIds);
  return files.map(({ charterId, contentType, bytes, addedAt }) => ({
    ...{ charterId, contentType, bytes, addedAt },
  }));
}

/** Forgets what lies beside the payments of these charters; in the caller's transaction. */
export async function forgetPaymentFiles(
  deps: Pick<Deps, 'db' | 'jobs'>,
  charterIds: readonly string[],
): Promise<void> {
  const ids = (await findPaymentFiles(deps.db, charterIds)).map(({ id }) => id);
  await doomFiles(deps, await deletePaymentFiles(deps.db, ids));
}

/** A file that the scanner refused is beside no payment any more. */
export const dropInfectedPaymentFile = ({ db }: Pick<Deps, 'db'>, fileId: string) =>
  deletePaymentFileOf(db, fileId);
