import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translationState } from '#core/translations.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertYachts } from './repository/index.ts';
import { yachts } from './tables.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
});
afterAll(() => app.close());

/** A body in the specification's shape, without the fields that this shape lacks. */
const WHOLE = { name: 'Luna Clara', brand: 'Testmarine', length: '62 ft', capacity: '14', price: 4200 };

const send = (csv: string, preview = 0, basis?: string) => {
  const form = new FormData();
  form.append('preview', String(preview));
  if (basis !== undefined) form.append('basis', basis);
  form.append('file', new File([csv], 'fleet.csv'));
  return app.request('/api/admin/yachts/import', { method: 'POST', headers: staff.headers, body: form });
};
const get = async (path: string) => (await staff.get(path)).json();
const created = async (fields: Record<string, unknown>) =>
  String((await staff.send('POST', '/api/admin/yachts', { ...WHOLE, ...fields })).body.id);

const OURS = {
  model: 'L62',
  marina: 'Crandon',
  features: ['Jacuzzi', 'Bar'],
  isFeatured: true,
  turnaroundMinutes: 90,
  beam: 16.4,
  draft: 4.2,
  engineBrand: 'MAN',
  engineModel: 'V8-1200',
  enginesCount: 2,
  damageHold: 2_500,
};

test('what the specification’s body lacks is written where it is said, and stays where it is not', async () => {
  const id = await created(OURS);
  const read = () => get(`/api/admin/yachts/${id}`);
  const kept = { ...OURS, features: 'Jacuzzi\nBar' };
  expect(await read()).toMatchObject(kept);
  expect((await staff.send('PUT', `/api/admin/yachts/${id}`, WHOLE)).status).toBe(200);
  expect(await read()).toMatchObject(kept);
  // As the form sends it: text, and an empty value for an empty field.
  const typed = {
    model: 'L63',
    marina: '',
    features: 'Bar\n\nSlide\n',
    isFeatured: 'no',
    turnaroundMinutes: '',
    beam: '17.25 ft',
    draft: '4.75 ft',
    engineBrand: '',
    engineModel: '',
    enginesCount: '3',
  };
  expect((await staff.send('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, ...typed })).status).toBe(200);
  expect(await read()).toMatchObject({
    model: 'L63',
    marina: '',
    features: 'Bar\nSlide',
    isFeatured: false,
    turnaroundMinutes: 0,
    beam: 17.3,
    draft: 4.8,
    engineBrand: null,
    engineModel: null,
    enginesCount: 3,
  });
  const lines = await get(`/api/admin/activity?subjectId=${id}&sort=oldest`);
  expect(Object.keys(lines.at(-1)?.details ?? {}).sort()).toEqual(
    [
      'beamFt',
      'draftFt',
      'engineBrand',
      'engineModel',
      'enginesCount',
      'features',
      'isFeatured',
      'marina',
      'model',
      'turnaroundMinutes',
    ].sort(),
  );
  const shown = await get(`/api/yachts/${id}`);
  expect(shown).toMatchObject({
    model: 'L63',
    beam: 17.3,
    draft: 4.8,
    enginesCount: 3,
    features: 'Bar\nSlide',
  });
});

test.each([
  [{ beam: 'wide' }, 'beam', 'Beam must be a number'],
  [{ beam: 0 }, 'beam', 'Beam must be 1 or more'],
  [{ draft: 31 }, 'draft', 'Draft must be 30 or less'],
  [{ enginesCount: 13 }, 'enginesCount', 'Number of engines must be 12 or less'],
  [{ turnaroundMinutes: -1 }, 'turnaroundMinutes', 'Turnaround must be 0 or more'],
  [{ turnaroundMinutes: 10_081 }, 'turnaroundMinutes', 'Turnaround must be 10080 or less'],
  [{ isFeatured: 'maybe' }, 'isFeatured', 'Featured must be yes or no'],
  [{ features: 7 }, 'features', 'Features must be a list'],
  [{ features: Array(61).fill('Bar') }, 'features', 'Please keep it to 60 features'],
  [{ engineModel: 'x'.repeat(121) }, 'engineModel', 'Please keep this to 120 characters or fewer'],
])('refuses %j', async (fields, path, message) => {
  const answer = await staff.send('POST', '/api/admin/yachts', { ...WHOLE, ...fields });
  expect(answer).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
});

test('hours are set at both ends or at neither, in the form and in a sheet', async () => {
  const id = await created({ name: 'Early Bird', earliestDeparture: '8:00 AM', latestReturn: '22:00' });
  const read = async () => {
    const { earliestDeparture, latestReturn } = await get(`/api/yachts/${id}`);
    return [earliestDeparture, latestReturn];
  };
  expect(await read()).toEqual(['08:00', '22:00']);
  const put = (fields: object) =>
    staff.send('PUT', `/api/admin/yachts/${id}`, { ...WHOLE, name: 'Early Bird', ...fields });
  expect((await put({})).status).toBe(200);
  const half = await put({ latestReturn: '' });
  expect([half.status, half.body.issues]).toEqual([
    422,
    [{ path: 'latestReturn', message: expect.stringContaining('or neither') }],
  ]);
  // No hours can be set that would exclude one of the four slots.
  expect((await put({ earliestDeparture: '09:30' })).body.issues).toMatchObject([
    { path: 'earliestDeparture' },
  ]);
  expect((await put({ latestReturn: '19:30' })).body.issues).toMatchObject([{ path: 'latestReturn' }]);
  const sheet = async (csv: string) => (await send(csv, 1)).json();
  expect((await sheet('Name,Earliest departure\nEarly Bird,Any hour')).problems).toMatchObject([
    { row: 2, field: 'earliestDeparture' },
  ]);
  expect((await send('Name,Operating from,Latest return\nEarly Bird,9:00 AM,2:00 AM')).status).toBe(200);
  await expect.poll(read).toEqual(['09:00', '02:00']);
  expect((await put({ earliestDeparture: '', latestReturn: '' })).status).toBe(200);
  await expect.poll(read).toEqual(['any', 'any']);
});

test('takes everything that is kept of a yacht, by the headings people write, each row with its errors', async () => {
  const headings =
    'Name,Brand,Capacity,Model,Marina,Features,Featured,Turnaround (min),Beam (ft),Engine make,Engine model,Engines,Draft';
  const csv = [
    headings,
    'Whole,Headline,8,H40,Crandon,Bar|Slide;Jacuzzi,Yes,45,14.5 ft,Volvo,D6,2,3.8 ft',
    'Bare,Headline,8,,,,,,,,,,',
  ].join('\n');
  expect(await (await send(csv)).json()).toMatchObject({
    problems: [],
    unknownColumns: [],
    isWritten: true,
  });
  expect(await get('/api/admin/yachts/headline-whole')).toMatchObject({
    model: 'H40',
    marina: 'Crandon',
    features: 'Bar\nSlide\nJacuzzi',
    isFeatured: true,
    turnaroundMinutes: 45,
    beam: 14.5,
    draft: 3.8,
    engineBrand: 'Volvo',
    engineModel: 'D6',
    enginesCount: 2,
  });
  expect(await get('/api/admin/yachts/headline-bare')).toMatchObject({
    features: '',
    isFeatured: false,
    turnaroundMinutes: 0,
    beam: null,
    draft: null,
    enginesCount: null,
  });
  const wrong = `${headings}\nOdd,Headline,8,,,,perhaps,soon,wide,,,many\n`;
  expect((await (await send(wrong, 1)).json()).problems).toEqual([
    { row: 2, name: 'Odd', field: 'isFeatured', message: 'Featured must be yes or no' },
    { row: 2, name: 'Odd', field: 'turnaroundMinutes', message: 'Turnaround must be a number' },
    { row: 2, name: 'Odd', field: 'beam', message: 'Beam must be a number' },
    { row: 2, name: 'Odd', field: 'enginesCount', message: 'Number of engines must be a number' },
  ]);
});

test('an import changes the yachts that are here, in what their rows say, and tells what that is', async () => {
  const id = await created({ ...OURS, name: 'Sea Change', brand: 'Headline' });
  const other = await created({ name: 'Same As Ever', brand: 'Headline', capacity: 9 });
  const csv = [
    'Id,Name,Brand,Capacity,Beam,Base price,Engine make',
    ',sea change,HEADLINE,16,,"$4,650",',
    `${other},,,9,,,`,
    ',Sea Change,Otherline,4,,,',
  ].join('\n');
  const preview = await (await send(csv, 1)).json();
  expect(preview).toMatchObject({
    problems: [],
    isWritten: false,
    message: '3 yachts: 1 new, 1 to be changed, 1 as they are.',
    yachts: [
      {
        row: 2,
        outcome: 'changed',
        brand: 'HEADLINE',
        capacity: 16,
        price: 4650,
        changes: [
          { field: 'Yacht name', from: 'Sea Change', to: 'sea change' },
          { field: 'Brand', from: 'Headline', to: 'HEADLINE' },
          { field: 'Base price per day ($)', from: '$4,200', to: '$4,650' },
          { field: 'Capacity (guests)', from: '14', to: '16' },
        ],
      },
      { row: 3, name: 'Same As Ever', outcome: 'unchanged', capacity: 9, changes: [] },
      { row: 4, outcome: 'new', changes: [] },
    ],
  });
  expect((await get(`/api/admin/yachts/${id}`)).version).toBe(1);
  const written = await (await send(csv)).json();
  expect(written).toMatchObject({
    isWritten: true,
    message: '3 yachts: 1 new, 1 changed, 1 as they are.',
  });
  expect(await get(`/api/admin/yachts/${id}`)).toMatchObject({
    ...OURS,
    features: 'Jacuzzi\nBar',
    capacity: 16,
    basePrice: 4650,
    lengthFt: 62,
    version: 2,
  });
  expect((await get(`/api/admin/yachts/${other}`)).version).toBe(1);
  expect(await get('/api/admin/yachts/otherline-sea-change')).toMatchObject({ capacity: 4 });
  const lines = await get(`/api/admin/activity?subjectId=${id}&sort=oldest`);
  expect(lines.at(-1)).toMatchObject({ action: 'updated', details: { capacity: { from: 14, to: 16 } } });
});

describe('the languages of a sheet', () => {
  const written = async (csv: string) => (await send(csv)).json();

  test('a column says a field in a language: it is told of which English, and is older once that changes', async () => {
    const id = await created({ ...OURS, name: 'Lingua', brand: 'Headline', description: 'A quiet deck.' });
    const said = 'Id,Description in Spanish,Features (Portuguese)';
    await written(`${said}\n${id},Una cubierta tranquila.,Ofurô|Bar\n`);
    const { translations } = await get(`/api/admin/yachts/${id}`);
    expect(translations).toEqual({
      es: { description: { text: 'Una cubierta tranquila.', of: 'A quiet deck.' } },
      pt: { features: { text: 'Ofurô\nBar', of: 'Jacuzzi\nBar' } },
    });
    // Without the columns all translations stay; the changed English makes its translation old.
    await written(`Id,Description\n${id},A loud deck.\n`);
    expect((await get(`/api/admin/yachts/${id}`)).translations).toEqual(translations);
    expect(translationState(translations, 'es', 'description', 'A loud deck.')).toBe('old');
    // A new translation belongs to the current English.
    await written(`Id,Description in Spanish\n${id},Una cubierta ruidosa.\n`);
    expect((await get(`/api/admin/yachts/${id}`)).translations.es).toEqual({
      description: { text: 'Una cubierta ruidosa.', of: 'A loud deck.' },
    });
    // An emptied cell removes the translation.
    await written(`Id,Description in Spanish\n${id},\n`);
    expect((await get(`/api/admin/yachts/${id}`)).translations).toEqual({ es: {}, pt: translations.pt });
  });

  test('a new yacht brings hers along', async () => {
    await written(
      'Name,Brand,Capacity,Description,Description in Portuguese\nNova,Headline,8,A bow.,Uma proa.\n',
    );
    expect((await get('/api/admin/yachts/headline-nova')).translations).toEqual({
      pt: { description: { text: 'Uma proa.', of: 'A bow.' } },
    });
  });

  test('the fleet as a file, taken back as it is, changes nothing; a word of it changes that', async () => {
    const translations = {
      es: { description: { text: '-Proa, «a popa»\ny cubierta', of: 'of older words' } },
    };
    const features = 'Bar; fully stocked\nSauna | spa';
    const id = await created({ ...OURS, name: 'Vuelta', brand: 'Headline', features, translations });
    const before = await get(`/api/admin/yachts/${id}`);
    expect(before.features).toBe(features);
    const answer = await app.request('/api/admin/yachts-report', { headers: staff.headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const csv = await answer.text();
    expect(csv.split('\r\n')[0]).toContain('Features in Spanish,Features in Portuguese');
    const { problems, unknownColumns, yachts } = await (await send(csv, 1)).json();
    expect({ problems, unknownColumns }).toEqual({ problems: [], unknownColumns: [] });
    expect(yachts.length).toBeGreaterThan(2);
    expect(yachts.filter(({ outcome }: { outcome: string }) => outcome !== 'unchanged')).toEqual([]);
    await written(csv.replace('y cubierta', 'y convés'));
    const after = await get(`/api/admin/yachts/${id}`);
    expect(after.version).toBe(before.version + 1);
    expect(after.translations.es.description).toEqual({
      text: '-Proa, «a popa»\ny convés',
      of: before.description,
    });
  });

  test('and changes nothing when a spreadsheet has written its times anew', async () => {
    const hours = { earliestDeparture: '08:00', latestReturn: '00:30' };
    await created({ ...OURS, ...hours, name: 'Madrugada', brand: 'Headline' });
    const report = await app.request('/api/admin/yachts-report', { headers: staff.headers });
    const csv = await report.text();
    expect(csv).toContain(',08:00,00:30,');
    for (const [departure, latest] of [
      ['8:00', '0:30'],
      ['08:00:00', '00:30:00'],
      ['8:00:00 AM', '12:30:00 AM'],
    ]) {
      const again = csv.replace(',08:00,00:30,', `,${departure},${latest},`);
      const { problems, yachts } = await (await send(again, 1)).json();
      expect(problems).toEqual([]);
      expect(yachts).toContainEqual(expect.objectContaining({ name: 'Madrugada', outcome: 'unchanged' }));
    }
  });

  test('archived yachts are in it too and stay as they are; a change of one is refused', async () => {
    const id = await created({ ...OURS, name: 'Laid Up', brand: 'Headline' });
    await app.request(`/api/admin/yachts/${id}`, { method: 'DELETE', headers: staff.headers });
    for (const status of ['archived', 'all']) {
      const report = await app.request(`/api/admin/yachts-report?status=${status}`, {
        headers: staff.headers,
      });
      const csv = await report.text();
      expect(csv).toContain(id);
      const { problems, yachts } = await (await send(csv, 1)).json();
      expect(problems).toEqual([]);
      expect(yachts.every(({ outcome }: { outcome: string }) => outcome === 'unchanged')).toBe(true);
    }
    const changed = `Id,Name,Brand,Capacity\n${id},Laid Up,Headline,3\n`;
    expect((await (await send(changed)).json()).problems).toEqual([
      {
        row: 2,
        name: 'Laid Up',
        field: 'id',
        message: 'This yacht is archived: restore her first, then change her',
      },
    ]);
    // Another yacht may have the same name: a name alone never means an archived yacht.
    const namesake = 'Name,Brand,Capacity\nLaid Up,Headline,3\n';
    expect((await (await send(namesake, 1)).json()).yachts).toMatchObject([{ outcome: 'new' }]);
  });

  test.each([
    ['Excel’s Unicode text', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Excel’s plain CSV', (text: string) => Buffer.from(text, 'latin1')],
  ])('%s is read with its accents', async (_what, bytes) => {
    const form = new FormData();
    form.append('preview', '1');
    const content = bytes('Name,Brand,Capacity\nCafé del Mar,Azimut,12\n');
    form.append('file', new File([new Uint8Array(content)], 'fleet.csv'));
    const url = '/api/admin/yachts/import';
    const answer = await app.request(url, { method: 'POST', headers: staff.headers, body: form });
    expect((await answer.json()).yachts).toMatchObject([{ name: 'Café del Mar', outcome: 'new' }]);
  });

  test('a name that cannot be kept is a problem of its row', async () => {
    for (const field of ['name', 'id']) {
      const answer = await send(
        JSON.stringify([{ name: 'A', brand: 'A', capacity: 3, [field]: 'Nul\0 Boat' }]),
        1,
      );
      expect(answer.status).toBe(200);
      expect((await answer.json()).problems[0]).toMatchObject({ row: 2, field });
    }
  });

  test('more of them than an import takes are refused, with how many that is', async () => {
    const { db } = app.database;
    const many = Array.from({ length: 2_001 }, (_, count) => ({
      id: `many-${count}`,
      name: `Many ${count}`,
      brand: 'Many',
      capacity: 8,
    }));
    await insertYachts(db, many, new Date());
    const refused = await app.request('/api/admin/yachts-report?q=many', { headers: staff.headers });
    await db.delete(yachts).where(eq(yachts.brand, 'Many'));
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        code: 'fleet-report-too-long',
        error: 'That is more than 2,000 yachts. Please narrow them by category or location.',
      },
    ]);
  });

  test('whoever only sails with us takes no fleet along', async () => {
    expect((await app.request('/api/admin/yachts-report')).status).toBe(401);
    expect((await (await staffOf(app, 'client')).get('/api/admin/yachts-report')).status).toBe(403);
  });
});

test('what a colleague saved after the preview is not written over unseen', async () => {
  const id = await created({ name: 'Met', brand: 'Halfway', capacity: '8' });
  const csv = `Id,Name,Brand,Capacity\n${id},,,9\n,Newcomer,Halfway,6\n`;
  const { basis } = await (await send(csv, 1)).json();
  await staff.send('PUT', `/api/admin/yachts/${id}`, {
    ...WHOLE,
    name: 'Met',
    brand: 'Halfway',
    capacity: 7,
  });
  const late = await (await send(csv, 0, basis)).json();
  expect(late).toMatchObject({
    isWritten: false,
    problems: [],
    message: 'A colleague has changed yachts in this file since. Nothing was imported: please look again.',
    yachts: [{ changes: [{ from: '7', to: '9' }] }, { outcome: 'new' }],
  });
  expect(await get(`/api/admin/yachts/${id}`)).toMatchObject({ capacity: 7, version: 2 });
  expect(await get('/api/admin/yachts?q=newcomer')).toEqual([]);
  expect(await (await send(csv, 0, late.basis)).json()).toMatchObject({ isWritten: true });
  expect(await get(`/api/admin/yachts/${id}`)).toMatchObject({ capacity: 9 });
});

test('two new rows of one yacht are one too many: the file could not be read a second time', async () => {
  const csv = 'Name,Brand,Capacity\nTwin,Azimut,12\ntwin,AZIMUT,10\nTwin,Riva,8\n';
  expect((await (await send(csv)).json()).problems).toEqual([
    { row: 3, name: 'twin', field: 'name', message: 'Row 2 is about this yacht already' },
  ]);
});

test('an import says where it cannot tell which yacht is meant, and changes pictures only where it names some', async () => {
  for (const _ of [1, 2]) await created({ name: 'Doppel', brand: 'Headline' });
  const id = await created({
    name: 'Framed',
    brand: 'Headline',
    galleryImages: 'default-azimut|default-generic',
  });
  const csv = [
    'Id,Name,Brand,Capacity,Gallery images',
    ',Doppel,Headline,8,',
    'nowhere,Framed,Headline,8,',
    `${id},,,15,`,
    `${id},,,16,`,
  ].join('\n');
  expect((await (await send(csv)).json()).problems).toEqual([
    {
      row: 2,
      name: 'Doppel',
      field: 'name',
      message: 'Several yachts have that name: please give the id of the one that is meant',
    },
    { row: 3, name: 'Framed', field: 'id', message: 'No yacht of the fleet has this id' },
    { row: 5, name: 'Framed', field: 'name', message: 'Row 4 is about this yacht already' },
  ]);
  await send(`Id,Capacity\n${id},15\n`);
  const kept = await get(`/api/admin/yachts/${id}`);
  expect(kept).toMatchObject({ capacity: 15, imageUrls: ['default-azimut', 'default-generic'] });
  await send(`Id,Gallery images\n${id},default-generic|default-azimut\n`);
  expect((await get(`/api/admin/yachts/${id}`)).primaryImage).toBe('default-generic');
});
