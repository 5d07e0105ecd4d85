import { ok, type Result, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { FILE_KINDS } from '#features/documents/domain/index.ts';
import {
  type CleanFile,
  doomFiles,
  keepFile,
  readFile,
  type WrittenFile,
} from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { countPages } from '#platform/pdf/press.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  deleteMoneyFiles,
  deleteStoredMoneyFile,
  findHolds,
  findMoneyFiles,
  findPayments,
  insertMoneyFile,
  type MoneyFile,
} from '../repository/index.ts';
import type { Doer } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { changeMoney } from './staff.ts';

/** The most files of a payment: a slip has two sides, and there may be a receipt. More are a mistake. */
const MOST_OF_PAYMENT = 5;
/** Damage is seen from near and from afar, and has an estimate. */
const MOST_OF_DAMAGE = 10;
/** As they are stored: a bank takes 4.5 MB in one answer, and the agreement is in it too. */
const MOST_BYTES_OF_DAMAGE = 4_000_000;
/** The longer side of a photo of damage, in pixels: 240 in each inch of the paper that it is printed on. */
const PHOTO_PIXELS = 1_600;
const PHOTO_QUALITY = 78;

/** What a file belongs to: a payment, or the damage for which a hold was taken. */
export type FilePlace = { readonly charterId: string; readonly paymentId: string | undefined };

/**
 * What to add a file to: the payment's receipt number, or null for damage. Refused with `charter-not-found`,
 * `payment-not-found`, `no-hold` if none is held and nothing was kept, or with `client-forgotten`, because a slip would name
 * the client again. Does not count the files: a file that is sent again is among them.
 */
export async function findPlaceForFile(deps: MoneyOfCharters, { charterId, paymentId }: FilePlace) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const refusal = found.value.isNamed ? undefined : refused('client-forgotten');
  if (paymentId === undefined) {
    const holds = await findHolds(deps.db, charterId);
    if (!holds.some(({ state }) => state === 'held' || state === 'captured')) return refused('no-hold');
    return refusal ?? ok({ receipt: null });
  }
  const payment = (await findPayments(deps.db, charterId)).find(({ id }) => id === paymentId);
  if (!payment) return refused('payment-not-found');
  return refusal ?? ok({ receipt: payment.receiptNumber });
}

/**
 * What is stored of a file about damage, which is printed for client and bank: a photo in the size of the paper, a PDF as it
 * is. Refused with `file-damaged` if a PDF's pages cannot be copied.
 */
