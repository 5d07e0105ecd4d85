import { expect, test } from 'vitest';
import { words as charters } from '#features/charters/components/admin/words/index.ts';
import { words as mails } from '#features/charters/emails/words/index.ts';
import { words as trips } from '#features/charters/words/index.ts';
import { words as departures } from '#features/departures/components/admin/words/index.ts';
import { words as guests } from '#features/guests/words/index.ts';
import { inLanguage } from '#platform/language.ts';

const AT = '5:25 p. m.';

test.each([
  ['a waiver', () => guests.signedText(AT)],
  ['other times', () => trips.offersClose(AT)],
  ['a quote’s mail', () => mails.quotePreview(AT)],
  ['the preview of what falls due', () => mails.duePreview('$1,000', AT)],
  ['the preview of what is late', () => mails.latePreview('$1,000', AT)],
  ['what falls due', () => mails.dueText('$1,000', AT, 'Serenata')],
  ['what is late', () => mails.lateText('$1,000', AT, 'Serenata')],
  ['the reminder of the balance', () => mails.balanceIsDue(AT)],
  ['a yacht’s hours', () => charters.beyondHours('9:00 a. m.', AT)],
  ['a departure', () => departures.left(AT, '')],
  ['a return', () => departures.back(AT, '')],
])('a Spanish sentence that ends in a time ends in one full stop: %s', (_, sentence) => {
  const said = inLanguage('es', sentence);
  expect(said).toContain(AT);
  expect(said).not.toContain('..');
});
