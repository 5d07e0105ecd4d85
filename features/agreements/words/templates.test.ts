import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#core/language.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';
import { CAPTAIN_TEMPLATES, type CaptainFacts, type CharterFacts } from '../domain/index.ts';
import { captainSheet, charterSheet, TEMPLATES } from '../service/paper.ts';

/** The hash of each template's texts in all three languages. If you change the texts, give the template a new name. */
const WORDS: Readonly<Record<string, string>> = {
  'crewed-3': '1cbec351462393b8',
  'bareboat-4': '80551d35e0c4ac10',
  'captain-1': 'a81dd820341601e1',
  'captain-self-1': '52d3b61c6770d5e2',
};

const at = new Date('2027-03-06T17:00:00Z');
const known = { charterId: 'c', number: '1', language: 'en', departsAt: at, returnsAt: at } as const;
const yacht = { id: 'y', name: 'Serenata', marina: '' };
const about = { ...known, yacht, guestCount: 8, charterer: 'Rosa Delgado' };
const of = { id: 'a', madeAt: at, amends: null, amendment: 0 };

const charterPaper = (mode: CharterFacts['mode'], hasApa: boolean) => (language: Language) =>
  charterSheet(
    {
      ...about,
      mode,
      isOver: false,
      quoteId: null,
      startOn: '2027-03-06',
      arriveMinutesEarly: 30,
      balanceDueAt: null,
      owner: { name: 'Miami Flow', address: [], phone: '', email: '' },
      cancellationFeePercent: 5,
      damageHoldCents: hasApa ? 250_000 : 0,
      price: {
        pricingType: 'with_amenities',
        depositPercent: 50,
        balanceDue: { hoursBefore: 24 },
        lines: hasApa ? [{ kind: 'apa', percent: 30, cents: 30_000 }] : [],
        subtotalCents: 100_000,
        totalCents: 100_000,
        depositCents: 50_000,
        balanceCents: 50_000,
      } as unknown as CharterFacts['price'],
    },
    { ...of, language },
  );

const captainPaper = (isSelf: boolean) => (language: Language) =>
  captainSheet(
    {
      ...about,
      choiceId: 'x',
      isSelf,
      captain: {
        name: 'Malcolm Reyes',
        phone: '',
        licenseNumber: '',
        licenseValidUntil: null,
        license: { en: '', es: '', pt: '' },
      },
    } satisfies CaptainFacts,
    { ...of, language },
  );

/** All texts and headings, without names, figures and days. */
const said = ({ blocks }: Sheet) =>
  blocks.flatMap((block) => (block.kind === 'heading' || block.kind === 'text' ? [block.text] : []));

test.each([
  [TEMPLATES.crewed, [charterPaper('crewed', true), charterPaper('crewed', false)]],
  [TEMPLATES.bareboat, [charterPaper('bareboat', true), charterPaper('bareboat', false)]],
  [CAPTAIN_TEMPLATES.hired, [captainPaper(false)]],
  [CAPTAIN_TEMPLATES.self, [captainPaper(true)]],
])('what is signed under the name %s is what that name stands for, in every language', (template, papers) => {
  const all = papers.flatMap((paper) => LANGUAGES.flatMap((language) => said(paper(language))));
  expect(createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)).toBe(WORDS[template]);
});

test('only the paper of a charter with crew says that fuel is part of the price, and only without an APA', () => {
  const includesFuel = (mode: CharterFacts['mode'], hasApa: boolean) =>
    said(charterPaper(mode, hasApa)('en')).some((text) => text.includes('part of the price. What'));
  expect(includesFuel('crewed', false)).toBe(true);
  expect(includesFuel('crewed', true)).toBe(false);
  expect(includesFuel('bareboat', false)).toBe(false);
});