export async function forPaper({ kind, bytes }: CleanFile): Promise<Result<CleanFile, 'file-damaged'>> {
  if (kind === 'pdf') return (await countPages(bytes)) ? ok({ kind, bytes }) : refused('file-damaged');
  const { default: sharp } = await import('sharp');
  const photo = sharp(bytes)
    .resize({ width: PHOTO_PIXELS, height: PHOTO_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  return ok({ kind: 'jpeg', bytes: await photo.jpeg({ quality: PHOTO_QUALITY }).toBuffer() });
}

/** Adds a photo or PDF to a payment (product 4.22) or about damage (4.23). Refused like `findPlaceForFile`, or when full. */
export async function addMoneyFile(
  deps: MoneyOfCharters,
  place: FilePlace,
  { id: fileId, kind, bytes }: WrittenFile,
  by: Doer,
) {
  const { charterId, paymentId } = place;
  return changeMoney(deps, charterId, async (within, charter) => {
    const found = await findPlaceForFile(within, place);
    if (!found.ok) return found;
    const { receipt } = found.value;
    const beside = (await findMoneyFiles(within.db, [charterId])).filter(
      (one) => one.paymentId === (paymentId ?? null),
    );
    const allBytes = beside.reduce((sum, one) => sum + one.bytes, bytes);
    if (receipt === null && (beside.length >= MOST_OF_DAMAGE || allBytes > MOST_BYTES_OF_DAMAGE)) {
      return refused('damage-files-full');
    }
    if (receipt !== null && beside.length >= MOST_OF_PAYMENT) return refused('payment-files-full');
    const id = within.newId();
    await keepFile(within, fileId);
    await insertMoneyFile(within.db, {
      id,
      ...(paymentId === undefined ? { charterId } : { paymentId }),
      fileId,
      contentType: FILE_KINDS[kind].contentType,
      bytes,
      addedBy: by.name,
      addedAt: within.now(),
    });
    await logStep(within, by, {
      action: receipt === null ? 'added a file about damage to' : 'added a file to a payment of',
      subject: charter.subject,
      details: receipt === null ? {} : { receipt },
    });
    const { damageFileKept, fileKept } = staffWords.steps;
    return ok({ id, message: receipt === null ? damageFileKept : fileKept(receipt) });
  });
}

/** A file of a charter's money. Refused with `charter-not-found` or `document-not-found`. */
async function findFileOf(deps: MoneyOfCharters, charterId: string, id: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const file = (await findMoneyFiles(deps.db, [charterId])).find((one) => one.id === id);
  return file ? ok({ file, subject: found.value.subject }) : refused('document-not-found');
}

const extensionOf = ({ contentType }: MoneyFile) =>
  Object.values(FILE_KINDS).find((kind) => kind.contentType === contentType)?.extension ?? 'bin';

/** Opens a file for staff, which is logged. Refused like `findFileOf` or `readFile`. */
export async function openMoneyFile(deps: MoneyOfCharters, charterId: string, id: string, by: Doer) {
  const found = await findFileOf(deps, charterId, id);
  if (!found.ok) return found;
  const { file, subject } = found.value;
  const read = await readFile(deps, file.fileId);
  if (!read.ok) return refused(read.reason === 'file-gone' ? 'document-not-found' : read.reason);
  const isOfDamage = file.paymentId === null;
  const action = isOfDamage ? 'opened a file about damage of' : 'opened a file of a payment of';
  await logStep(deps, by, { action, subject });
  const fileName = `${isOfDamage ? 'damage' : 'payment'}-${file.id.slice(-8)}.${extensionOf(file)}`;
  return ok({ ...read.value, fileName });
}

/** Removes a file that was added by mistake. Refused like `findFileOf`. */
export async function removeMoneyFile(deps: MoneyOfCharters, charterId: string, id: string, by: Doer) {
  return changeMoney(deps, charterId, async (within) => {
    const found = await findFileOf(within, charterId, id);
    if (!found.ok) return found;
    const { file, subject } = found.value;
    await doomFiles(within, await deleteMoneyFiles(within.db, [id]));
    const action = file.paymentId === null ? 'took a file about damage off' : 'took a file off a payment of';
    await logStep(within, by, { action, subject });
    return ok({ message: staffWords.steps.fileOff });
  });
}

/** Whether there is a file about a charter's damage. */
export const hasDamageFiles = async ({ db }: Pick<Deps, 'db'>, charterId: string): Promise<boolean> =>
  (await findMoneyFiles(db, [charterId])).some(({ paymentId }) => paymentId === null);

/** A list of the files of these charters' money, for the client's data export. */
export async function listMoneyFiles({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const files = await findMoneyFiles(db, charterIds);
  return files.map(({ charterId, paymentId, contentType, bytes, addedAt }) => ({
    charterId,
    about: paymentId === null ? 'damage' : 'payment',
    contentType,
    bytes,
    addedAt,
  }));
}

/** Deletes the files of these charters' money, in the caller's transaction. */
export async function forgetMoneyFiles(
  deps: Pick<Deps, 'db' | 'jobs'>,
  charterIds: readonly string[],
): Promise<void> {
  const ids = (await findMoneyFiles(deps.db, charterIds)).map(({ id }) => id);
  await doomFiles(deps, await deleteMoneyFiles(deps.db, ids));
}

/** Removes a file that the virus scanner refused. */
export const dropInfectedMoneyFile = ({ db }: Pick<Deps, 'db'>, fileId: string) =>
  deleteStoredMoneyFile(db, fileId);
