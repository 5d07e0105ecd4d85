import { answer, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { reading } from '#ui/reading.ts';
import { COLUMN_MEANINGS, looksOf, type SaidColumns } from '../../domain/bank/columns.ts';
import { bank } from '../../queries.ts';
import type { BankLinesAnswer, BankPaymentInput } from '../../schema/bank.ts';

/** The path of all queries that show bank lines. They are read again after an upload. */
export const BANK = '/api/admin/money/bank';
export const BANK_PAGE_SIZE = 25;

export type BankState = keyof BankLinesAnswer['counts'];

/** Reads a page of the bank lines in one state. */
export const bankLinesQuery = (state: BankState, page: string) => ({
  ...reading(bank().lines, { query: { state, page } }),
  staleTime: 0,
});

/** Reads the charters that match the search words. */
export const payersQuery = (q: string) => ({ ...reading(bank().payers, { query: { q } }), staleTime: 0 });

/**
 * Uploads a bank's file, with the meaning of its columns if its headings do not say it. Sending the same again does it once.
 */
export const sendBankFile = async (file: Blob, said?: SaidColumns) => {
  const fields: Readonly<Record<string, string>> = said
    ? { columns: said.columns.join(','), hasHeading: said.hasHeading ? 'yes' : 'no' }
    : {};
  return once(['bank', file.size, fields, await file.text()], (_, key) =>
    upload(bank().files, { fields, file: ['file', file, 'statement'], idempotencyKey: key }),
  );
};

const REMEMBERED = 'bank-columns';

/** The column meanings that this browser stored for the last file with a first row of the same look. */
export function rememberedColumns(first: readonly string[]): SaidColumns | undefined {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(`${REMEMBERED}-${looksOf(first)}`) ?? 'null');
    const { columns, hasHeading } = (said ?? {}) as Partial<SaidColumns>;
    const isKnown = Array.isArray(columns) && columns.every((one) => COLUMN_MEANINGS.includes(one));
    return isKnown && columns.length === first.length
      ? { columns, hasHeading: hasHeading === true }
      : undefined;
  } catch {
    return undefined;
  }
}

export function rememberColumns(first: readonly string[], said: SaidColumns): void {
  try {
    localStorage.setItem(`${REMEMBERED}-${looksOf(first)}`, JSON.stringify(said));
  } catch {
    // Some private windows refuse storage. Then staff choose the columns again next time.
  }
}

export const recordBankLine = (lineId: string, json: BankPaymentInput, options: CallOptions) =>
  answer(bank().lines[':lineId'].payment.$post({ param: { lineId }, json }, options));

export const linkBankLine = (lineId: string, paymentId: string) =>
  answer(bank().lines[':lineId'].match.$post({ param: { lineId }, json: { paymentId } }));

export const undoBankMatch = (lineId: string) =>
  answer(bank().lines[':lineId'].match.$delete({ param: { lineId } }));

export const recordPayout = (lineId: string, feeCents: number) =>
  answer(bank().lines[':lineId'].payout.$post({ param: { lineId }, json: { feeCents } }));

export const undoPayout = (lineId: string) =>
  answer(bank().lines[':lineId'].payout.$delete({ param: { lineId } }));

export const setBankLineAside = (lineId: string, reason: string) =>
  answer(bank().lines[':lineId'].aside.$post({ param: { lineId }, json: { reason } }));
