import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPhotograph } from '../builders/files.ts';
import { ACTORS, type Actor, callerFor, meetingOf } from '../support/actors.ts';
import {
  type ApiDescription,
  type Described,
  operationsOf,
  readDescription,
} from '../support/api-description.ts';
import { prepareKnownValues, TOO_EARLY } from '../support/known-values.ts';
import { type KnownValues, leastCall } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-audience-'));
let app: TestApp;
let description: ApiDescription;
let operations: readonly Described[];
let known: KnownValues;
beforeAll(async () => {
  app = await createTestApp({ env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' } });
  description = await readDescription(app);
  operations = operationsOf(description);
  known = await prepareKnownValues(app.database.db, app.deps.now());
});

let yachts = 0;
/** Gives the test a yacht of its own, so that charters confirmed in one test do not take the times of the next. */
async function withOwnYacht() {
  yachts += 1;
  known = await prepareKnownValues(app.database.db, app.deps.now(), `known-yacht-${yachts}`);
}
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const site = () => ({ db: app.database.db, config: app.deps.config });

async function call(described: Described, values: KnownValues, headers: Readonly<Record<string, string>>) {
  const { address, init } = leastCall(described, description, { ...known, ...values });
  return app.request(address, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...headers },
  });
}

test.each(ACTORS)('every route meets a %s as it declares', async (actor) => {
  expect(operations.length).toBeGreaterThan(10);
  await withOwnYacht();
  const refused = await callerFor(site(), actor, String(known.yachtId));
  for (const described of operations) {
    const audience = described.operation['x-audience'];
    if (!audience) throw new Error(`${described.name} does not say who may call it`);
    const meeting = meetingOf(audience, actor, described.operation['x-roles']);
    // A refused caller has changed nothing, so it can call again.
    const isAnswered = meeting === 'answers';
    const caller = isAnswered ? await callerFor(site(), actor, String(known.yachtId)) : refused;
    const response = await call(described, caller.known, caller.headers);
    const said = `${described.name} for ${actor}: ${response.status} ${response.ok ? '' : await response.text()}`;
    const early = TOO_EARLY[described.name];
    if (!isAnswered) expect(response.status, said).toBe(meeting);
    else if (early) expect(response.status, said).toBe(early);
    else expect(response.ok, said).toBe(true);
  }
});

test('every route of the staff names the roles that it is for', () => {
  const forStaff = operations.filter(({ operation }) => operation['x-audience'] === 'administrator');
  expect(forStaff.length).toBeGreaterThan(50);
  for (const { name, operation } of forStaff) expect(operation['x-roles'], name).not.toHaveLength(0);
  const reveals = operations.find(({ name }) => name.endsWith('/reveal'));
  expect(reveals?.operation['x-roles']).toEqual(['underwriting']);
});

const EVERYONE = ['administrator', 'charter-desk', 'content', 'underwriting', 'read-only'];
const DESK = ['administrator', 'charter-desk'];

/**
 * Who may call which routes of staff; the first row that fits counts. Written by hand and not from core/rights.ts, from which the
 * declarations are made: a route that names a wrong area is found only here.
 */
