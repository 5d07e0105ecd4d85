import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '#features/documents/service/index.ts';
import { storedFiles } from '#features/documents/tables.ts';
import { sealContext } from '#features/financing/service/deps.ts';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { waitingSecurityEvents } from '#features/security/tables.ts';
import { loadConfig } from '#platform/config.ts';
import { openFileStore } from '#platform/storage/file-store.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { isKeyInUse } from '#platform/storage/reseal.ts';
import { openVault } from '#platform/storage/vault.ts';
import { aPdf } from '#tests/builders/files.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aGroupOfSites, anApplicant, countFrom, type Sites } from './sites.ts';

const KILLS = countFrom('FAULT_KILLS', 2);
const ROOT = path.resolve(import.meta.dirname, '../..');

let sites: Sites;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-fault-uploads-'));
  sites = await aGroupOfSites();
});
afterAll(async () => {
  await sites.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => sites.start({ DATA_DIR: dataDir });
const config = () => {
  const loaded = loadConfig({ DATA_DIR: dataDir });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  return loaded.config;
};

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

/** A PDF of this many bytes. */
function aLongPdf(bytes: number): Buffer<ArrayBuffer> {
  const padding = `%${'0123456789abcdef\n%'.repeat(Math.ceil(bytes / 18))}`.slice(
    0,
    bytes - aPdf().byteLength - 2,
  );
  return aPdf({ extra: `${padding}\n` });
}

function multipart(pdf: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nAttachment\r\n'),
    Buffer.from('--b\r\nContent-Disposition: form-data; name="document"; filename="long.pdf"\r\n\r\n'),
    pdf,
    Buffer.from('\r\n--b--\r\n'),
  ]);
}

/**
 * Sends a file; undefined if the site went away before it answered.
 *
 * @param stopAfter the number of bytes to send; the site waits for the rest in vain
 */
