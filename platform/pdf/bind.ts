import { PDFDocument } from '@cantoo/pdf-lib';
import { print } from './print.ts';
import type { Sheet } from './sheet.ts';

/** A sheet followed by the pages of these PDFs. Throws when one of them cannot be read. */
export async function bind(sheet: Sheet, files: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(await print(sheet, files.length === 0), { updateMetadata: false });
  for (const bytes of files) {
    const other = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await document.copyPages(other, other.getPageIndices())) document.addPage(page);
  }
  return document.save({ useObjectStreams: false });
}
