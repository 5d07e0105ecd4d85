import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import { storedFiles } from '#features/documents/tables.ts';
import { financingDocuments } from '#features/financing/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aContactMessage, aGroupOfSites, anApplicant, post, type Sites } from './sites.ts';

/**
 * Runs a test at the same time as the others, because each spends most of its time waiting for a limit to run out. Each
 * has a database of its own: on a shared one, a site with other settings would take its jobs, and a site with other
 * keys would not start. Concurrent tests cannot use `expect.poll`, because it cannot tell which test calls it.
 */
function atOnce(title: string, look: (sites: Sites) => Promise<void>): void {
  it.concurrent(title, async ({ onTestFinished }) => {
    const sites = await aGroupOfSites();
    onTestFinished(() => sites.close());
    await look(sites);
  });
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const addressOf = (site: RunningSite, by: Applicant) =>
  `${site.origin}/api/financing/applications/${by.id}/documents`;

function upload(site: RunningSite, by: Applicant): Promise<Response> {
  const form = new FormData();
  form.append('type', 'Attachment');
  // Larger than the free space of a full disk.
  form.append('document', new File([aPdf({ extra: `%${'x'.repeat(600_000)}` })], 'long.pdf'));
  const sent = { method: 'POST', headers: { cookie: by.cookie }, body: form };
  return fetch(addressOf(site, by), sent).catch((error: Error) => {
    // An answer before the end of the body closes the connection. The sender may see the closing before the answer, so
    // send again.
    const { code } = (error.cause ?? {}) as { code?: string };
    if (code !== 'EPIPE' && code !== 'ECONNRESET') throw error;
    return upload(site, by);
  });
}

async function expectRefused(response: Response, status: number, code: string): Promise<void> {
  const said = await response.json();
  expect({ status: response.status, code: said.code }).toEqual({ status, code });
  expect(said.error).toMatch(/^[A-Z].* (try again|call us).*\.$/);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
}

const documentsOf = ({ database }: Sites, by: Applicant) =>
  database.db.$count(financingDocuments, eq(financingDocuments.applicationId, by.id));

atOnce(
  'a bucket that refuses, fails or hangs is 503, nothing is half kept, and once it answers all is well',
  async (sites) => {
    const kept = new Map<string, Buffer>();
    let mode: number | 'hang' | 'well' = 'well';
    const bucket = createHttpServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      if (mode === 'hang') return;
      if (mode !== 'well') return void response.writeHead(mode).end('<Error>house key</Error>');
      const key = request.url ?? '';
      if (request.method === 'PUT') kept.set(key, Buffer.concat(parts));
      if (request.method === 'DELETE') kept.delete(key);
      const found = kept.get(key);
      if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found);
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const site = await sites.start({ S3_URL: `http://house:secret@127.0.0.1:${portOf(bucket)}/papers` });
    try {
      const by = await anApplicant(site);
      const first = await upload(site, by);
      expect(first.status).toBe(201);
      const { id } = await first.json();
      for (const trouble of [403, 500, 503, 'hang'] as const) {
        mode = trouble;
        const read = fetch(`${addressOf(site, by)}/${id}`, { headers: { cookie: by.cookie } });
        // Ask both at once: each waits until the limit for a hanging store.
        for (const answer of await Promise.all([upload(site, by), read])) {
          await expectRefused(answer, 503, 'files-unavailable');
        }
        expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
      }
      expect(await documentsOf(sites, by)).toBe(1);
      expect(kept.size).toBe(1);
      expect(site.said()).not.toContain('house key');
      mode = 'well';
      const read = await fetch(`${addressOf(site, by)}/${id}`, { headers: { cookie: by.cookie } });
      expect(read.status).toBe(200);
      expect((await upload(site, by)).status).toBe(201);
      expect(kept.size).toBe(2);
    } finally {
      bucket.closeAllConnections();
      bucket.close();
      await site.stop();
    }
  },
);

/**
 * A small file system of its own if mounting is allowed; otherwise a preloaded script that fails writes as a full disk
 * does.
 */
function aSmallDisk(): { folder: string; kind: string; env: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    const remove = () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    };
    return { folder, kind: 'a small tmpfs', env: {}, remove };
  } catch {
    const preload = path.join(folder, 'full.mjs');
    writeFileSync(
      preload,
      `import fs from 'node:fs';
       const handle = await fs.promises.open(${JSON.stringify(preload)});
       const Handle = Object.getPrototypeOf(handle);
       await handle.close();
       for (const name of ['write', 'writeFile']) {
         const real = Handle[name];
         Handle[name] = function (...given) {
           if (!fs.existsSync(${JSON.stringify(path.join(folder, 'filler'))})) return real.apply(this, given);
           throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
         };
       }`,
    );
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return { folder, kind: 'an injected ENOSPC', env: { NODE_OPTIONS: `--import=${preload}` }, remove };
  }
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(64 * 1024 * 1024));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}

