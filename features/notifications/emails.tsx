import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** A mail as it is queued: what it is about, and its words twice. */
export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** A mail made of the parts in components/mail-layout.tsx, as it is sent: for programs with HTML and for those without. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'hr', format: 'skip' },
      // What is seen is on the site; its address says nothing to whoever reads words.
      { selector: 'img', format: 'skip' },
      // Where a drawing leads is said beside the words that it is drawn for.
      { selector: 'a.mail-drawing', format: 'skip' },
      // The number or the address already stands there as words.
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      {
        selector: 'table.mail-facts',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3 },
      },
    ],
  });
  // Parts that say nothing here leave their distances behind.
  return { html, text: text.replace(/\n{3,}/g, '\n\n') };
}
