import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { untilTaken } from '#tests/support/until-taken.ts';

/** Creating calls are limited per minute; these tests call faster than any visitor. */
const UNLIMITED = { CREATE_CALLS_PER_MINUTE: '1000000' };

/** Processes of the site on one database. */
export type Sites = {
  readonly database: TestDatabase;
  start(env?: Record<string, string>): Promise<RunningSite>;
  /** Kills a process as a power cut does; resolves when it is gone. */
  kill(site: RunningSite): Promise<void>;
  /** Stops the sites that still run and drops the database. */
  close(): Promise<void>;
};

/** @param options.migrated false: an empty database, as on the first day */
export async function aGroupOfSites(
  options: { seeded?: boolean; migrated?: boolean } = { seeded: true },
): Promise<Sites> {
  const database = await createTestDatabase(inject('databaseServer'), options);
  const keys = mkdtempSync(path.join(tmpdir(), 'miami-flow-keys-'));
  const running = new Set<RunningSite>();
  return {
    database,
    async start(env = {}) {
      const site = await startRunningSite(inject('databaseServer'), {
        database,
        keys,
        env: { ...UNLIMITED, ...env },
      });
      running.add(site);
      return site;
    },
    async kill(site) {
      running.delete(site);
      site.process.kill('SIGKILL');
      await site.stop();
    },
    async close() {
      await Promise.all([...running].map((site) => site.stop()));
      await database.drop();
      rmSync(keys, { recursive: true, force: true });
    },
  };
}

/** A count from the environment, which sets how thorough a run is. */
export function countFrom(name: string, otherwise: number): number {
  const given = Number(process.env[name] ?? '');
  return Number.isInteger(given) && given > 0 ? given : otherwise;
}

export type CreatingCall = {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string;
};

export type CallAnswer = { readonly status: number; readonly text: string };

/** A new applicant: the id of their application, and the cookie that opens it. */
export async function anApplicant(
  site: RunningSite,
): Promise<{ readonly id: string; readonly cookie: string }> {
  const response = await untilTaken(() =>
    fetch(`${site.origin}/api/financing/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anApplicationForm()),
    }),
  );
  expect(response.status).toBe(201);
  const { id } = await response.json();
  return { id, cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

/** Sends a call, and repeats it while the site is too busy. */
export async function post(site: RunningSite, call: CreatingCall): Promise<CallAnswer> {
  const response = await untilTaken(() =>
    fetch(site.origin + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': call.key },
      body: JSON.stringify(call.body),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** A message of the contact form; tests tell messages apart by the sender's address. */
export function aContactMessage(email: string, key: string = crypto.randomUUID()): CreatingCall {
  const body = { firstName: 'Robin', lastName: 'Marsh', email, message: 'Is the pier easy to find?' };
  return { path: '/api/contact', body, key };
}

/** A request for a yacht; tests tell requests apart by the sender's address. */
export function aCharterRequest(
  email: string,
  yachtId: string,
  key: string = crypto.randomUUID(),
): CreatingCall {
  const body = {
    requestType: 'charter',
    yachtId,
    contactName: 'Robin Marsh',
    contactEmail: email,
    contactPhone: '+1 305 555 0117',
    startDate: `${new Date().getUTCFullYear() + 1}-03-06`,
    duration: 'morning',
    guestCount: '6',
    specialRequests: '',
    message: '',
    status: 'pending',
  };
  return { path: '/api/yacht-requests', body, key };
}
