import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Translations } from '#core/field-kinds.ts';
import { pictures } from '#media/pictures.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PictureChoiceAnswer } from './schema/index.ts';

const NOW = new Date('2026-10-01T15:00:00Z');
const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-fleet-'));

let app: TestApp;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({
    now: () => NOW,
    env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' },
  });
  const site = { db: app.database.db, config: app.deps.config };
  cookies = (await signInAs(site, 'administrator', { username: 'marina.desk' })).headers;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function call(method: string, address: string, body?: unknown) {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return app.request(address, {
    method,
    headers: { ...cookies, 'content-type': 'application/json' },
    ...json,
  });
}

const WHOLE = {
  name: 'Luna Clara',
  brand: 'Testmarine',
  length: '62 ft',
  capacity: '14',
  description: 'Two decks and a quiet stern.',
  category: 'sport',
  price: 4200,
  year: 2021,
  engineHpTotal: '1,400 HP',
  cruisingSpeedKn: '24 kn',
  maxSpeedKn: 31,
  cabins: 3,
  bathrooms: 2,
  crew: 2,
  location: 'Key Biscayne',
  primaryImage: 'default-generic',
  galleryImages: 'default-azimut|default-generic',
  engineType: 'Twin diesel',
  fuelCapacity: 820,
  waterCapacity: '',
};

