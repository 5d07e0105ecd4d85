import { installPackages, which } from './browser.mjs';

/**
 * Has another maker's reader of PDFs there for the tests (poppler-utils: pdfsig, pdftotext), from the system's packages where it
 * can be had. Without it those tests say that they could not ask it.
 */
export async function ensurePoppler() {
  if (which('pdfsig') && which('pdftotext')) return;
  await installPackages('a reader of PDFs', ['poppler-utils'], async () => which('pdfsig'));
}