const MAY_CALL: readonly (readonly [routes: RegExp, roles: readonly string[]])[] = [
  [/^\w+ (team|privacy-requests|security-events|health)\b/, ['administrator']],
  [/^put settings\b|^get activity\/report$/, ['administrator']],
  [/^get settings$/, ['administrator', 'content']],
  [/^get activity\b/, ['administrator', 'read-only']],
  [/^get financing-applications\/.+\/documents\/|\/reveal$/, ['underwriting']],
  [/^get (financing-applications|lenders)\b/, ['administrator', 'underwriting', 'read-only']],
  [/^\w+ (financing-applications|financing-report|lenders)\b/, ['administrator', 'underwriting']],
  [/^post failed-mails\b/, [...DESK, 'underwriting']],
  // Whole lists at once, and what a bank is told about a client.
  [/^get (charters-report|customers-report|money\/ledger|money\/trial-balance\/report)$|\/disputes\//, DESK],
  [/^get overview$/, [...DESK, 'read-only', 'underwriting']],
  // Two calls that are posted, but change nothing.
  [/\/(quote-preview|move-check)$/, [...DESK, 'read-only']],
  [/^get (fleet-calendar|payments|departures|clients|yachts\/.+\/calendar$)/, [...DESK, 'read-only']],
  [/^get (charters|customers|captains|check-in|inquiries|money)\b/, [...DESK, 'read-only']],
  [/^\w+ (charters|calendar-entries|customers|accounts|captains|check-in|inquiries|money)\b/, DESK],
  [/^\w+ (colleagues|search|saved-views)\b/, EVERYONE],
  [/^get (yachts|yachts-report|pictures|showcase-yachts|packages|add-ons)\b/, EVERYONE],
  [/^get (events|faqs|testimonials|crew)\b/, EVERYONE],
  [/^\w+ (yachts|showcase-yachts|packages|add-ons)\b/, ['administrator', 'content']],
  [/^\w+ (events|faqs|testimonials|crew)\b/, ['administrator', 'content']],
];

test('every route of the staff is for the roles that it is meant for', () => {
  const ofStaff = operations.filter(({ path: address }) => address.startsWith('/api/admin/'));
  const declared = ofStaff.map(({ name, operation }) => [name, operation['x-roles'] ?? []]);
  const meant = ofStaff.map(({ name }) => {
    const row = MAY_CALL.find(([routes]) => routes.test(name.replace('/api/admin/', '')));
    return [name, row?.[1] ?? 'in no row of MAY_CALL'];
  });
  expect(declared).toEqual(meant);
});

/** Path parameters that identify something that belongs to one account. */
const OWNED = /\{(charterId|sessionId|applicationId)\}/;

/** Of these the owner has none yet either, so that the matrix shows nothing: the routes' own tests do. */
const NOT_YET_THERE = /\/(receipts|damage|terms)\b/;

/** The caller's application has a document of this id. */
async function withDocument(caller: Awaited<ReturnType<typeof callerFor>>) {
  const body = new FormData();
  body.set('type', 'Government ID');
  body.set('document', new File([await aPhotograph()], 'id.jpg', { type: 'image/jpeg' }));
  const path = `/api/financing/applications/${caller.known.applicationId}/documents`;
  const stored = await app.request(path, { method: 'POST', headers: caller.headers, body });
  expect(stored.status).toBe(201);
  return (await stored.json()).id as string;
}

/**
 * The pipeline needs staff to read an application and to mark the applicant's messages as read; staff may do nothing
 * else here.
 */
const isReading = (name: string) => name.startsWith('get ') || name.endsWith('/read');

test.each<Actor>(['client B', 'administrator'])(
  'what belongs to client A is not there for a %s on the routes of one’s own',
  async (actor) => {
    const owned = operations.filter(
      ({ name, path: address, operation }) =>
        OWNED.test(address) &&
        (operation['x-audience'] === 'signed-in' ||
          (operation['x-audience'] === 'applicant' && !(actor === 'administrator' && isReading(name)))),
    );
    expect(owned.length).toBeGreaterThan(0);
    for (const described of owned) {
      const owner = await callerFor(site(), 'client A', String(known.yachtId));
      const other = await callerFor(site(), actor, String(known.yachtId));
      const isOfDocument = described.path.includes('{documentId}');
      const values = { ...owner.known, ...(isOfDocument ? { documentId: await withDocument(owner) } : {}) };
      const response = await call(described, values, other.headers);
      expect(response.status, `${described.name} for ${actor}`).toBe(404);
      if (NOT_YET_THERE.test(described.path)) continue;
      const own = await call(described, values, owner.headers);
      expect(own.status, `${described.name} for its owner`).not.toBe(404);
    }
  },
);

test('the table of calls that come too early names routes that exist', () => {
  const names = operations.map(({ name }) => name);
  for (const name of Object.keys(TOO_EARLY)) expect(names).toContain(name);
});
