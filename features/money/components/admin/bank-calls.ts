import { answer, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { reading } from '#ui/reading.ts';
import { COLUMN_MEANINGS, looksOf, type SaidColumns } from '../../domain/bank/columns.ts';
import { bank } from '../../queries.ts';
import type { BankLinesAnswer } from '../../schema/bank.ts';

/** Everything that shows lines of the bank: read anew after a file. */
export const BANK = '/api/admin/money/bank';
export const BANK_PAGE_SIZE = 25;

export type BankState = keyof BankLinesAnswer['counts'];

/** A page of the lines in a state. */
export const bankLinesQuery = (state: BankState, page: string) => ({
  ...reading(bank().lines, { query: { state, page } }),
  staleTime: 0,
});

/** The charters in which words stand. */
export const payersQuery = (q: string) => ({ ...reading(bank().payers, { query: { q } }), staleTime: 0 });

/** Sends a bank's file, with what its columns are where its headings do not say it: once, however often the same is sent. */
export const sendBankFile = async (file: Blob, said?: SaidColumns) => {
  const fields: Readonly<Record<string, string>> = said
    ? { columns: said.columns.join(','), hasHeading: said.hasHeading ? 'yes' : 'no' }
    : {};
  return once(['bank', file.size, fields, await file.text()], (_, key) =>
    upload(bank().files, { fields, file: ['file', file, 'statement'], idempotencyKey: key }),
  );
};

const REMEMBERED = 'bank-columns';

/** What the columns of the last file that began alike were, as it was said in this browser. */
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
    // Storage is refused in some private windows: it is asked for again then.
  }
}

export const recordBankLine = (lineId: string, charterId: string, options: CallOptions) =>
  answer(bank().lines[':lineId'].payment.$post({ param: { lineId }, json: { charterId } }, options));

export const setBankLineAside = (lineId: string, reason: string) =>
  answer(bank().lines[':lineId'].aside.$post({ param: { lineId }, json: { reason } }));
