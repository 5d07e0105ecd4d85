import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Fields, Translations } from '#core/field-kinds.ts';
import { asOneText } from '#core/field-values.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { translatedIn, translationState } from '#core/translations.ts';
import { DEFAULT_SETTINGS, FILMS } from '#features/content/domain/index.ts';
import {
  crewFields,
  faqFields,
  filmFields,
  showcaseFields,
  specFields,
  testimonialFields,
} from '#features/content/fields/lists.ts';
import { policyFields, slideFields, statisticFields } from '#features/content/fields/settings.ts';
import { crew, faqs, showcaseYachts, testimonials } from '#features/content/tables.ts';
import { eventFields } from '#features/events/fields.ts';
import { events } from '#features/events/tables.ts';
import { addOnFields, packageFields } from '#features/extras/fields.ts';
import { addOns, packages } from '#features/extras/tables.ts';
import { yachtFields } from '#features/fleet/fields/index.ts';
import { yachts } from '#features/fleet/tables.ts';
import { sheetFields } from '#features/pricing/fields.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { seedDatabase } from '../index.ts';

type Row = Readonly<Record<string, unknown>> & { readonly translations: Translations };

const inRow = <Kept extends { readonly translations?: Translations }>(one: Kept): Row => ({
  ...one,
  translations: one.translations ?? {},
});

const kept: { name: string; fields: Fields; rows: readonly Row[] }[] = [];
beforeAll(async () => {
  const database = await createTestDatabase(inject('databaseServer'));
  const { db } = database;
  await seedDatabase({ db, newId: () => crypto.randomUUID(), now: new Date() });
  const cards = await db.select().from(showcaseYachts);
  const { home, statistics, policies } = DEFAULT_SETTINGS;
  kept.push(
    { name: 'yachts', fields: yachtFields, rows: await db.select().from(yachts) },
    { name: 'prices', fields: sheetFields, rows: await db.select().from(yachtPricing) },
    { name: 'packages', fields: packageFields, rows: await db.select().from(packages) },
    { name: 'add-ons', fields: addOnFields, rows: await db.select().from(addOns) },
    { name: 'events', fields: eventFields, rows: await db.select().from(events) },
    { name: 'questions', fields: faqFields, rows: await db.select().from(faqs) },
    { name: 'testimonials', fields: testimonialFields, rows: await db.select().from(testimonials) },
    { name: 'crew', fields: crewFields, rows: await db.select().from(crew) },
    { name: 'cards', fields: showcaseFields, rows: cards },
    { name: 'facts', fields: specFields, rows: cards.flatMap(({ specs }) => specs.map(inRow)) },
    { name: 'slides', fields: slideFields, rows: home.slides.map(inRow) },
    { name: 'figures', fields: statisticFields, rows: Object.values(statistics).flat().map(inRow) },
    { name: 'policies', fields: policyFields, rows: [inRow(policies)] },
  );
  await database.drop();
});

/** Every translated text: where it is, its English, and the translation. */
const texts = () =>
  kept.flatMap(({ name, fields, rows }) =>
    rows.flatMap((row) =>
      translatedIn(fields).flatMap((field) =>
        OTHER_LANGUAGES.map((language) => ({
          at: `${name}: ${asOneText(row.id)} ${field} (${language})`,
          field: fields[field],
          language,
          english: row[field],
          state: translationState(row.translations, language, field, row[field]),
          text: row.translations[language]?.[field]?.text ?? '',
        })),
      ),
    ),
  );

describe('what the site opens with', () => {
  test('is there in every language, as its English now stands', () => {
    expect(texts().length).toBeGreaterThan(1_000);
    expect(
      texts()
        .filter(({ state }) => state !== 'there')
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test('fits its fields', () => {
    const tooLong = texts().filter(({ field, text }) => {
      if (field?.kind === 'list') return text.split('\n').some((line) => line.length > field.each);
      const most = field && 'most' in field && typeof field.most === 'number' ? field.most : 120;
      return text.length > most;
    });
    expect(tooLong.map(({ at }) => at)).toEqual([]);
  });

  test('has as many lines in every language', () => {
    const uneven = texts().filter(
      ({ english, text }) => Array.isArray(english) && english.length !== text.split('\n').length,
    );
    expect(uneven.map(({ at }) => at)).toEqual([]);
  });

  // Frequent English words that Spanish and Portuguese do not have. "for" is left out, because it is a verb in Portuguese.
  const ENGLISH =
    /(?<!\p{L})(the|and|with|of|from|you|your|she|her|is|are|was|this|that|deck|galley|guests?|captain|crew)(?!\p{L})/iu;
  test('has no English left in it', () => {
    const english = texts().filter(({ text }) => ENGLISH.test(text.replaceAll('The Roads', '')));
    expect(english.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });

  // Decided with the languages: Spanish uses the 12-hour clock as English does, Portuguese the 24-hour clock.
  test('reads times of the day as whoever reads it does', () => {
    const ofTwentyFour = /\b(1[3-9]|2[0-3]):[0-5]\d/;
    const ofTwelve = /\d\s?[ap]\.?\s?m\b/i;
    const foreign = texts().filter(
      ({ english, language, text }) =>
        ofTwentyFour.test(asOneText(english)) || (language === 'pt' ? ofTwelve : ofTwentyFour).test(text),
    );
    expect(foreign.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });

  test('speaks to nobody as tú or tu', () => {
    const familiar: Readonly<Record<OtherLanguage, RegExp>> = {
      es: /(?<!\p{L})(tú|tus|tuyo|contigo|vosotros)(?!\p{L})/iu,
      pt: /(?<!\p{L})(tu|teu|tua|contigo|vós)(?!\p{L})/iu,
    };
    expect(
      texts()
        .filter(({ language, text }) => familiar[language].test(text))
        .map(({ at }) => at),
    ).toEqual([]);
  });
});

test('each film is told in every language', () => {
  for (const film of FILMS) {
    for (const language of OTHER_LANGUAGES) {
      for (const field of Object.keys(filmFields) as (keyof typeof filmFields)[]) {
        expect(translationState(film.translations, language, field, film[field])).toBe('there');
      }
    }
  }
});
