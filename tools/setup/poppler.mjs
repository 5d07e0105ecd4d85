import { installPackages, which } from './browser.mjs';

/**
 * Makes sure that the tests have another vendor's PDF reader (poppler-utils: pdfsig, pdftotext): installs it from the system's
 * packages if possible. Without it the tests that need it say so.
 */
export async function ensurePoppler() {
  if (which('pdfsig') && which('pdftotext')) return;
  await installPackages('a reader of PDFs', ['poppler-utils'], async () => which('pdfsig'));
}
