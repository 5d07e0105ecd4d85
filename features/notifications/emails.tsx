import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** A mail ready to queue: its subject, and its content as HTML and as text. */
export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Renders a mail, made of the parts in components/mail-layout.tsx, as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'hr', format: 'skip' },
      // Leave pictures out: their addresses mean nothing in a text.
      { selector: 'img', format: 'skip' },
      // Leave drawings out, too: the text beside them has the same link.
      { selector: 'a.mail-drawing', format: 'skip' },
      // Leave the link out: the number or the address is already the link's text.
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      {
        selector: 'table.mail-facts',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3 },
      },
    ],
  });
  // Parts that are empty in the text leave blank lines behind.
  return { html, text: text.replace(/\n{3,}/g, '\n\n') };
}
