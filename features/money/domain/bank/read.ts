import { textOfFile } from '#core/file-text.ts';
import type { SaidColumns } from './columns.ts';
import { readBankCsv } from './csv.ts';
import { type BankFile, BankFileFault } from './lines.ts';
import { readBankOfx } from './ofx.ts';
import { words } from './words/index.ts';

/** A bank's file as text; undefined if it is binary. */
export function bankText(bytes: Uint8Array): string | undefined {
  const text = textOfFile(bytes);
  if (text.includes('\u0000')) return undefined;
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * The payments that came in, from a bank's file. Its content tells whether it is a table (CSV) or OFX. Throws a `BankFileFault`
 * if it cannot be read.
 *
 * @param latest the last day that a line can have
 * @param said the columns of a table without known headings
 */
export function readBankFile(bytes: Uint8Array, latest: string, said?: SaidColumns): BankFile {
  const text = bankText(bytes);
  if (text === undefined) throw new BankFileFault(1, 1, words.noText);
  if (text.trim() === '') throw new BankFileFault(1, 1, words.empty);
  const isOfx = /^\s*(?:OFXHEADER|<\?xml|<\?OFX|<OFX)/i.test(text);
  return isOfx ? readBankOfx(text, latest) : readBankCsv(text, latest, said);
}
