import { answer, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { reading } from '#ui/reading.ts';
import { bank } from '../../queries.ts';
import type { BankLinesAnswer } from '../../schema.ts';

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

/** Sends a bank's file: once, however often the same is sent. */
export const sendBankFile = async (file: Blob) =>
  once(['bank', file.size, await file.text()], (_, key) =>
    upload(bank().files, { file: ['file', file, 'statement'], idempotencyKey: key }),
  );

export const recordBankLine = (lineId: string, charterId: string, options: CallOptions) =>
  answer(bank().lines[':lineId'].payment.$post({ param: { lineId }, json: { charterId } }, options));

export const setBankLineAside = (lineId: string, reason: string) =>
  answer(bank().lines[':lineId'].aside.$post({ param: { lineId }, json: { reason } }));
