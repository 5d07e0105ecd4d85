import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogItem } from '#core/catalog.ts';
import { activity } from '#features/activity/tables.ts';
import { anAddOn, aPackage } from '#tests/builders/extras.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { addOnFields, packageFields } from './fields.ts';
import type { AddOnAnswer, PackageAnswer } from './schema.ts';
import { findExtras } from './service.ts';
import { packages } from './tables.ts';

let app: TestApp;
let staff: Staff;
let client: Staff;
beforeAll(async () => {
  app = await createTestApp();
  [staff, client] = await Promise.all([staffOf(app), staffOf(app, 'client')]);
});
afterAll(() => app.close());

const publicList = async <Item>(path: string) => (await (await app.request(path)).json()) as Item[];
const logOf = (id: string) => app.database.db.select().from(activity).where(eq(activity.subjectId, id));

describe('packages', () => {
  test('the body of the specification makes one that the booking page offers at once', async () => {
    const made = await staff.send('POST', '/api/admin/packages', {
      name: 'Harpist at Sunset',
      description: 'A harp on the foredeck.',
      price: 950,
      imageUrl: 'package-saxophonist',
      category: 'luxury',
      isActive: true,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      id: 'harpist-at-sunset',
      price: 950,
      category: 'luxury',
      message: 'Package created successfully',
      version: 1,
    });
    const offered = await publicList<PackageAnswer>('/api/packages?place=book-charter');
    expect(offered.find(({ id }) => id === 'harpist-at-sunset')).toMatchObject({ price: 950 });
    expect(await logOf('harpist-at-sunset')).toMatchObject([
      { action: 'created', subjectKind: 'package', subjectName: 'Harpist at Sunset', actor: staff.username },
    ]);
  });

  test('in another language it is what staff wrote in it, and English where they did not', async () => {
    const english = { name: 'Harp at Noon', description: 'A harp on the foredeck.', price: 950 };
    const translations = { es: { name: { text: 'Arpa al mediodía' } } };
    const made = await staff.send('POST', '/api/admin/packages', { ...english, translations });
    expect(made.body.translations).toEqual({
      es: { name: { text: 'Arpa al mediodía', of: 'Harp at Noon' } },
    });
    const said = async (query: string) =>
      (await publicList<PackageAnswer>(`/api/packages${query}`)).find(({ id }) => id === made.body.id);
    expect(await said('')).toMatchObject({ name: 'Harp at Noon' });
    expect(await said('?lang=es')).toMatchObject({
      name: 'Arpa al mediodía',
      description: 'A harp on the foredeck.',
    });
    expect(await said('?lang=es')).not.toHaveProperty('translations');
    expect(await said('?lang=pt')).toMatchObject({ name: 'Harp at Noon' });

    // After the English text changes, the translation stays, and still records the English text that it translates.
    const changed = await staff.send('PUT', `/api/admin/packages/${made.body.id}`, {
      ...english,
      name: 'Harp at Dusk',
    });
    expect(changed.body.translations).toEqual(made.body.translations);
    expect(await said('?lang=es')).toMatchObject({ name: 'Arpa al mediodía' });
  });

  test('without the optional fields the defaults of the specification hold; a second of that name has an address of its own', async () => {
    const first = await staff.send('POST', '/api/admin/packages', { name: 'Violin', price: '700' });
    expect(first.body).toMatchObject({ id: 'violin', category: 'entertainment', isActive: true, price: 700 });
    const second = await staff.send('POST', '/api/admin/packages', { name: 'Violin', price: 800 });
    expect(second.body).toMatchObject({ id: 'violin-2' });
    const signs = await staff.send('POST', '/api/admin/packages', { name: '日本', price: 1 });
    expect(String(signs.body.id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    [{ price: 10 }, 'name', 'Name is required'],
    [{ name: '  ', price: 10 }, 'name', 'Name is required'],
    [{ name: 'Harp' }, 'price', 'Price is required'],
    [{ name: 'Harp', price: '' }, 'price', 'Price is required'],
    [{ name: 'Harp', price: -1 }, 'price', 'Please give 0 or more'],
    [{ name: 'Harp', price: 1.5 }, 'price', 'Please give whole dollars'],
    [
      { name: 'Harp', price: 5, category: 'yachts' },
      'category',
      'Category must be one of entertainment, crew, luxury, dining',
    ],
    [
      { name: 'Harp', price: 5, cardLink: '//evil.example' },
      'cardLink',
      'Please give a path of this site, such as /book-charter',
    ],
    [{ name: 'Harp', price: 5, imageUrl: 'javascript:alert(1)//' }, 'imageUrl', undefined],
  ])('%o is refused at %s', async (body, path, message) => {
    const refused = await staff.send('POST', '/api/admin/packages', body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid', issues: [message ? { path, message } : { path }] });
  });

  test('a change clears what the form leaves out, but not where the package is offered', async () => {
    const bundle = await aPackage(app.database.db, {
      description: 'Strings',
      category: 'crew',
      onPackagesPage: true,
      cardLink: '/book-charter',
    });
    const path = `/api/admin/packages/${bundle.id}`;
    const changed = await staff.send('PUT', path, { name: 'Cellist', price: 640 });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Cellist',
      price: 640,
      description: '',
      category: 'entertainment',
      onBookCharter: true,
      onPackagesPage: true,
      cardLink: '/book-charter',
      version: 2,
      message: 'Package updated successfully',
    });
    const [line] = await logOf(bundle.id);
    expect(line?.details).toMatchObject({
      name: { from: 'Pianist', to: 'Cellist' },
      priceCents: { from: 70_000, to: 64_000 },
      description: { from: 'Strings', to: '' },
    });
  });

  test('an edit of an older version is refused with what a colleague has made of it; without a version the last one wins', async () => {
    const bundle = await aPackage(app.database.db);
    const path = `/api/admin/packages/${bundle.id}`;
    const fields = { name: 'Pianist', price: 710 };
    expect((await staff.send('PUT', path, { ...fields, version: 1 })).status).toBe(200);
    const stale = await staff.send('PUT', path, { ...fields, price: 720, version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'changed-meanwhile', current: { price: 710, version: 2 } });
    expect((await staff.send('PUT', path, { ...fields, price: 730 })).body).toMatchObject({ version: 3 });
    expect((await staff.send('PATCH', path, { isActive: false, version: 2 })).status).toBe(409);
  });

  test('two edits of one version at the same time: one wins', async () => {
    const bundle = await aPackage(app.database.db);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) =>
        staff.send('PUT', `/api/admin/packages/${bundle.id}`, { name: 'Pianist', price, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('switched off and deleted ones leave the site; a deleted one keeps its row for the requests that name it', async () => {
    const bundle = await aPackage(app.database.db);
    const path = `/api/admin/packages/${bundle.id}`;
    const isOffered = async () =>
      (await publicList<PackageAnswer>('/api/packages')).some(({ id }) => id === bundle.id);
    expect(await isOffered()).toBe(true);
    expect((await staff.send('PATCH', path, { isActive: false })).body).toMatchObject({ isActive: false });
    expect(await isOffered()).toBe(false);
    expect(
      (await staff.list<CatalogItem<typeof packageFields>>('/api/admin/packages')).map(({ id }) => id),
    ).toContain(bundle.id);
    await staff.send('PATCH', path, { isActive: true });
    expect(await isOffered()).toBe(true);

    // A colleague has changed it since the list was read: what is deleted is what was looked at.
    const old = await staff.send('DELETE', `${path}?version=1`);
    expect(old).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { id: bundle.id, isActive: true } },
    });
    expect(await isOffered()).toBe(true);
    expect((await staff.send('DELETE', `${path}?version=last`)).status).toBe(422);
    const { version } = old.body.current as { version: number };
    expect(await staff.send('DELETE', `${path}?version=${version}`)).toEqual({
      status: 200,
      body: { message: 'Package deleted successfully' },
    });
    expect(await isOffered()).toBe(false);
    expect(await findExtras(app.deps, [bundle.id])).toEqual([]);
    expect(await staff.send('DELETE', path)).toMatchObject({
      status: 404,
      body: { code: 'entry-not-found' },
    });
    expect(await staff.send('PUT', path, { name: 'Back', price: 1 })).toMatchObject({ status: 404 });
    expect(await app.database.db.select().from(packages).where(eq(packages.id, bundle.id))).toHaveLength(1);
    expect((await logOf(bundle.id)).map(({ action }) => action)).toEqual(['changed', 'changed', 'deleted']);
  });

  test('a deleted one that is made again comes back under its id, with what it is given now', async () => {
    const viola = { name: 'Viola', price: 300, description: 'Low strings', category: 'crew' };
    const create = (fields: object) =>
      staff.send('POST', '/api/admin/packages', { name: 'Viola', ...fields });
    const first = await create({ ...viola, isActive: false });
    expect((await staff.send('DELETE', '/api/admin/packages/viola')).status).toBe(200);
    const { status, body } = await create({ price: 320 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: 'viola',
      price: 320,
      description: '',
      category: 'entertainment',
      isActive: true,
      version: Number(first.body.version) + 1,
    });
    const listed = await staff.list<CatalogItem<typeof packageFields>>('/api/admin/packages');
    expect(listed.at(-1)).toMatchObject({ id: 'viola' });
    expect(await findExtras(app.deps, ['viola'])).toHaveLength(1);
    // One that is in the list keeps its id to itself.
    expect((await create({ price: 340 })).body).toMatchObject({ id: 'viola-2', price: 340 });
    expect((await logOf('viola')).map(({ action }) => action)).toEqual(['created', 'deleted', 'created']);
  });

  test('the list is narrowed by words and by what the public sees', async () => {
    await aPackage(app.database.db, { id: 'zither-1', name: 'Zither', isActive: false });
    await aPackage(app.database.db, { id: 'zither-2', name: 'ZITHER duo' });
    const ids = async (query: string) =>
      (await staff.list<CatalogItem<typeof packageFields>>(`/api/admin/packages?${query}`))
        .map(({ id }) => id)
        .sort();
    expect(await ids('q=zither')).toEqual(['zither-1', 'zither-2']);
    expect(await ids('q=zither&status=hidden')).toEqual(['zither-1']);
    expect(await ids('q=zither&status=active')).toEqual(['zither-2']);
    expect(await ids('q=zither&status=')).toHaveLength(2);
    expect((await staff.get('/api/admin/packages?status=lost')).status).toBe(422);
  });

  test('a search looks in names and descriptions, not in what no card shows', async () => {
    await aPackage(app.database.db, {
      id: 'theremin-duo',
      name: 'Two players',
      description: 'Strange tones across the water.',
      imageUrl: 'theremin-on-deck',
      cardLink: '/theremin',
    });
    const names = async (query: string) =>
      (await staff.list<CatalogItem<typeof packageFields>>(`/api/admin/packages?q=${query}`)).map(
        ({ name }) => name,
      );
    expect(await names('theremin')).toEqual([]);
    expect(await names('two+PLAYERS')).toEqual(['Two players']);
    expect(await names('strange+tones')).toEqual(['Two players']);
    // Matches all words, in any order and in any field, as every list's search does.
    expect(await names('tones+two+strange')).toEqual(['Two players']);
    expect(await names('tones+three')).toEqual([]);
  });

  test('a creating call sent twice with one key makes one', async () => {
    const headers = { 'idempotency-key': 'a-package-of-our-own' };
    const body = { name: 'Fire dancers', price: 1_500 };
    const [one, two] = await Promise.all([
      staff.send('POST', '/api/admin/packages', body, headers),
      staff.send('POST', '/api/admin/packages', body, headers),
    ]);
    expect(two?.body.id).toBe(one?.body.id);
  });
});

describe('add-ons', () => {
  test('are made, changed, ordered and deleted, and the site follows', async () => {
    const made = await staff.send('POST', '/api/admin/add-ons', {
      name: 'Sea Bob',
      description: 'An underwater scooter.',
      price: 350,
      imageUrl: 'addon-jet-ski',
      videoUrl: '/films/jet-ski.mp4',
      isActive: true,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'sea-bob', videoUrl: '/films/jet-ski.mp4', message: 'Add-on created successfully' },
    });
    const kayak = await anAddOn(app.database.db, { position: 99 });
    const names = async () => (await publicList<AddOnAnswer>('/api/add-ons')).map(({ id }) => id);
    expect(await names()).toEqual(['sea-bob', kayak.id]);

    const arranged = await staff.send('POST', '/api/admin/add-ons/order', {
      ids: [kayak.id, 'sea-bob', 'gone'],
    });
    expect(arranged.status).toBe(200);
    expect((arranged.body as unknown as CatalogItem<typeof addOnFields>[]).map(({ id }) => id)).toEqual([
      kayak.id,
      'sea-bob',
    ]);
    expect(await names()).toEqual([kayak.id, 'sea-bob']);

    const changed = await staff.send('PUT', '/api/admin/add-ons/sea-bob', {
      name: 'Sea Bob',
      price: 360,
      version: 1,
    });
    expect(changed.body).toMatchObject({
      price: 360,
      videoUrl: null,
      imageUrl: '',
      message: 'Add-on updated successfully',
    });
    const stale = await staff.send('PUT', '/api/admin/add-ons/sea-bob', { name: 'S', price: 1, version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { current: { price: 360 } } });
    expect((await staff.send('PATCH', '/api/admin/add-ons/sea-bob', { isActive: false })).status).toBe(200);
    expect(await names()).toEqual([kayak.id]);
    expect((await staff.send('DELETE', '/api/admin/add-ons/sea-bob')).body).toEqual({
      message: 'Add-on deleted successfully',
    });
  });

  test.each([
    [{ price: 10 }, 'name', 'Name is required'],
    [{ name: 'Raft' }, 'price', 'Price is required'],
  ])('%o is refused at %s', async (body, path, message) => {
    const refused = await staff.send('POST', '/api/admin/add-ons', body);
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
  });
});

