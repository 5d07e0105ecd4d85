import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { changeTextsBy } from '#core/as-said.ts';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { asPseudo } from '#core/pseudo.ts';
import { plainAmong } from '#tests/pseudo/plain-texts.ts';
import { calendarFilesIn, samplesIn } from './mail-samples.ts';

/** Words of which every English sentence has at least one, and Spanish and Portuguese sentences have none. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|we|is|are|was|were|this|that|and|with|from|of|have|will|please|it|to|by|on|at|if|not)(?!\p{L})/iu;

/** The texts of a mail that its reader gets: its text, its pictures' alternative texts, and its titles. */
const readOf = ({ subject, html, text }: { subject: string; html: string; text: string }) => [
  subject,
  // Leave out addresses: they are no sentences, and each stands behind the name of its link.
  ...text.replaceAll(/\[?https?:\S+/g, '').split('\n'),
  ...[...html.matchAll(/(?:alt|title)="([^"]*)"|<title>([^<]*)/g)].map(
    ([, named, title]) => named ?? title ?? '',
  ),
];

/** Texts that are the same in every language: the business, its address, places, and what the samples' people have written. */
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
      // The address of a receipt, or of the damage, names no language, because the file itself is in its client's language.
      const pages = links.filter(
        (path) => !/^\/api\/charter-links\/[^/]+\/(?:receipts\/|damage$)/.test(path ?? ''),
      );
      expect(pages.filter((path) => !path?.startsWith(`/${language}`))).toEqual([]);
    }
  });

  test('no sentence of a mail or of its preview ends in two full stops', async () => {
    for (const [name, { subject, html }] of Object.entries(await samplesIn(language)))
      expect([name, subject, html]).not.toEqual([name, subject, expect.stringMatching(/[^.]\.\.(?!\.)/)]);
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

describe('in no language', () => {
  afterEach(() => changeTextsBy((said) => said));
  /** Texts that no catalogue has: what the samples' people have written, and proper names. */
  const WRITTEN = [
    'The foredeck is yours for the toast at four. We have put a second cool box aboard.',
    'A cake for Ana, and nothing with nuts in it.',
    'A torn sunbed',
    'by bank transfer',
    'Bank',
    'Miami Beach Marina',
    'Night Boat Party',
    'Rosa Delgado',
    'Serenata',
    'Visa 4242',
    'Jet Ski',
    'Rosa',
    'rosa',
    'ana',
    'Safari, iPhone',
    'iPhone',
  ];

  test('mails and calendar files say nothing that is in no catalogue', async () => {
    changeTextsBy(asPseudo);
    for (const [name, mail] of Object.entries(await samplesIn('en')))
      expect([name, ...plainAmong(readOf(mail), WRITTEN)]).toEqual([name]);
    const files = calendarFilesIn('en').map(
      (file) =>
        file
          .replaceAll(/\r\n /g, '')
          .match(/(?<=^(?:SUMMARY|DESCRIPTION)[^:]*:).*$/gm)
          ?.join(' ')
          .replaceAll('\\n', ' ') ?? '',
    );
    expect(plainAmong(files, WRITTEN)).toEqual([]);
  });
});

test('as text, a mail has one empty line between its parts, whatever is left out of it', async () => {
  for (const [name, { text }] of Object.entries(await samplesIn('en')))
    expect([name, text]).not.toEqual([name, expect.stringMatching(/\n{3}/)]);
});

test('a mail has its margins in a cell, where every program knows them', async () => {
  for (const [name, { html }] of Object.entries(await samplesIn('en')))
    expect([name, html]).toEqual([
      name,
      expect.stringMatching(/<td class="mail-inner" style="padding:40px 44px"/),
    ]);
});

test('what staff wrote on several lines has them in a mail, too: bank details, and a letter', async () => {
  const { due, addition, letter } = await samplesIn('en');
  for (const mail of [due, addition]) {
    expect(mail?.text).toContain('\nBank transfer\n\nBank\n000-111\nRosa\n');
    expect(mail?.html).toMatch(/>Bank<br\/?>000-111<br\/?>Rosa</);
  }
  expect(letter?.text).toContain('\nSerenata,\nRosa\n\nRosa\n');
  expect(letter?.html).toMatch(/>Serenata,<br\/?>Rosa</);
});

/** The mails to the team and to colleagues, and those of financing, which its languages.test.ts reads as they are sent. */
const WITHOUT_SAMPLE = [
  'accounts: passwordAskedMail',
  'accounts: passwordMadeMail',
  'accounts: rolesChangedMail',
  'accounts: takenOffMail',
  'charters: clientDeedMail',
  'content: paidElsewhereMail',
  'departures: teamMail',
  'financing: applicantNewsMail',
  'financing: applicationLinkMail',
  'financing: applicationReceivedMail',
  'financing: contactChangedMail',
  'financing: decisionCorrectedMail',
  'financing: messageMail',
  'financing: newApplicationMail',
  'financing: newsMail',
  'fleet: paperEndsMail',
  'inquiries: renderNewInquiryMail',
  'money: cardTroubleMail',
];

test('every other mail has a sample', () => {
  const samples = readFileSync('tools/mail-samples.ts', 'utf8');
  const without = globSync('features/*/{emails.tsx,emails/*.tsx}').flatMap((file) => {
    const made = readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+Mail)\b/gm);
    return Array.from(made, ([, name = '']) => name)
      .filter((name) => name !== 'renderMail' && !samples.includes(`${name}(`))
      .map((name) => `${file.split(/[\\/]/)[1]}: ${name}`);
  });
  expect(without.sort()).toEqual(WITHOUT_SAMPLE);
});
