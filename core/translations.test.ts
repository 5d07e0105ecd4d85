import { describe, expect, test } from 'vitest';
import { type Fields, inLanguages } from './field-kinds.ts';
import { columnsOf } from './field-values.ts';
import { bodyShape } from './fields.ts';
import { oldTranslations, saidOf, translatedIn, translationState } from './translations.ts';

const fields = {
  name: { kind: 'text', name: 'Name', required: 'Name is required' },
  features: { kind: 'list', name: 'Features', by: 'commas', most: 9, each: 80 },
  price: { kind: 'money', name: 'Price', most: 1_000, required: 'Price is required' },
  translations: inLanguages('name', 'features'),
} as const satisfies Fields;

const kept = {
  name: 'Sunset dinner',
  features: ['Chef', 'Wine'],
  price: 80_000,
  translations: {
    es: { name: { text: 'Cena al atardecer', of: 'Sunset dinner' } },
    pt: { features: { text: 'Chef\nVinho', of: 'Chef\nWine' } },
  },
};

describe('what everybody is told', () => {
  test.each([
    ['en', 'Sunset dinner', ['Chef', 'Wine']],
    ['es', 'Cena al atardecer', ['Chef', 'Wine']],
    ['pt', 'Sunset dinner', ['Chef', 'Vinho']],
  ] as const)('in %s is English where nothing else is there', (language, name, features) => {
    expect(saidOf(fields, kept, language)).toMatchObject({ name, features, price: 800 });
  });

  test('of a row that was never translated is English', () => {
    expect(saidOf(fields, { ...kept, translations: {} }, 'es').name).toBe('Sunset dinner');
  });

  test('is nothing where English says nothing any more', () => {
    expect(saidOf(fields, { ...kept, name: ' ' }, 'es').name).toBe(' ');
    expect(saidOf(fields, { ...kept, features: [] }, 'pt').features).toEqual([]);
  });

  test('has no more fields than are asked for', () => {
    const { name } = fields;
    expect(saidOf({ name }, kept, 'pt')).toEqual({ name: 'Sunset dinner' });
  });
});

describe('a translation', () => {
  test('is missing, there, or older than its English', () => {
    const { translations } = kept;
    expect(translationState(translations, 'es', 'name', 'Sunset dinner')).toBe('there');
    expect(translationState(translations, 'es', 'name', 'Sunset supper')).toBe('old');
    expect(translationState(translations, 'pt', 'name', 'Sunset dinner')).toBe('missing');
    expect(translationState(translations, 'pt', 'features', ['Chef', 'Wine'])).toBe('there');
    expect(translationState(translations, 'pt', 'features', ['Chef'])).toBe('old');
    expect(translationState(undefined, 'es', 'name', 'Sunset dinner')).toBe('missing');
  });

  test('of nothing is not missed', () => {
    expect(translationState({}, 'es', 'name', '  ')).toBe('there');
  });
});

describe('the languages that are older than the English', () => {
  test('are told of what is stored, each as often as it has such texts', () => {
    expect(oldTranslations(fields, kept)).toEqual([]);
    expect(oldTranslations(fields, { ...kept, name: 'Sunset supper' })).toEqual(['es']);
    expect(oldTranslations(fields, { ...kept, name: 'Sunset supper', features: ['Chef'] })).toEqual([
      'es',
      'pt',
    ]);
  });

  test('are told of what is typed in a form, where a list is one text', () => {
    expect(oldTranslations(fields, { ...kept, name: ' Sunset dinner ', features: 'Chef, Wine' })).toEqual([]);
    expect(oldTranslations(fields, { ...kept, features: 'Chef' })).toEqual(['pt']);
  });
});

describe('a call', () => {
  const shape = bodyShape(fields);
  const written = (translations: unknown) =>
    columnsOf(fields, {
      name: 'Sunset supper',
      features: ['Chef', 'Wine'],
      translations: shape.translations.parse(translations),
    }).translations;

  test('names the English that a translation says, or brings it along', () => {
    expect(written({ es: { name: { text: 'Cena' }, features: { text: 'Chef\nVino' } } })).toEqual({
      es: {
        name: { text: 'Cena', of: 'Sunset supper' },
        features: { text: 'Chef\nVino', of: 'Chef\nWine' },
      },
    });
    expect(written({ es: { name: { text: 'Cena', of: 'Sunset dinner' } } })).toEqual({
      es: { name: { text: 'Cena', of: 'Sunset dinner' } },
    });
  });

  test('takes a translation away by an empty text, and leaves all as they are by none', () => {
    expect(written({ es: { name: { text: '' } } })).toEqual({ es: {} });
    expect(columnsOf(fields, { name: 'Sunset supper' })).not.toHaveProperty('translations');
  });

  test.each([
    ['another language', { fr: { name: { text: 'Dîner' } } }],
    ['a field that is said in English alone', { es: { price: { text: '80' } } }],
    ['a text without end', { es: { name: { text: 'a'.repeat(6_001) } } }],
    ['no text', { es: { name: 'Cena' } }],
  ])('is refused with %s', (_, translations) => {
    expect(shape.translations.safeParse(translations).success).toBe(false);
  });
});

test('a noun says which of its fields are translated', () => {
  expect(translatedIn(fields)).toEqual(['name', 'features']);
});
