import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { openFileStore, openFolderStore } from './file-store.ts';
import { addDataKey, keyIdOf, openKeyRing } from './keys.ts';
import { openS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';
import { openVault } from './vault.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const DAY_MS = 86_400_000;
const nobody = async () => false;

describe('the vault', () => {
  const vault = () => openVault(openKeyRing({ dataKeys: [], dataDir }));

  test('opens what it sealed, also after a start, and says nothing of it meanwhile', () => {
    const sealed = vault().seal('1984-03-07', 'application 1');
    expect(sealed.toString('latin1')).not.toContain('1984');
    expect(vault().open(sealed, 'application 1').toString()).toBe('1984-03-07');
    expect(vault().seal('1984-03-07', 'application 1')).not.toEqual(sealed);
    expect(vault().open(vault().seal('', 'x'), 'x')).toHaveLength(0);
  });

  test('opens nothing that was moved, changed or cut', () => {
    const sealed = vault().seal('4729', 'application 1');
    expect(() => vault().open(sealed, 'application 2')).toThrow();
    for (let place = 0; place < sealed.byteLength; place += 1) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => vault().open(changed, 'application 1'), `byte ${place}`).toThrow();
    }
    expect(() => vault().open(sealed.subarray(0, 20), 'application 1')).toThrow('Not an envelope');
  });

  test('keeps its key where nobody else can read it, and two first starts find the same one', () => {
    const [one, two] = [vault(), vault()];
    expect(two.open(one.seal('x', 'y'), 'y').toString()).toBe('x');
    const file = path.join(dataDir, 'keys', 'data-keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.join(dataDir, 'keys'))).toEqual(['data-keys.json']);
  });

  test('signs for one purpose, and knows no other’s signature', () => {
    const signature = vault().sign('link', 'text');
    expect(vault().isSigned('link', 'text', signature)).toBe(true);
    for (const [purpose, text, given] of [
      ['cookie', 'text', signature],
      ['link', 'Text', signature],
      ['link', 'text', `${signature.slice(0, -1)}${signature.endsWith('A') ? 'Q' : 'A'}`],
      ['link', 'text', ''],
    ] as const) {
      expect(vault().isSigned(purpose, text, given)).toBe(false);
    }
  });

  test('seals with a new key as soon as there is one, and opens with the old', async () => {
    const running = vault();
    const [before, signature] = [running.seal('4729', 'a'), running.sign('link', 'text')];
    await addDataKey(dataDir, new Date(), nobody);
    expect(running.isOutdated(before)).toBe(true);
    expect(running.open(before, 'a').toString()).toBe('4729');
    expect(running.isSigned('link', 'text', signature)).toBe(true);
    const after = running.seal('4729', 'a');
    expect(running.isOutdated(after)).toBe(false);
    expect(keyIdsOf(after)).not.toBe(keyIdsOf(before));
  });

  test('a key that leaked opens what it sealed, and signs nothing any more, also after later changes', async () => {
    const running = vault();
    const [sealed, signature] = [running.seal('4729', 'a'), running.sign('link', 'text')];
    await addDataKey(dataDir, new Date(), nobody, true);
    const signedSince = running.sign('link', 'text');
    await addDataKey(dataDir, new Date(), nobody);
    expect(running.open(sealed, 'a').toString()).toBe('4729');
    expect(running.isSigned('link', 'text', signature)).toBe(false);
    expect(running.isSigned('link', 'text', signedSince)).toBe(true);
  });

  test('a key that is added while the file is being read is there the next time', () => {
    const ring = openKeyRing({ dataKeys: [], dataDir });
    const parse = JSON.parse;
    const reading = vi.spyOn(JSON, 'parse').mockImplementationOnce((text) => {
      void addDataKey(dataDir, new Date(), nobody);
      return parse(text);
    });
    expect(ring.all()).toHaveLength(1);
    expect(ring.all()).toHaveLength(2);
    reading.mockRestore();
  });

  test('a replaced key stays for a day, and for as long as it is used', async () => {
    const ring = openKeyRing({ dataKeys: [], dataDir });
    const first = ring.current().id;
    const start = Date.now();
    await addDataKey(dataDir, new Date(start), nobody);
    const second = ring.current().id;
    await addDataKey(dataDir, new Date(start + DAY_MS / 2), nobody);
    expect(ring.all()).toHaveLength(3);
    await addDataKey(dataDir, new Date(start + 2 * DAY_MS), async (id) => id === first);
    const left = ring.all().map(({ id }) => id);
    expect(left).toContain(first);
    expect(left).not.toContain(second);
  });

  test('keys from the environment win, the newest first', () => {
    const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = openVault(openKeyRing({ dataKeys: [old.toString('base64')], dataDir }));
    const sealed = before.seal('x', 'y');
    const both = openKeyRing({ dataKeys: [young.toString('base64'), old.toString('base64')], dataDir });
    expect(both.current().id).toBe(keyIdOf(young));
    expect(openVault(both).open(sealed, 'y').toString()).toBe('x');
    expect(openVault(both).isOutdated(sealed)).toBe(true);
    const alone = openVault(openKeyRing({ dataKeys: [young.toString('base64')], dataDir }));
    expect(() => alone.open(sealed, 'y')).toThrow('a key that this site does not have');
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

const keyIdsOf = (sealed: Buffer) => sealed.subarray(1, 9).toString('hex');

async function behavesLikeAStore(store: FileStore): Promise<void> {
  const content = Buffer.from('sealed bytes \u0000\u00ff', 'latin1');
  expect(await store.get('7f/some-id')).toBeUndefined();
  await store.put('7f/some-id', content);
  expect(await store.get('7f/some-id')).toEqual(content);
  await store.put('7f/some-id', Buffer.from('newer'));
  expect((await store.get('7f/some-id'))?.toString()).toBe('newer');
  await store.put('a1/some-id', content);
  await store.put('on-top', content);
  expect((await store.list()).sort()).toEqual(['7f/some-id', 'a1/some-id', 'on-top']);
  expect(await store.list('7f')).toEqual(['7f/some-id']);
  expect(await store.list('7')).toEqual([]);
  await store.remove('a1/some-id');
  await store.remove('on-top');
  await store.remove('7f/some-id');
  await store.remove('7f/some-id');
  expect(await store.get('7f/some-id')).toBeUndefined();
}

describe('a folder', () => {
  test('keeps files, whole and under their names only', async () => {
    const store = openFolderStore(path.join(dataDir, 'files'));
    await behavesLikeAStore(store);
    await store.put('7f/some-id', Buffer.from('x'));
    expect(readdirSync(path.join(dataDir, 'files', '7f'))).toEqual(['some-id']);
    expect(statSync(path.join(dataDir, 'files', '7f', 'some-id')).mode & 0o777).toBe(0o600);
    for (const key of ['../outside', '/etc/passwd', 'a/b/c', 'a\u0000', '', '7f/..']) {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(store.get(key)).rejects.toThrow('Not a key');
      await expect(store.remove(key)).rejects.toThrow('Not a key');
    }
  });

  test('removes with a file what somebody who was killed had begun of it, and nothing of its neighbours', async () => {
    const store = openFolderStore(path.join(dataDir, 'files'));
    await store.put('7f/some-id-2', Buffer.from('x'));
    const parts = ['some-id.0123456789ab.part', 'some-id-2.0123456789ab.part'];
    for (const name of parts) writeFileSync(path.join(dataDir, 'files', '7f', name), 'half');
    await store.remove('7f/some-id');
    expect(readdirSync(path.join(dataDir, 'files', '7f')).sort()).toEqual(['some-id-2', parts[1]]);
  });
});

describe('a bucket', () => {
  const SECRET = 'a secret/with+signs';
  setFlagsFromString('--expose-gc');
  const tidyMemory: () => void = runInNewContext('gc');

  test('is spoken to as S3 wants it: every call signed, nothing else answered', async () => {
    const kept = new Map<string, Buffer>();
    let status: number | undefined;
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { authorization = '', 'x-amz-date': datetime } = request.headers;
      const signer = new AwsV4Signer({
        method: request.method ?? '',
        url: `http://${request.headers.host}${request.url}`,
        headers: Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => /^x-amz-content/.test(name)),
        ) as Record<string, string>,
        body: Buffer.concat(parts),
        accessKeyId: 'house',
        secretAccessKey: SECRET,
        service: 's3',
        region: 'us-east-1',
        datetime: String(datetime),
      });
      if ((await signer.authHeader()).split('Signature=')[1] !== authorization.split('Signature=')[1]) {
        return void response.writeHead(403).end();
      }
      if (status) return void response.writeHead(status).end('<Error>house key some-id</Error>');
      const key = request.url ?? '';
      if (request.method === 'PUT') kept.set(key, Buffer.concat(parts));
      const asked = new URL(key, 'http://bucket').searchParams;
      if (asked.get('list-type') === '2') {
        // One key a page, to test the paging that a large bucket needs.
        const names = [...kept.keys()].map((name) => name.slice('/papers/'.length)).sort();
        const page = names.filter((name) => name.startsWith(asked.get('prefix') ?? ''));
        const at = Number(asked.get('continuation-token') ?? 0);
        const next = at + 1 < page.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
        const one = page[at] ? `<Contents><Key>${page[at]}</Key></Contents>` : '';
        return void response.writeHead(200).end(`<ListBucketResult>${one}${next}</ListBucketResult>`);
      }
      const found = kept.get(key);
      if (request.method === 'DELETE') kept.delete(key);
      if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found);
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = (secret: string) =>
      `http://house:${encodeURIComponent(secret)}@127.0.0.1:${port}/papers?region=us-east-1`;
    const storeAt = (address: string) => {
      const loaded = loadConfig({ S3_URL: address, DATA_DIR: dataDir });
      if (!loaded.ok) throw new Error(loaded.problems.join(' '));
      return openFileStore(loaded.config);
    };
    try {
      await behavesLikeAStore(storeAt(url(SECRET)));
      await storeAt(url(SECRET)).put('7f/some-id', Buffer.from('x'));
      expect([...kept.keys()]).toEqual(['/papers/7f/some-id']);
      await expect(storeAt(url('wrong')).get('7f/some-id')).rejects.toThrow('The file store answered 403');
      status = 400;
      await expect(storeAt(url(SECRET)).put('7f/x', Buffer.from('x'))).rejects.toThrow(
        /^The file store answered 400$/,
      );
      expect(readdirSync(dataDir)).toEqual([]);
    } finally {
      server.close();
    }
  });

  test.each(['says nothing', 'stops in the middle'])('that %s is given up in time', async (how) => {
    const server = createServer((request, response) => {
      request.resume();
      if (how === 'stops in the middle') response.writeHead(200).write('half');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const account = { bucket: 'papers', region: 'us-east-1', accessKeyId: 'house', secretAccessKey: SECRET };
    const store = openS3Store({ endpoint: `http://127.0.0.1:${port}`, ...account }, { patienceMs: 1_000 });
    // Collect garbage meanwhile, because the time limit must also hold then: objects that nothing refers to are collected.
    const tidying = setInterval(tidyMemory, 100);
    try {
      const trouble = { name: 'StoreTrouble', problem: 'files-unavailable' };
      await expect(store.get('7f/some-id')).rejects.toMatchObject(trouble);
      if (how === 'says nothing') {
        await expect(store.put('7f/some-id', Buffer.from('x'))).rejects.toMatchObject(trouble);
        await expect(store.remove('7f/some-id')).rejects.toMatchObject(trouble);
      }
    } finally {
      clearInterval(tidying);
      server.closeAllConnections();
      server.close();
    }
  });

  test.each([301, 307, 308])('that sends elsewhere with %s is not followed', async (status) => {
    let elsewhere = 0;
    const other = createServer((request, response) => {
      elsewhere += 1;
      request.resume();
      response.end('not ours');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/papers/7f/some-id`;
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status, { location }).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const account = { bucket: 'papers', region: 'us-east-1', accessKeyId: 'house', secretAccessKey: SECRET };
    const store = openS3Store({ endpoint: `http://127.0.0.1:${port}`, ...account });
    try {
      const trouble = { name: 'StoreTrouble', problem: 'files-unavailable' };
      await expect(store.get('7f/some-id')).rejects.toMatchObject(trouble);
      await expect(store.put('7f/some-id', Buffer.from('sealed'))).rejects.toMatchObject(trouble);
      expect(elsewhere).toBe(0);
    } finally {
      server.close();
      other.close();
    }
  });

  test('that stumbles is asked again a few times', async () => {
    const answers = [503, 500, 429, 200, 503, 503, 503, 503];
    let asked = 0;
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(answers[asked++] ?? 400).end('sealed'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const account = { bucket: 'papers', region: 'us-east-1', accessKeyId: 'house', secretAccessKey: SECRET };
    const store = openS3Store({ endpoint: `http://127.0.0.1:${port}`, ...account });
    try {
      await store.put('7f/some-id', Buffer.from('sealed'));
      expect(asked).toBe(4);
      await expect(store.get('7f/some-id')).rejects.toThrow('The file store answered 503');
      expect(asked).toBe(8);
    } finally {
      server.close();
    }
  });

  test.each([
    'http://127.0.0.1:9000/papers',
    'house:secret@host/papers',
    'https://house:secret@host/',
    'https://house:%zz@host/papers',
    'ftp://house:secret@host/papers',
  ])('S3_URL %s is refused without repeating it', (S3_URL) => {
    const loaded = loadConfig({ S3_URL });
    expect(loaded).toMatchObject({ ok: false, problems: [expect.stringMatching(/^S3_URL must look like/)] });
    expect(JSON.stringify(loaded)).not.toContain('secret@host');
  });
});

test.each([
  [{ DATA_KEYS: 'short' }, /^DATA_KEYS must be keys of 32 bytes/],
  [{ CLAMD_URL: 'http://x' }, /^CLAMD_URL must be the address of clamd/],
  [{ FINANCING_KEEP_MONTHS: '0' }, /^FINANCING_KEEP_MONTHS must be a whole number/],
])('%j is refused', (env, sentence) => {
  expect(loadConfig(env)).toMatchObject({ ok: false, problems: [expect.stringMatching(sentence)] });
});

test('the keys in the file are 32 bytes made at random', () => {
  openKeyRing({ dataKeys: [], dataDir }).current();
  const [kept] = JSON.parse(readFileSync(path.join(dataDir, 'keys', 'data-keys.json'), 'utf8'));
  expect(Buffer.from(kept.key, 'base64')).toHaveLength(32);
});
