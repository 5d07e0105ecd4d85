import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { anyPapers, NO_PAPERS } from '#tests/builders/papers.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { offeredGuests } from './domain/index.ts';
import { offeredGuestsOn } from './repository/index.ts';
import { yachts } from './tables.ts';

const NOW = new Date('2026-10-01T15:00:00Z');
const TODAY = '2026-10-01';
let now = NOW;

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  staff = await staffOf(app);
});
afterAll(() => app.close());

const get = async (path: string) => (await app.request(path)).json();
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id).sort();

test('the search’s expression says what the rule says, over any yachts and days', async () => {
  const fleet = fc.sample(anyPapers(TODAY), 400).map((yacht, index) => ({ id: `any-${index}`, ...yacht }));
  const { db } = app.database;
  await db
    .insert(yachts)
    .values(
      fleet.map(({ id, capacity, papers }) => ({ id, name: id, brand: 'Anyhow', capacity, ...papers })),
    );
  for (const days of [-1, 0, 1]) {
    const day = addDays(TODAY, days);
    const found = await db
      .select({ id: yachts.id, guests: offeredGuestsOn(day) })
      .from(yachts)
      .where(eq(yachts.brand, 'Anyhow'));
    const said = new Map(found.map(({ id, guests }) => [id, guests]));
    for (const yacht of fleet)
      expect(said.get(yacht.id), JSON.stringify([day, yacht])).toBe(offeredGuests(yacht, day));
  }
  await db.delete(yachts).where(eq(yachts.brand, 'Anyhow'));
});

describe('a yacht with room for twenty and a certificate that ends today', () => {
  beforeAll(async () => {
    const brand = 'Lawful';
    const { db } = app.database;
    const kept = { brand, capacity: 20, lengthFt: 70 };
    await aYacht(db, {
      id: 'certified',
      ...kept,
      certificatePassengers: 18,
      certificateValidUntil: TODAY,
    });
    await aYacht(db, { id: 'unrecorded', ...kept, ...NO_PAPERS });
    await aYacht(db, { id: 'crewed', ...kept, ...NO_PAPERS, charterMode: 'crewed', grossTons: 60 });
  });

  const found = async (query: string) => idsOf(await get(`/api/yachts?category=lawful&${query}`));

  test('everybody is told what she is offered for, and nobody of her papers', async () => {
    const listed: { id: string; capacity: number }[] = await get('/api/yachts?category=lawful');
    expect(Object.fromEntries(listed.map(({ id, capacity }) => [id, capacity]))).toEqual({
      certified: 18,
      unrecorded: 20,
      crewed: 6,
    });
    const cards: { id: string; capacity: number }[] = await get('/api/yachts?category=lawful&fields=card');
    expect(cards.find(({ id }) => id === 'crewed')?.capacity).toBe(6);
    const one = await get('/api/yachts/certified');
    expect(one.capacity).toBe(18);
    for (const paper of Object.keys(NO_PAPERS)) expect(one).not.toHaveProperty(paper);
    const choices: { id: string; capacity: number }[] = await get('/api/yacht-choices');
    expect(choices.find(({ id }) => id === 'certified')?.capacity).toBe(18);
  });

  test('searches, counts and the order by guests go by it', async () => {
    expect(await found('guests=18')).toEqual(['certified', 'unrecorded']);
    expect(await found('guests=19')).toEqual(['unrecorded']);
    expect(await found('capacity=1-6')).toEqual(['crewed']);
    const ordered: { id: string }[] = await get('/api/yachts?category=lawful&sort=most-guests');
    expect(ordered.map(({ id }) => id)).toEqual(['unrecorded', 'certified', 'crewed']);
    const { capacity } = await get('/api/yacht-facets?category=lawful');
    expect(capacity).toEqual({ '1-6': 1, '7-12': 0, '13+': 2 });
  });

  test('a search for another day asks what she may carry then', async () => {
    const then = `checkin=${addDays(TODAY, 1)}&checkout=${addDays(TODAY, 1)}`;
    expect(await found(`guests=13&${then}`)).toEqual(['unrecorded']);
    expect(await found(`guests=12&${then}`)).toEqual(['certified', 'unrecorded']);
    const { capacity } = await get(`/api/yacht-facets?category=lawful&${then}`);
    expect(capacity).toEqual({ '1-6': 1, '7-12': 1, '13+': 1 });
  });

  test('from midnight on she is offered for fewer', async () => {
    now = new Date('2026-10-02T04:00:00Z');
    expect((await get('/api/yachts/certified')).capacity).toBe(12);
    expect(await found('guests=13')).toEqual(['unrecorded']);
    now = NOW;
  });

  test('staff read what fits on board, and her papers', async () => {
    expect(await (await staff.get('/api/admin/yachts/certified')).json()).toMatchObject({
      capacity: 20,
      charterMode: 'either',
      certificatePassengers: 18,
      certificateValidUntil: TODAY,
    });
  });
});