function upload(site: RunningSite, by: Applicant, body: Buffer, stopAfter = body.byteLength) {
  return new Promise<{ status: number; text: string } | undefined>((resolve) => {
    const call = request(
      `${site.origin}/api/financing/applications/${by.id}/documents`,
      {
        method: 'POST',
        headers: {
          cookie: by.cookie,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': body.byteLength,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        answer.on('error', () => resolve(undefined));
      },
    );
    call.on('error', () => resolve(undefined));
    call.write(body.subarray(0, stopAfter));
    if (stopAfter >= body.byteLength) call.end();
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(path.join(dataDir, folder)))
    .map(({ name }) => name);
}

it(`killed ${KILLS} times in the middle of uploads of 10 MB, it keeps what it acknowledged and no half of anything`, {
  timeout: 120_000 + KILLS * 30_000,
}, async () => {
  const pdf = aLongPdf(10 * 1024 * 1024);
  expect(pdf.byteLength).toBeLessThanOrEqual(10 * 1024 * 1024);
  const body = multipart(pdf);
  const kept: { by: Applicant; documentId: string }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await start();
    const by = await anApplicant(site);
    const underWay = [
      upload(site, by, body, Math.floor(body.byteLength * (0.2 + (kill % 7) / 10))),
      upload(site, by, body),
      upload(site, by, body),
    ];
    // Kill at another moment each time: before, during or after the writing of the whole files.
    await Promise.race([
      ...underWay,
      new Promise((resolve) => setTimeout(resolve, 40 + ((kill * 97) % 700))),
    ]);
    await sites.kill(site);
    for (const answer of await Promise.all(underWay)) {
      if (!answer) continue;
      expect(answer.status, answer.text).toBe(201);
      kept.push({ by, documentId: JSON.parse(answer.text).id });
    }
  }

  const last = await start();
  const by = await anApplicant(last);
  const answer = await upload(last, by, body);
  expect(answer?.status).toBe(201);
  kept.push({ by, documentId: JSON.parse(answer?.text ?? '{}').id });
  for (const one of kept) {
    const response = await fetch(
      `${last.origin}/api/financing/applications/${one.by.id}/documents/${one.documentId}`,
      { headers: { cookie: one.by.cookie } },
    );
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  }

  // Minutes later, the sweep deletes the unfinished files.
  const { db } = sites.database;
  const later = () => new Date(Date.now() + 600_000);
  await sweepFiles({ db, config: config(), files: openFileStore(config()), now: later });
  const documents = await db.select().from(financingDocuments);
  const rows = await db.select().from(storedFiles);
  expect(documents.length).toBeGreaterThanOrEqual(kept.length);
  expect(rows.map(({ id, state }) => `${id} ${state}`).sort()).toEqual(
    documents.map(({ fileId }) => `${fileId} kept`).sort(),
  );
  expect(filesIn('files').sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(filesIn('incoming')).toEqual([]);
  await last.stop();
});

/** Runs the key rotation and answers its exit code. `during` is called as soon as the run has made its new key. */
async function rotate(during?: (run: ChildProcess) => Promise<void>): Promise<number | null> {
  const run = spawn(process.execPath, [path.join(ROOT, 'tools/rotate-keys.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: sites.database.connectionString, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve));
  for await (const said of run.stdout) if (String(said).includes('Made a new data key.')) await during?.(run);
  return ended;
}

/** Whether something is sealed with the newest of the site's keys, and whether something still is with another. */
async function sealedWith(): Promise<{ readonly newest: boolean; readonly another: boolean }> {
  const ids = openKeyRing(config())
    .all()
    .map(({ id }) => id);
  const [newest = false, ...others] = await Promise.all(ids.map((id) => isKeyInUse(sites.database.db, id)));
  return { newest, another: others.includes(true) };
}

/** More applications than are sealed anew in one transaction: a rotation is halfway for several of them. */
async function fillApplications(): Promise<void> {
  const vault = openVault(openKeyRing(config()));
  for (let made = 0; made < 800; made += 1) {
    const id = randomUUID();
    const sealedSsnLast4 = vault.seal('4729', sealContext.ssnLast4(id));
    await anApplication(sites.database.db, { id, sealedSsnLast4 });
  }
}

it(`killed ${KILLS} times during key rotation, it loses nothing, and the next run finishes`, {
  timeout: 180_000 + KILLS * 20_000,
}, async () => {
  const site = await start();
  const applicants: Applicant[] = [];
  for (let made = 0; made < 40; made += 1) {
    const by = await anApplicant(site);
    applicants.push(by);
    if (made % 4 === 0) expect((await upload(site, by, multipart(aPdf())))?.status).toBe(201);
  }
  await fillApplications();
  let halfway = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await rotate(async (run) => {
      // Every other run is killed at the first thing that is sealed anew, the others somewhere around it.
      if (kill % 2 === 0) while (!(await sealedWith()).newest && run.exitCode === null);
      else await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 50));
      run.kill('SIGKILL');
    });
    const { newest, another } = await sealedWith();
    if (newest && another) halfway += 1;
  }
  expect(halfway).toBeGreaterThan(0);
  expect(await rotate()).toBe(0);

  const { db } = sites.database;
  expect(
    await db.$count(waitingSecurityEvents, eq(waitingSecurityEvents.kind, 'rotated the keys')),
  ).toBeGreaterThan(0);
  const [newest, ...others] = openKeyRing(config()).all();
  expect(others.length).toBeGreaterThan(0);
  expect(await isKeyInUse(db, newest?.id ?? '')).toBe(true);
  for (const { id } of others) expect(await isKeyInUse(db, id)).toBe(false);
  // The site that has run during the rotation opens everything, with old cookies too.
  const staff = await signInAs({ db, config: config() }, 'administrator');
  for (const { id, cookie } of applicants) {
    const revealed = await fetch(`${site.origin}/api/admin/financing-applications/${id}/reveal`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ field: 'ssnLast4', reason: 'After the rotation' }),
    });
    expect(await revealed.json()).toEqual({ field: 'ssnLast4', value: '4729' });
    const read = await fetch(`${site.origin}/api/financing/applications/${id}`, { headers: { cookie } });
    for (const document of (await read.json()).documents) {
      const file = await fetch(`${site.origin}/api/financing/applications/${id}/documents/${document.id}`, {
        headers: { cookie },
      });
      expect(Buffer.from(await file.arrayBuffer()).equals(aPdf())).toBe(true);
    }
  }
  expect(await db.$count(financingApplications)).toBeGreaterThanOrEqual(applicants.length);
  await site.stop();
});