async function created(fields: Record<string, unknown> = {}): Promise<string> {
  const response = await call('POST', '/api/admin/yachts', { ...WHOLE, ...fields });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

async function activityOf(id: string): Promise<{ action: string; details: Record<string, unknown> }[]> {
  return (await call('GET', `/api/admin/activity?subjectId=${id}&sort=oldest`)).json();
}

describe('creating', () => {
  test.each([
    ['the longest brand and name', { brand: 'b'.repeat(80), name: 'n'.repeat(120) }],
    ['a brand and a name in other letters', { brand: 'Верфь', name: 'Мечта' }],
  ])('two yachts with %s can both be opened, changed and taken out', async (_what, called) => {
    for (const id of [await created(called), await created(called)]) {
      expect((await app.request(`/api/yachts/${id}`)).status).toBe(200);
      const changed = await call('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, ...called, capacity: 8 });
      expect(changed.status).toBe(200);
      expect((await call('DELETE', `/api/admin/yachts/${id}`)).status).toBe(200);
    }
  });

  test('takes the body of the specification, and the public site shows her', async () => {
    const response = await call('POST', '/api/admin/yachts', WHOLE);
    expect(response.status).toBe(201);
    const saved = await response.json();
    expect(saved).toEqual({ id: 'testmarine-luna-clara', version: 1, message: 'Yacht created successfully' });
    const shown = await (await app.request(`/api/yachts/${saved.id}`)).json();
    expect(shown).toMatchObject({
      name: 'Luna Clara',
      length: '62 ft',
      lengthFt: 62,
      capacity: 14,
      category: { id: 'sport', name: 'Sport' },
      basePrice: 4200,
      engineHpTotal: 1400,
      cruisingSpeedKn: 24,
      location: 'Key Biscayne',
      primaryImage: 'default-generic',
      imageUrls: ['default-generic', 'default-azimut'],
      engineType: 'Twin diesel',
      fuelCapacity: 820,
      waterCapacity: null,
    });
    const [line] = await activityOf(saved.id);
    expect(line).toMatchObject({ action: 'created', actor: 'marina.desk', subjectName: 'Luna Clara' });
  });

  test('gives a second yacht of the same name an address of her own', async () => {
    const [first, second] = [await created({ name: 'Twin' }), await created({ name: 'Twin' })];
    expect([first, second]).toEqual(['testmarine-twin', 'testmarine-twin-2']);
  });

  test('creates one yacht for one key', async () => {
    const headers = { ...cookies, 'content-type': 'application/json', 'idempotency-key': 'one-yacht-please' };
    const send = () =>
      app.request('/api/admin/yachts', {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...WHOLE, name: 'Once' }),
      });
    const answers = await Promise.all([send(), send()]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(ids).toEqual(['testmarine-once', 'testmarine-once']);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Yacht name is required'],
    [{ brand: '' }, 'brand', 'Brand is required'],
    [{ capacity: '' }, 'capacity', 'Capacity is required'],
    [{ capacity: 0 }, 'capacity', 'Capacity is required'],
    [{ price: -1 }, 'price', 'Price per day must be 0 or more'],
    [{ cabins: -1 }, 'cabins', 'Cabins must be 0 or more'],
    [{ bathrooms: -1 }, 'bathrooms', 'Bathrooms must be 0 or more'],
    [{ crew: -1 }, 'crew', 'Crew must be 0 or more'],
    [{ year: 1949 }, 'year', 'Year must be 1950 or more'],
    [{ year: 2999 }, 'year', `Year must be ${new Date().getFullYear() + 1} or less`],
    [{ category: 'tug' }, 'category', 'Category must be luxury, sport, cruise or premium'],
    [{ length: 'long' }, 'length', 'Length must be a number'],
    [{ primaryImage: 'javascript:alert(1)' }, 'primaryImage', 'That is not the address of a picture'],
  ])('refuses %j', async (fields, field, message) => {
    const response = await call('POST', '/api/admin/yachts', { ...WHOLE, ...fields });
    expect(response.status).toBe(422);
    expect((await response.json()).issues).toContainEqual({ path: field, message });
  });

  test('takes a yacht of a name, a brand and a capacity, with the form’s defaults', async () => {
    const response = await call('POST', '/api/admin/yachts', { name: 'Bare', brand: 'Plain', capacity: 6 });
    const { id } = await response.json();
    const shown = await (await app.request(`/api/yachts/${id}`)).json();
    expect(shown).toMatchObject({ location: 'Miami', categoryId: 'luxury', basePrice: null, lengthFt: null });
  });
});

describe('changing', () => {
  test('clears what the form leaves out and keeps what is not on it', async () => {
    const id = await created({ model: 'L62', marina: 'Crandon', features: ['Jacuzzi'], isFeatured: true });
    const response = await call('PUT', `/api/admin/yachts/${id}`, {
      name: 'Luna Nova',
      brand: 'Testmarine',
      capacity: 10,
    });
    expect(await response.json()).toMatchObject({ version: 2, message: 'Yacht updated successfully' });
    const yacht = await (await call('GET', `/api/admin/yachts/${id}`)).json();
    expect(yacht).toMatchObject({
      name: 'Luna Nova',
      capacity: 10,
      engineType: null,
      fuelCapacity: null,
      description: '',
      basePrice: null,
      imageUrls: [],
      model: 'L62',
      marina: 'Crandon',
      features: 'Jacuzzi',
      isFeatured: true,
    });
    const lines = await activityOf(id);
    expect(lines.map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(lines[1]?.details).toMatchObject({ capacity: { from: 14, to: 10 } });
  });

  test('refuses to write over a colleague’s change, and tells it', async () => {
    const id = await created();
    expect((await call('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, cabins: 5, version: 1 })).status).toBe(
      200,
    );
    const stale = await call('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, cabins: 9, version: 1 });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      code: 'changed-meanwhile',
      current: { id, cabins: 5, version: 2 },
    });
    expect((await call('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, cabins: 9 })).status).toBe(200);
  });

  test('knows no yacht that is not there', async () => {
    for (const id of ['nowhere', '%00']) {
      expect((await call('PUT', `/api/admin/yachts/${id}`, WHOLE)).status).toBe(404);
      expect((await call('DELETE', `/api/admin/yachts/${id}`)).status).toBe(404);
    }
  });
});

test('a list of the yachts whose translations are older than their English', async () => {
  const { db } = app.database;
  const said = (text: string, of: string) => ({ text, of });
  const as = (translations: Translations) => ({ translations, features: ['Sun pads', 'Snorkels'] });
  const of = (name: string, fields: Parameters<typeof aYacht>[1]) =>
    aYacht(db, { name: `Olden ${name}`, description: 'Quiet', engineType: null, ...fields });
  await of('never translated', {});
  await of('as it is', as({ es: { description: said('Tranquilo', 'Quiet') } }));
  await of('in a list as it is', as({ pt: { features: said('Solário\nSnorkel', 'Sun pads\nSnorkels') } }));
  await of('emptied', as({ es: { engineType: said('Diésel', 'Diesel') } }));
  await of('archived', { ...as({ es: { description: said('Serio', 'Serious') } }), archivedAt: NOW });
  const changed = [
    await of('changed', as({ es: { description: said('Serio', 'Serious') } })),
    await of('with another list', as({ pt: { features: said('Solário', 'Sun pads') } })),
  ];
  const older = (await (await call('GET', '/api/admin/yachts?status=older&q=olden')).json()) as {
    id: string;
  }[];
  expect(older.map(({ id }) => id).sort()).toEqual(changed.map(({ id }) => id).sort());
});

describe('deleting', () => {
  test('archives her: her page is gone, her record and name stay, and she can come back', async () => {
    const id = await created({ name: 'Gone' });
    const stale = await call('DELETE', `/api/admin/yachts/${id}?version=7`);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'changed-meanwhile', current: { id, version: 1 } });
    const response = await call('DELETE', `/api/admin/yachts/${id}?version=1`);
    expect(response.status).toBe(200);
    expect((await response.json()).message).toBe('Yacht deleted successfully');
    expect((await app.request(`/api/yachts/${id}`)).status).toBe(404);
    const listed = await call('GET', '/api/admin/yachts?status=archived&q=gone');
    expect((await listed.json())[0]).toMatchObject({ id, name: 'Gone', archivedAt: NOW.toISOString() });
    expect((await call('POST', `/api/admin/yachts/${id}/restore`)).status).toBe(200);
    expect((await app.request(`/api/yachts/${id}`)).status).toBe(200);
    expect((await activityOf(id)).map(({ action }) => action)).toEqual(['created', 'deleted', 'restored']);
  });

  test('is refused while a confirmed charter is ahead, not for a block or a charter that is over', async () => {
    const { db } = app.database;
    const ahead = await aYacht(db, { id: 'charter-ahead' });
    await aCalendarEntry(db, ahead.id, new Date('2026-10-05T13:00:00Z'), new Date('2026-10-05T21:00:00Z'), {
      kind: 'charter',
    });
    const refusal = await call('DELETE', `/api/admin/yachts/${ahead.id}`);
    expect(refusal.status).toBe(409);
    expect((await refusal.json()).code).toBe('charters-ahead');
    const free = await aYacht(db, { id: 'charter-behind' });
    await aCalendarEntry(db, free.id, new Date('2026-09-05T13:00:00Z'), new Date('2026-09-05T21:00:00Z'), {
      kind: 'charter',
    });
    await aCalendarEntry(db, free.id, new Date('2026-11-05T13:00:00Z'), new Date('2026-11-05T21:00:00Z'), {
      kind: 'block',
    });
    expect((await call('DELETE', `/api/admin/yachts/${free.id}`)).status).toBe(200);
  });
});

test('a yacht says how many quotes hold her time, opened and in the list: not holds without a request', async () => {
  const { db } = app.database;
  const { id } = await aYacht(db, { id: 'held', name: 'Heldline' });
  const held = async () => {
    const opened = await (await call('GET', `/api/admin/yachts/${id}`)).json();
    const [listed] = await (await call('GET', '/api/admin/yachts?q=heldline')).json();
    return [opened.heldQuotes, listed.heldQuotes];
  };
  expect(await held()).toEqual([0, 0]);
  const later = new Date(NOW.getTime() + 3_600_000);
  for (const [day, expiresAt, charterId] of [
    ['2026-10-05', later, (await aCharter(db, id)).id],
    ['2026-10-06', NOW, (await aCharter(db, id)).id],
    ['2026-10-07', later, null],
  ] as const) {
    const [from, to] = [new Date(`${day}T13:00:00Z`), new Date(`${day}T21:00:00Z`)];
    await aCalendarEntry(db, id, from, to, { kind: 'hold', expiresAt, charterId });
  }
  expect(await held()).toEqual([1, 1]);
});

test('a yacht says how many open requests are for her, which somebody would have to move', async () => {
  const { db } = app.database;
  const { id } = await aYacht(db, { id: 'wanted', name: 'Wantedline' });
  const wanted = async () => {
    const opened = await (await call('GET', `/api/admin/yachts/${id}`)).json();
    const [listed] = await (await call('GET', '/api/admin/yachts?q=wantedline')).json();
    return [opened.openRequests, listed.openRequests];
  };
  expect(await wanted()).toEqual([0, 0]);
  const ahead = { startOn: '2027-10-05' };
  for (const status of ['pending', 'quoted', 'cancelled'] as const)
    await aCharter(db, id, { ...ahead, status });
  await aCharter(db, id, { ...ahead, suspectedSpam: true });
  await aCharter(db, id, { startOn: '2020-10-05' });
  expect(await wanted()).toEqual([2, 2]);
});

describe('the list', () => {
  test('is searched, filtered, ordered and paged by ten, with its total', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await created({
        name: `Row ${String(number).padStart(2, '0')}`,
        brand: 'Listline',
        price: number * 100,
      });
    }
    const first = await call('GET', '/api/admin/yachts?q=listline');
    expect(first.headers.get('x-total-count')).toBe('12');
    expect(first.headers.get('link')).toContain('page=2');
    const names = (await first.json()).map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('Row 01');
    const dear = await call('GET', '/api/admin/yachts?q=listline&sort=price-high&page=2');
    expect((await dear.json()).map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([200, 100]);
    expect(await (await call('GET', '/api/admin/yachts?q=listline&category=premium')).json()).toEqual([]);
    expect(await (await call('GET', '/api/admin/yachts?q=%25')).json()).toEqual([]);
    expect((await call('GET', '/api/admin/yachts?page=none')).status).toBe(422);
  });
});

describe('the capacity', () => {
  test.each([
    [12.5, 'Capacity must be a whole number'],
    ['12.5', 'Capacity must be a whole number'],
    ['a dozen', 'Capacity must be a whole number'],
    [0, 'Capacity is required'],
    [-1.5, 'Capacity is required'],
    ['', 'Capacity is required'],
    [1_001, 'Capacity must be 1000 or less'],
  ])('%j is refused: %s', async (capacity, message) => {
    const refusal = await call('POST', '/api/admin/yachts', { ...WHOLE, capacity });
    expect(refusal.status).toBe(422);
    expect((await refusal.json()).issues).toEqual([{ path: 'capacity', message }]);
  });
});

describe('price sheets', () => {
  const address = (id: string) => `/api/admin/yachts/${id}/pricing`;
  const sheet = {
    pricingType: 'with_amenities',
    price4Hours: 2_000,
    price8Hours: '3,600',
    gratuityPercent: 18,
    salesTaxPercent: 0,
  };

  test('and a yacht’s price per day take 0 for none: the price is on demand', async () => {
    const id = await created({ price: 0 });
    await call('PUT', address(id), { sheets: [{ ...sheet, price4Hours: '0' }] });
    expect(await (await call('GET', address(id))).json()).toMatchObject({
      sheets: [{ price4Hours: null, price8Hours: 3_600 }],
    });
    expect(await (await app.request(`/api/yachts/${id}`)).json()).toMatchObject({ pricePerDay: null });
  });

  test.each(['', undefined])('name the sales tax: %j is refused, 0 is not', async (salesTaxPercent) => {
    const id = await created();
    const refused = await call('PUT', address(id), { sheets: [{ ...sheet, salesTaxPercent }] });
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([
      { path: 'sheets.0.salesTaxPercent', message: 'Sales tax is required: 0 if none is due' },
    ]);
    expect((await call('PUT', address(id), { sheets: [sheet] })).status).toBe(200);
  });

  test('are kept, changed under a guard and taken away, and the public page follows', async () => {
    const id = await created();
    const empty = await (await call('GET', address(id))).json();
    expect(empty).toEqual({ sheets: [], version: 'none' });
    const saved = await call('PUT', address(id), { sheets: [sheet], version: 'none' });
    expect(saved.status).toBe(200);
    const { version } = await saved.json();
    const [shown] = await (await app.request(`/api/yacht-pricing/${id}`)).json();
    expect(shown).toMatchObject({
      price4Hours: 2000,
      price8Hours: 3600,
      price3Hours: null,
      apaPercent: null,
    });
    const stale = await call('PUT', address(id), { sheets: [], version: 'none' });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      code: 'changed-meanwhile',
      current: { version, sheets: [{ price4Hours: 2000 }] },
    });
    expect((await call('PUT', address(id), { sheets: [], version })).status).toBe(200);
    expect(await (await app.request(`/api/yacht-pricing/${id}`)).json()).toEqual([]);
  });

  test('are what her card says a full day comes to, as soon as they are kept', async () => {
    const id = await created();
    const shown = async () => (await app.request(`/api/yachts/${id}`)).json();
    const allIn = async () => (await shown()).allInPrice;
    expect(await allIn()).toBeNull();
    await call('PUT', address(id), { sheets: [{ ...sheet, salesTaxPercent: 7, apaPercent: 30 }] });
    expect(await allIn()).toBe(5580);
    await call('PUT', address(id), { sheets: [sheet] });
    expect(await allIn()).toBe(4248);
    // A card says so where only a basic charter has a price.
    expect(await shown()).toMatchObject({ isAllInBasic: false });
    await call('PUT', address(id), { sheets: [{ ...sheet, pricingType: 'without_amenities' }] });
    expect(await shown()).toMatchObject({ allInPrice: 4248, isAllInBasic: true });
    await call('PUT', address(id), { sheets: [] });
    expect(await allIn()).toBeNull();
  });

  test('that are taken away and come back are not taken for what was seen before', async () => {
    const id = await created();
    const { version } = await (await call('PUT', address(id), { sheets: [sheet] })).json();
    await call('PUT', address(id), { sheets: [] });
    await call('PUT', address(id), { sheets: [{ ...sheet, price4Hours: 2_500 }] });
    const stale = await call('PUT', address(id), { sheets: [sheet], version });
    expect(stale.status).toBe(409);
  });

  test('are logged field by field, whatever was changed in them', async () => {
    const { id, name } = await aYacht(app.database.db, { name: 'Priced Anew' });
    const basic = { pricingType: 'without_amenities', price3Hours: 1_000, salesTaxPercent: 0 };
    await call('PUT', address(id), { sheets: [sheet, basic] });
    const changed = {
      ...sheet,
      price8Hours: 3_900,
      gratuityPercent: 20,
      salesTaxPercent: 7,
      apaPercent: 30,
      amenitiesIncluded: ['Captain'],
      specialTerms: 'Fuel at cost.',
    };
    await call('PUT', address(id), { sheets: [changed] });
    const log = await call('GET', `/api/admin/activity?q=${encodeURIComponent(name)}&action=prices+changed`);
    const [newest] = await log.json();
    expect(newest.details).toEqual({
      'With Full Amenities: 8 hours': { from: 3_600, to: 3_900 },
      'With Full Amenities: gratuity (%)': { from: 18, to: 20 },
      'With Full Amenities: sales tax (%)': { from: 0, to: 7 },
      'With Full Amenities: APA (%)': { from: null, to: 30 },
      'With Full Amenities: amenities included': { from: [], to: ['Captain'] },
      'With Full Amenities: special terms': { from: '', to: 'Fuel at cost.' },
      'Basic Charter: offered': { from: true, to: false },
      'Basic Charter: 3 hours': { from: 1_000, to: null },
      'Basic Charter: gratuity (%)': { from: 0, to: null },
      'Basic Charter: sales tax (%)': { from: 0, to: null },
    });
  });

  test('refuse amounts and percents that cannot be', async () => {
    const { id } = await aYacht(app.database.db);
    await aPriceRecord(app.database.db, id);
    for (const fields of [{ price3Hours: -1 }, { gratuityPercent: 101 }, { pricingType: 'free' }]) {
      const refusal = await call('PUT', address(id), { sheets: [{ ...sheet, ...fields }] });
      expect(refusal.status, JSON.stringify(fields)).toBe(422);
    }
    expect((await call('PUT', address(id), { sheets: [sheet, sheet] })).status).toBe(422);
    expect((await call('GET', address('nowhere'))).status).toBe(404);
  });
});

function form(
  name: string,
  files: readonly (readonly [string, string | Buffer<ArrayBuffer>])[],
  fields = {},
) {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
  for (const [file, content] of files) data.append(name, new Blob([content]), file);
  return data;
}
const upload = (address: string, body: FormData) =>
  app.request(address, { method: 'POST', headers: cookies, body });

describe('pictures', () => {
  test('several at once are painted anew, kept once, and shown from the picture route', async () => {
    const [one, two] = [await aPhotograph(), await aPhotograph({ format: 'png', width: 500 })];
    const response = await upload(
      '/api/admin/yachts/upload-images',
      form('images', [
        ['a.jpg', one],
        ['b.png', two],
        ['again.jpg', one],
      ]),
    );
    expect(response.status).toBe(200);
    const { urls } = await response.json();
    expect(urls).toHaveLength(3);
    expect(urls[0]).toBe(urls[2]);
    const shown = await app.request(`${urls[1]}?w=320`, { headers: { accept: 'image/webp' } });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const plain = Buffer.from(await (await app.request(urls[0])).arrayBuffer());
    expect(plain.includes('Elena Marsh')).toBe(false);
    const id = await created({ primaryImage: urls[1], galleryImages: urls.join('|') });
    const yacht = await (await app.request(`/api/yachts/${id}`)).json();
    expect(yacht.pictures).toHaveLength(2);
    expect(yacht.pictures[0]).toMatchObject({ width: 500, height: 200, alt: 'Luna Clara, Testmarine' });
    expect(yacht.primaryImage).toMatch(/^up-/);
  });

  test('are there to choose from: uploads, the newest first and each once, then the site’s own', async () => {
    const older = await aPhotograph({ width: 320 });
    const newer = await aPhotograph({ width: 640 });
    for (const picture of [older, newer, older]) {
      await upload('/api/admin/yachts/upload-images', form('images', [['a.jpg', picture]]));
    }
    const response = await app.request('/api/admin/pictures', { headers: cookies });
    expect(response.status).toBe(200);
    const choices: PictureChoiceAnswer[] = await response.json();
    const uploads = choices.filter(({ isUploaded }) => isUploaded);
    expect(uploads.slice(0, 2).map(({ width }) => width)).toEqual([320, 640]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
    expect(choices.slice(uploads.length)).toHaveLength(pictures.length);
    for (const choice of [uploads[0], choices.at(-1)]) {
      const shown = await app.request(`${choice?.src}&w=320`, { headers: { accept: 'image/webp' } });
      expect(shown.status).toBe(200);
      expect(shown.headers.get('cache-control')).toContain('immutable');
    }
    const id = await created({ primaryImage: String(uploads[0]?.name) });
    const yacht = await (await app.request(`/api/yachts/${id}`)).json();
    expect(yacht.pictures[0]).toMatchObject({ width: 320 });
  });

  test('a name that says it was uploaded, and was not, is no picture', async () => {
    const name = `up-${'0'.repeat(32)}-100x100-aabbcc`;
    expect((await app.request(`/api/yacht-images/${name}`)).status).toBe(404);
  });
});

describe('importing', () => {
  const send = (content: string, preview = 0) =>
    upload('/api/admin/yachts/import', form('file', [['fleet.csv', content]], { preview }));
  const count = async () =>
    Number((await app.database.db.execute<{ n: string }>(sql`select count(*) n from yachts`)).rows[0]?.n);
  const rows = (bad: ReadonlySet<number>, brand: string) =>
    [
      'Name,Brand,Length (ft),Capacity,Base Price,Location',
      ...Array.from({ length: 2_000 }, (_, index) =>
        bad.has(index) ? `Hull ${index},${brand},60,0,1000,Miami` : `Hull ${index},${brand},60,12,1000,Miami`,
      ),
    ].join('\r\n');

  test('2,000 rows with 30 bad ones write nothing and name all 30; fixed, all are written', async () => {
    const bad = new Set(Array.from({ length: 30 }, (_, index) => index * 61 + 5));
    const before = await count();
    const refused = await (await send(rows(bad, 'Bulkline'))).json();
    expect(refused).toMatchObject({ rows: 2_000, isWritten: false });
    expect(refused.problems).toHaveLength(30);
    expect(refused.problems[0]).toEqual({
      row: 7,
      name: 'Hull 5',
      field: 'capacity',
      message: 'Capacity is required',
    });
    expect(await count()).toBe(before);
    const preview = await (await send(rows(new Set(), 'Bulkline'), 1)).json();
    expect(preview).toMatchObject({ problems: [], isWritten: false });
    expect(preview.yachts).toHaveLength(2_000);
    expect(await count()).toBe(before);
    const written = await (await send(rows(new Set(), 'Bulkline'))).json();
    expect(written).toMatchObject({ isWritten: true, message: '2,000 yachts imported.' });
    expect(await count()).toBe(before + 2_000);
  }, 60_000);

  test('the same file sent again under its key is written once', async () => {
    const again = (content: string) =>
      app.request('/api/admin/yachts/import', {
        method: 'POST',
        headers: { ...cookies, 'idempotency-key': 'a-sheet-sent-twice' },
        body: form('file', [['fleet.csv', content]]),
      });
    const sheet = 'Name,Brand,Capacity\nEcho Uno,Echoline,8\nEcho Dos,Echoline,10\n';
    const bad = await again(`${sheet}Echo Tres,Echoline,none\n`);
    expect(await bad.json()).toMatchObject({ isWritten: false });
    const before = await count();
    const answers = await Promise.all([again(sheet), again(sheet), again(sheet)]);
    for (const response of answers) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ isWritten: true, message: '2 yachts imported.' });
    }
    expect(await count()).toBe(before + 2);
    const log = await call('GET', '/api/admin/activity?q=echo&action=imported');
    expect(log.headers.get('x-total-count')).toBe('2');
    expect((await again(`${sheet}Echo Tres,Echoline,4\n`)).status).toBe(422);
  });

  test('pictures that lead nowhere are named before anything is written', async () => {
    const known = pictures[0]?.name ?? '';
    const csv = `Name,Brand,Capacity,Pictures\nUnpictured,Headline,8,serenata1.jpg|${known}|https://pictures.example/a.jpg\n`;
    const { unknownPictures } = await (await send(csv, 1)).json();
    expect(unknownPictures).toEqual(['serenata1.jpg']);
    expect(await (await send(csv)).json()).toMatchObject({ unknownPictures, isWritten: true });
    // As it is now, it is what was told before.
    expect(await (await send(csv, 1)).json()).toMatchObject({ unknownPictures: [] });
  });

  test('columns that no field is called by are named, and values beyond the headings are refused', async () => {
    const csv = 'Name,Brand,Capacity,Owner,Hull colour,\nOddly,Headline,8,Ana,white,\n';
    expect(await (await send(csv, 1)).json()).toMatchObject({
      problems: [],
      unknownColumns: ['Owner', 'Hull colour'],
    });
    const json = JSON.stringify([
      { name: 'Oddly', brand: 'Headline', capacity: 8 },
      { name: 'Even', brand: 'Headline', capacity: 8, berth: 4 },
    ]);
    expect(await (await send(json, 1)).json()).toMatchObject({ problems: [], unknownColumns: ['berth'] });
    const shifted = 'Name,Brand,Description,Capacity\nOddly,Headline,8,10,quiet\n';
    expect((await (await send(shifted)).json()).problems).toEqual([
      {
        row: 2,
        name: 'Oddly',
        field: '',
        message: 'More values than headings. A value with a comma in it needs quotes.',
      },
    ]);
  });

  test('a row is numbered as a spreadsheet numbers it, blank rows and cells of several lines along', async () => {
    const blank = ',,,\r\n';
    const sheet = [
      'Name,Brand,Capacity,Description',
      'Gap,Gapline,8,"Two\nlines"',
      '',
      ',,,',
      'Gap 2,Gapline,none,',
    ];
    const answer = await (await send(`${blank}${sheet.join('\r\n')}\r\n\r\n`, 1)).json();
    expect(answer).toMatchObject({ rows: 2, problems: [{ row: 6, name: 'Gap 2' }] });
    const spanish = `Name;Brand;Capacity;Description\r\n${'\r\n'.repeat(3)}Gap;Gapline;none;Wide, long\r\n`;
    expect(await (await send(spanish, 1)).json()).toMatchObject({ problems: [{ row: 5, name: 'Gap' }] });
  });

  test('JSON does too, with the body’s own field names', async () => {
    const sheet = JSON.stringify([
      { name: 'Json', brand: 'Bulkline', capacity: 8, features: ['Bar'], year: 2020 },
    ]);
    expect(await (await send(sheet)).json()).toMatchObject({ isWritten: true, rows: 1 });
    const shown = await (await app.request('/api/yachts/bulkline-json')).json();
    expect(shown).toMatchObject({ capacity: 8, features: 'Bar', year: 2020 });
  });

  test.each([
    ['', 'import-empty'],
    ['name,brand,capacity', 'import-empty'],
    ['{"name": ', 'import-unreadable'],
    ['[1, 2]', 'import-unreadable'],
    [`name,brand,capacity\n${'A,B,2\n'.repeat(2_001)}`, 'import-too-long'],
  ])('refuses %.30j', async (content, code) => {
    const refusal = await send(content);
    expect(refusal.status).toBe(422);
    expect((await refusal.json()).code).toBe(code);
  });
});