test('a time over several days is judged by its last, as the charter is', async () => {
  const { db } = app.database;
  const kept = { brand: 'Overnight', capacity: 20, lengthFt: 300 };
  await aYacht(db, { id: 'over', ...kept });
  await aYacht(db, { id: 'ending', ...kept, certificateValidUntil: addDays(TODAY, 3) });
  await aPriceRecord(db, 'ending', { price24HoursCents: 900_000 });
  for (const path of ['/api/yachts?checkin=', '/api/yachts/over/similar?date=']) {
    const offered = async (days: number) => {
      const found: { id: string; capacity: number }[] = await get(
        `${path}${addDays(TODAY, days)}&startTime=12:00&hours=24`,
      );
      return found.map(({ id, capacity }) => [id, capacity]);
    };
    expect(await offered(2)).toEqual([['ending', 20]]);
    expect(await offered(3)).toEqual([['ending', 12]]);
  }
});

describe('papers as staff write them', () => {
  const WHOLE = { name: 'Paper Tide', brand: 'Papermarine', capacity: 20 };
  const PAPERS = {
    charterMode: 'crewed',
    grossTons: '99.94 GT',
    registrationNumber: '1234567',
    certificateNumber: 'MIA-77',
    certificatePassengers: '18',
    certificateValidUntil: '2027-03-06',
    insuranceValidUntil: '3/6/2027',
    liveryValidUntil: '',
  };
  const KEPT = {
    ...PAPERS,
    grossTons: 99.9,
    certificatePassengers: 18,
    insuranceValidUntil: '2027-03-06',
    liveryValidUntil: null,
  };
  const read = async (id: string) => (await staff.get(`/api/admin/yachts/${id}`)).json();

  test('are kept, stay when a body leaves them out, are cleared by what is empty, and are logged', async () => {
    const { body } = await staff.send('POST', '/api/admin/yachts', { ...WHOLE, ...PAPERS });
    const id = String(body.id);
    expect(await read(id)).toMatchObject(KEPT);
    expect((await staff.send('PUT', `/api/admin/yachts/${id}`, WHOLE)).status).toBe(200);
    expect(await read(id)).toMatchObject(KEPT);
    const cleared = { ...WHOLE, certificateValidUntil: '', charterMode: 'Bareboat', grossTons: '' };
    expect((await staff.send('PUT', `/api/admin/yachts/${id}`, cleared)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      ...KEPT,
      certificateValidUntil: null,
      charterMode: 'bareboat',
      grossTons: null,
    });
    const lines = await (await staff.get(`/api/admin/activity?subjectId=${id}&sort=oldest`)).json();
    expect(lines.at(-1).details).toEqual({
      charterMode: { from: 'crewed', to: 'bareboat' },
      grossTons: { from: 99.9, to: null },
      certificateValidUntil: { from: '2027-03-06', to: null },
    });
  });

  test.each([
    [{ certificateValidUntil: '2027-02-30' }, 'Certificate valid until must be a day that exists'],
    [{ insuranceValidUntil: 'next spring' }, 'Insurance valid until must be a day that exists'],
    [{ liveryValidUntil: 20270306 }, 'Livery permit valid until must be a day that exists'],
    [{ certificatePassengers: 0 }, 'Certificate’s passengers must be 1 or more'],
    [{ certificatePassengers: 12.5 }, 'Certificate’s passengers must be a whole number'],
    [{ grossTons: -1 }, 'Gross tonnage must be 0 or more'],
    [{ charterMode: 'sometimes' }, 'Chartered must be crewed, bareboat or either'],
  ])('are refused where they cannot be: %j', async (wrong, message) => {
    const { status, body } = await staff.send('POST', '/api/admin/yachts', { ...WHOLE, ...wrong });
    expect(status).toBe(422);
    expect(body.issues).toEqual([{ path: Object.keys(wrong)[0], message: expect.stringContaining(message) }]);
  });

  test('are imported by the headings that people write', async () => {
    const csv = [
      'Name,Brand,Capacity,Chartered,GT,Official number,COI,COI passengers,COI valid until,Insurance valid until',
      'Filed,Papermarine,20,With captain and crew,60.5,1234567,MIA-78,18,3/6/2027,2027-12-31',
      'Wrong,Papermarine,20,,,,,,2/30/2027,',
    ];
    const send = async (lines: string[]) => {
      const form = new FormData();
      form.append('preview', '0');
      form.append('file', new File([lines.join('\n')], 'fleet.csv'));
      const answer = await app.request('/api/admin/yachts/import', {
        method: 'POST',
        headers: staff.headers,
        body: form,
      });
      return answer.json();
    };
    expect((await send(csv)).problems).toEqual([
      {
        row: 3,
        name: 'Wrong',
        field: 'certificateValidUntil',
        message: 'Certificate valid until must be a day that exists, such as 2027-03-06',
      },
    ]);
    expect(await send(csv.slice(0, 2))).toMatchObject({ problems: [], unknownColumns: [], isWritten: true });
    expect(await read('papermarine-filed')).toMatchObject({
      charterMode: 'crewed',
      grossTons: 60.5,
      registrationNumber: '1234567',
      certificateNumber: 'MIA-78',
      certificatePassengers: 18,
      certificateValidUntil: '2027-03-06',
      insuranceValidUntil: '2027-12-31',
      liveryValidUntil: null,
    });
    const again = csv.slice(0, 2).map((line) => line.replace('3/6/2027', '3/6/2028'));
    const { yachts: changed } = await send(again);
    expect(changed[0].changes).toEqual([
      { field: 'Certificate valid until', from: 'Mar 6, 2027', to: 'Mar 6, 2028' },
    ]);
  });
});
