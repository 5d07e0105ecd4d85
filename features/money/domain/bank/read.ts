import { textOfFile } from '#core/file-text.ts';
import type { SaidColumns } from './columns.ts';
import { readBankCsv } from './csv.ts';
import { type BankFile, BankFileFault } from './lines.ts';
import { readBankOfx } from './ofx.ts';
import { words } from './words/index.ts';

/** Text as banks write it. Undefined for what is none. */
export function bankText(bytes: Uint8Array): string | undefined {
  const text = textOfFile(bytes);
  if (text.includes('\u0000')) return undefined;
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * What a bank's file says came in; a table (CSV) or OFX is told by what stands in it. Throws a `BankFileFault` where it cannot
 * be read.
 *
 * @param latest the last day that can have been
 * @param said what the columns of a table are whose headings are not known
 */
export function readBankFile(bytes: Uint8Array, latest: string, said?: SaidColumns): BankFile {
  const text = bankText(bytes);
  if (text === undefined) throw new BankFileFault(1, 1, words.noText);
  if (text.trim() === '') throw new BankFileFault(1, 1, words.empty);
  const isOfx = /^\s*(?:OFXHEADER|<\?xml|<\?OFX|<OFX)/i.test(text);
  return isOfx ? readBankOfx(text, latest) : readBankCsv(text, latest, said);
}
