import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';
import { CAPTAIN_TEMPLATES, type CaptainFacts, type CharterFacts } from '../domain/index.ts';
import { captainSheet, charterSheet, stepNames, TEMPLATES } from '../service/paper.ts';

/** The hash of each template's texts in all three languages. If you change the texts, give the template a new name. */
const WORDS: Readonly<Record<string, string>> = {
  'crewed-5': 'ee5f728bb0108ebb',
  'bareboat-6': 'ad0f8dee43f278ce',
  'captain-2': '6cf208c1c6d827e5',
  'captain-self-2': 'cbad162dbabfffa5',
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

/** The title, all texts and headings, and what each row is called, without names, figures and days. */
const said = ({ blocks }: Sheet) =>
  blocks.flatMap((block) => {
    if ('rows' in block) return block.rows.map(([name]) => name);
    return 'text' in block ? [block.text] : [];
  });

test.each([
  [TEMPLATES.crewed, [charterPaper('crewed', true), charterPaper('crewed', false)]],
  [TEMPLATES.bareboat, [charterPaper('bareboat', true), charterPaper('bareboat', false)]],
  [CAPTAIN_TEMPLATES.hired, [captainPaper(false)]],
  [CAPTAIN_TEMPLATES.self, [captainPaper(true)]],
])('what is signed under the name %s is what that name stands for, in every language', (template, papers) => {
  const all = papers.flatMap((paper) => LANGUAGES.flatMap((language) => said(paper(language))));
  expect(createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)).toBe(WORDS[template]);
});

test('the paper names the balance and the APA apart, as they are owed', () => {
  const payment = (hasApa: boolean) => said(charterPaper('crewed', hasApa)('en')).join(' ');
  expect(payment(true)).toContain('The balance of $200 and the APA of $300 are due with the deposit.');
  expect(payment(false)).toContain('The balance of $500 is due with the deposit.');
});

test('half comes back 72 hours or more before departure, in every language', () => {
  const half = LANGUAGES.map((language) =>
    said(charterPaper('crewed', true)(language)).flatMap((text) => /; ([^;]*72[^;]*);/.exec(text)?.[1] ?? []),
  );
  expect(half).toEqual([
    ['72 hours or more before it, half of it'],
    ['con 72 horas o más, la mitad'],
    ['com 72 horas ou mais, a metade'],
  ]);
});

test('the paper names the request’s number and dockage as the quote does', () => {
  const paper = (language: Language) => said(charterPaper('bareboat', false)(language));
  expect(paper('en')).toContain('Request number');
  expect(paper('es')).toContain('Número de solicitud');
  expect(paper('pt')).toContain('Número do pedido');
  expect(paper('es').join(' ')).not.toContain('amarre');
  expect(paper('pt').join(' ')).not.toContain('vagas');
});

test('in no language does the owner sign: somebody signs for the owner', () => {
  const signed = LANGUAGES.map((language) => inLanguage(language, () => stepNames('charter').countersigned));
  expect(signed).toEqual([
    'Countersigned for the owner',
    'Firmado en nombre del propietario',
    'Assinado em nome do proprietário',
  ]);
});

test('only the paper of a charter with crew says that fuel is part of the price, and only without an APA', () => {
  const includesFuel = (mode: CharterFacts['mode'], hasApa: boolean) =>
    said(charterPaper(mode, hasApa)('en')).some((text) => text.includes('part of the price. What'));
  expect(includesFuel('crewed', false)).toBe(true);
  expect(includesFuel('crewed', true)).toBe(false);
  expect(includesFuel('bareboat', false)).toBe(false);
});