test.each(['packages', 'add-ons'])(
  'guests and clients learn nothing of the staff’s list of %s',
  async (list) => {
    expect((await app.request(`/api/admin/${list}`)).status).toBe(401);
    expect((await client.get(`/api/admin/${list}`)).status).toBe(403);
    expect((await client.send('POST', `/api/admin/${list}`, {})).status).toBe(403);
    expect((await client.send('DELETE', `/api/admin/${list}/x`)).status).toBe(403);
  },
);

test('an add-on and a package of one name are two extras: choosing one is not charged as both', async () => {
  const body = {
    name: 'Bow Photographer',
    description: 'On the bow.',
    price: 450,
    imageUrl: 'addon-jet-ski',
  };
  const first = await staff.send('POST', '/api/admin/packages', {
    ...body,
    category: 'luxury',
    isActive: true,
  });
  const others = [
    await staff.send('POST', '/api/admin/add-ons', { ...body, isActive: true }),
    await staff.send('POST', '/api/admin/add-ons', { ...body, isActive: true }),
  ];
  expect([first, ...others].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([first, ...others].map(({ body: { id } }) => id)).toEqual([
    'bow-photographer',
    'bow-photographer-2',
    'bow-photographer-3',
  ]);
  expect(await findExtras(app.deps, ['bow-photographer'])).toHaveLength(1);
});
