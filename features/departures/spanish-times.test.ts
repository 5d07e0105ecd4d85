import { expect, test } from 'vitest';
import * as charters from '#features/charters/components/admin/words/es.ts';
import * as mails from '#features/charters/emails/words/es.ts';
import * as trips from '#features/charters/words/es.ts';
import * as departures from '#features/departures/components/admin/words/es.ts';
import * as guests from '#features/guests/words/es.ts';

const AT = '5:25 p. m.';

test.each([
  guests.signedText(AT),
  trips.offersClose(AT),
  mails.quotePreview(AT),
  charters.beyondHours('9:00 a. m.', AT),
  departures.left(AT, ''),
  departures.back(AT, ''),
])('a Spanish time ends its sentence with one full stop: %s', (said) => {
  expect(said).toContain(AT);
  expect(said).not.toContain('..');
});