const disk = aSmallDisk();
afterAll(disk.remove);

atOnce(
  `a full disk (${disk.kind}) is 507, nothing is half kept, and with room again all is well`,
  async (sites) => {
    const dataDir = path.join(disk.folder, 'data');
    mkdirSync(dataDir);
    const site = await sites.start({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0', ...disk.env });
    const files = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /files|incoming/.test(entry.parentPath))
        .map(({ name }) => name);
    try {
      const by = await anApplicant(site);
      expect((await upload(site, by)).status).toBe(201);
      fill(path.join(disk.folder, 'filler'));
      for (let count = 0; count < 3; count += 1)
        await expectRefused(await upload(site, by), 507, 'disk-full');
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
      expect(await documentsOf(sites, by)).toBe(1);
      expect(files()).toHaveLength(1);
      rmSync(path.join(disk.folder, 'filler'));
      expect((await upload(site, by)).status).toBe(201);
      expect(files()).toHaveLength(2);
    } finally {
      await site.stop();
    }
  },
);

atOnce(
  'while the virus scanner refuses or hangs, files are taken and not given out; then it is asked again',
  async (sites) => {
    let mode: 'refuse' | 'hang' | 'well' = 'refuse';
    const sockets = new Set<Socket>();
    const scanner: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (mode === 'refuse') return void socket.destroy();
      let tail = Buffer.alloc(0);
      socket.on('data', (part) => {
        tail = Buffer.concat([tail, part]).subarray(-4);
        if (mode === 'well' && tail.equals(Buffer.alloc(4))) socket.end('stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const site = await sites.start({ CLAMD_URL: `tcp://127.0.0.1:${portOf(scanner)}` });
    try {
      const by = await anApplicant(site);
      const ids: string[] = [];
      for (const trouble of ['refuse', 'hang'] as const) {
        mode = trouble;
        const sent = await upload(site, by);
        expect(sent.status).toBe(201);
        const { id } = await sent.json();
        ids.push(id);
        const read = await fetch(`${addressOf(site, by)}/${id}`, { headers: { cookie: by.cookie } });
        await expectRefused(read, 503, 'not-scanned');
      }
      // The scan that hangs must have begun before the scanner recovers.
      await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(1), { timeout: 150_000 });
      mode = 'well';
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(
        async () => {
          const rows = await sites.database.db.select({ scan: storedFiles.scan }).from(storedFiles);
          expect(rows.filter(({ scan }) => scan === 'waiting')).toEqual([]);
        },
        { timeout: 180_000, interval: 500 },
      );
      for (const id of ids) {
        const read = await fetch(`${addressOf(site, by)}/${id}`, { headers: { cookie: by.cookie } });
        expect(read.status).toBe(200);
      }
    } finally {
      for (const socket of sockets) socket.destroy();
      scanner.close();
      await site.stop();
    }
  },
);

atOnce(
  'a mailbox that a mail server refuses for good is asked for once; one it puts off gets its mail later',
  async (sites) => {
    const asked: string[] = [];
    const delivered: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        asked.push(address);
        const isFirst = asked.filter((other) => other === address).length === 1;
        if (address.startsWith('nobody'))
          return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
        if (address.startsWith('later') && isFirst) {
          return done(Object.assign(new Error('come back'), { responseCode: 451 }));
        }
        done();
      },
      onData(stream, session, done) {
        delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
        stream.resume().on('end', () => done());
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const site = await sites.start({ SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}` });
    const mailTo = async (address: string) => {
      const [row] = await sites.database.db.select().from(outbox).where(eq(outbox.recipient, address));
      return row;
    };
    const untilMailIs = (status: 'failed' | 'sent', address: string) =>
      vi.waitFor(async () => expect((await mailTo(address))?.status).toBe(status), { timeout: 120_000 });
    try {
      const nobody = 'nobody@visitors.example';
      const later = 'later@visitors.example';
      for (const address of [nobody, later]) {
        expect((await post(site, aContactMessage(address))).status).toBe(201);
      }
      await untilMailIs('failed', nobody);
      expect(await mailTo(nobody)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') });
      expect((await mailTo(nobody))?.lastError).not.toContain('@');
      await untilMailIs('sent', later);
      expect(await mailTo(later)).toMatchObject({ attempts: 2, lastError: null });
      expect(delivered).toContain(later);
      expect(asked.filter((address) => address === later)).toHaveLength(2);
      expect(asked.filter((address) => address === nobody)).toHaveLength(1);
    } finally {
      await site.stop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  },
);
