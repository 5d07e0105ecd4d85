import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Translations } from '#core/field-kinds.ts';
import { translationState } from '#core/translations.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { AdminYachtAnswer, YachtAnswer, YachtCardAnswer } from './schema/index.ts';

const DESCRIPTION = 'A quiet stern for weddings.';
const FEATURES = ['Bow sun pad', 'Wet bar', 'Karaoke/sound'];
const translations = {
  es: {
    description: { text: 'Una popa tranquila para bodas.', of: DESCRIPTION },
    features: { text: 'Solárium de proa\nBar con fregadero\nKaraoke/sonido', of: FEATURES.join('\n') },
  },
  pt: { description: { text: 'Uma popa tranquila para casamentos.', of: DESCRIPTION } },
};

let app: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({});
  const { db } = app.database;
  await aYacht(db, {
    id: 'luna',
    name: 'Luna',
    brand: 'Testmarine',
    model: '',
    description: DESCRIPTION,
    features: FEATURES,
    translations,
  });
  await aYacht(db, { id: 'riva', name: 'Aria', brand: 'Riva', model: '', description: '' });
  await aYacht(db, { id: 'other', name: 'Vega', brand: 'Other', model: '', description: 'No rivals.' });
  await aPriceRecord(db, 'luna', {
    amenitiesIncluded: ['Beach towels'],
    specialTerms: 'Shoes off.',
    translations: {
      es: {
        amenitiesIncluded: { text: 'Toallas de playa', of: 'Beach towels' },
        specialTerms: { text: 'Sin zapatos.', of: 'Shoes off.' },
      },
    },
  });
  const site = { db, config: app.deps.config };
  headers = (await signInAs(site, 'administrator', { username: 'languages.desk' })).headers;
});
afterAll(() => app.close());

async function read<Answer>(address: string): Promise<Answer> {
  const response = await app.request(address, { headers });
  expect(response.status, address).toBe(200);
  return (await response.json()) as Answer;
}

describe('a yacht', () => {
  test('is described in the language asked for, and in English where there is nothing else', async () => {
    const { description, features, ...rest } = await read<YachtAnswer>('/api/yachts/luna?lang=es');
    expect({ description, features }).toEqual({
      description: 'Una popa tranquila para bodas.',
      features: translations.es.features.text,
    });
    expect(rest).not.toHaveProperty('translations');
    expect(await read('/api/yachts/luna?lang=pt')).toMatchObject({
      description: 'Uma popa tranquila para casamentos.',
      features: FEATURES.join('\n'),
    });
    expect(await read('/api/yachts/luna')).toMatchObject({ description: DESCRIPTION });
  });

  test('has her card in the same language', async () => {
    const [card] = await read<YachtCardAnswer[]>('/api/yachts?q=luna&fields=card&lang=es');
    expect(card).toMatchObject({
      summary: 'Una popa tranquila para bodas.',
      features: 'Solárium de proa\nBar con fregadero',
    });
  });

  test('is led to the next page in the same language', async () => {
    const linkOf = async (path: string) => (await app.request(path)).headers.get('link');
    expect(await linkOf('/api/yachts?q=luna&page=1&lang=es')).toMatch(/[?&]lang=es&page=1>; rel="first"/);
    expect(await linkOf('/api/yachts?q=luna&page=1&lang=en')).not.toContain('lang=');
  });

  test('has her prices in the same language, and no other one is sent', async () => {
    const [sheet] = await read<object[]>('/api/yacht-pricing/luna?lang=es');
    expect(sheet).toMatchObject({
      amenitiesIncluded: JSON.stringify(['Toallas de playa']),
      specialTerms: 'Sin zapatos.',
    });
    expect(sheet).not.toHaveProperty('translations');
  });

  test('is edited in English whatever the screen is read in', async () => {
    const { description, translations: kept } = await read<AdminYachtAnswer>(
      '/api/admin/yachts/luna?lang=es',
    );
    expect({ description, kept }).toEqual({ description: DESCRIPTION, kept: translations });
    const { sheets } = await read<{ sheets: object[] }>('/api/admin/yachts/luna/pricing?lang=es');
    expect(sheets).toMatchObject([{ specialTerms: 'Shoes off.', translations: { es: {} } }]);
  });
});

describe('the search', () => {
  const found = async (q: string, lang: string) =>
    (await read<YachtAnswer[]>(`/api/yachts?${new URLSearchParams({ q, lang })}`)).map(({ id }) => id);

  test.each([
    ...['wedding', 'bodas', 'casamentos', 'solarium', 'SOLÁRIUM', 'fregadero'],
    ...['karaoke', 'sound', 'sonido', 'Karaoke/sound'],
  ])('finds her by "%s" on the pages of every language', async (word) => {
    for (const lang of ['en', 'es', 'pt']) expect(await found(word, lang), lang).toEqual(['luna']);
  });

  test('of a word that a yacht is called by finds what is called so alone', async () => {
    expect(await found('riva', 'en')).toEqual(['riva']);
  });

  test.each(["'", '/', '&', '!', ':*', '<->', '\\'])('takes "%s" for what it is', async (word) => {
    expect(await found(word, 'en')).toEqual([]);
  });
});

test('a description whose English changes is marked within the same save; the others stay', async () => {
  const kept = async () =>
    (await read<AdminYachtAnswer>('/api/admin/yachts/luna')).translations as Translations;
  const response = await app.request('/api/admin/yachts/luna', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Luna', brand: 'Testmarine', capacity: 8, description: 'A lively stern.' }),
  });
  expect(response.status).toBe(200);
  const after = await kept();
  expect(translationState(after, 'es', 'description', 'A lively stern.')).toBe('old');
  expect(translationState(after, 'es', 'features', FEATURES)).toBe('there');
});
