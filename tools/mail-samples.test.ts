import { describe, expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { calendarFilesIn, samplesIn } from './mail-samples.ts';

/** Words that every English sentence has one of, and no Spanish or Portuguese one has. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|we|is|are|was|were|this|that|and|with|from|of|have|will|please|it|to|by|on|at|if|not)(?!\p{L})/iu;

/** What a person reads of a mail: its words, what is read out of its pictures, and its title. */
const readOf = ({ subject, html, text }: { subject: string; html: string; text: string }) => [
  subject,
  // Addresses are no sentences, and a link's name stands before it.
  ...text.replaceAll(/\[?https?:\S+/g, '').split('\n'),
  ...[...html.matchAll(/(?:alt|title)="([^"]*)"|<title>([^<]*)/g)].map(
    ([, named, title]) => named ?? title ?? '',
  ),
];

/** What no language changes: the business, its address and places, and what the samples' people have written. */
const NAMES =
  /Miami Flow Yachts|Miami Beach Marina|Coconut Grove|Key Biscayne|The foredeck is yours for the toast at four\. We have put a second cool box aboard\.|The foredeck is yours for the toast at four\.|We have put a second cool box aboard\.|Night Boat Party|\S+@\S+/g;

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  test('no mail to a client has an English sentence, and its links lead to its language', async () => {
    for (const [name, mail] of Object.entries(await samplesIn(language))) {
      const read = readOf({ ...mail, text: mail.text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(NAMES, '') });
      for (const line of read)
        expect([name, line.replaceAll(NAMES, '')]).not.toEqual([name, expect.stringMatching(ENGLISH)]);
      expect(mail.html).toContain(`lang="${language}"`);
      const links = [...mail.html.matchAll(/<a[^>]*href="http:\/\/localhost:3000([^"]*)"/g)].map(
        ([, path]) => path,
      );
      // A receipt is a file: it is in its client's language without saying so in its address.
      const pages = links.filter((path) => !/^\/api\/charter-links\/[^/]+\/receipts\//.test(path ?? ''));
      expect(pages.filter((path) => !path?.startsWith(`/${language}`))).toEqual([]);
    }
  });

  test('no calendar file has one either', () => {
    const files = calendarFilesIn(language);
    for (const file of files) {
      const said =
        file
          .replaceAll(/\r\n /g, '')
          .match(/^(SUMMARY|DESCRIPTION).*$/gm)
          ?.join('\n') ?? '';
      expect(said.replaceAll(NAMES, '')).not.toMatch(ENGLISH);
      expect(said).toContain(language === 'es' ? 'solicitud' : 'pedido');
    }
  });
});

test('the English ones are recognized as such', async () => {
  for (const [name, mail] of Object.entries(await samplesIn('en'))) {
    if (['letter', 'inquiry-answered'].includes(name)) continue;
    expect([name, mail.text.replaceAll(NAMES, '')]).toEqual([name, expect.stringMatching(ENGLISH)]);
  }
});
