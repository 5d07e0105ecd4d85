import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#features/documents/service/index.ts';
import { storedFiles } from '#features/documents/tables.ts';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { aCompressedPdf, aPdf, aPhotograph } from '../builders/files.ts';
import { anApplication } from '../builders/financing.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TEN_MB = 10 * 1024 * 1024;

let app: TestApp;
let dataDir: string;
let address: string;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-uploads-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' } });
  const owner = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
  headers = owner.headers;
  const id = await anApplication(app.database.db, { accountId: owner.accountId });
  address = `/api/financing/applications/${id}/documents`;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const bytes = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** A PNG header that claims this many pixels, followed by only a few bytes of them. */
function pixelBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = bytes(type, data);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.byteLength);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, check]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const ZIP = bytes('PK\u0003\u0004', Buffer.alloc(60), 'PK\u0005\u0006', Buffer.alloc(18));
const PAGE = '<html><script>alert(document.domain)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

async function corpus(): Promise<Record<string, [name: string, content: Buffer, code: string]>> {
  const jpeg = await aPhotograph();
  const png = await aPhotograph({ format: 'png' });
  const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
  return {
    'nothing at all': ['empty.pdf', Buffer.alloc(0), 'file-kind'],
    'an SVG called PNG': ['id.png', bytes(SVG), 'file-kind'],
    'an SVG behind an XML head': ['id.png', bytes(`<?xml version="1.0"?>${SVG}`), 'file-kind'],
    'a page called PDF': ['id.pdf', bytes(PAGE), 'file-kind'],
    'a page before a PDF': ['id.pdf', bytes(PAGE, aPdf()), 'file-kind'],
    'a page inside a PDF': ['id.pdf', aPdf({ extra: PAGE }), 'file-active'],
    'a page behind a JPEG': ['id.jpg', bytes(jpeg, PAGE), 'file-active'],
    'a program behind a PNG': ['id.png', bytes(png, '<?php system($_GET[0]); ?>'), 'file-active'],
    'an archive behind a JPEG': ['id.jpg', bytes(jpeg, ZIP), 'file-active'],
    'an archive behind a PDF': ['id.pdf', bytes(aPdf(), ZIP), 'file-active'],
    'a PDF behind a JPEG': ['id.jpg', bytes(jpeg, aPdf()), 'file-active'],
    'an archive': ['id.pdf', ZIP, 'file-kind'],
    'a GIF': ['id.png', bytes('GIF89a', Buffer.alloc(60)), 'file-kind'],
    'a WebP': ['id.jpg', await sharp(jpeg).webp().toBuffer(), 'file-kind'],
    'a TIFF': ['id.jpg', await sharp(jpeg).tiff().toBuffer(), 'file-kind'],
    'a program': ['id.pdf', bytes('\u007fELF', Buffer.alloc(200)), 'file-kind'],
    'a JPEG that breaks off': ['id.jpg', jpeg.subarray(0, jpeg.byteLength / 2), 'file-damaged'],
    'a JPEG in its first bytes only': [
      'id.jpg',
      bytes('\u00ff\u00d8\u00ff', Buffer.alloc(500, 7)),
      'file-damaged',
    ],
    'a PNG called JPEG, damaged': ['id.jpg', bytes(png.subarray(0, 200), Buffer.alloc(300)), 'file-damaged'],
    'a pixel bomb': ['id.png', pixelBomb(30_000, 30_000), 'file-too-many-pixels'],
    'a pixel bomb larger than any format allows': [
      'id.png',
      pixelBomb(2 ** 31 - 1, 2 ** 31 - 1),
      'file-damaged',
    ],
    'a PDF with a password': ['id.pdf', aPdf({ trailer: '/Encrypt 9 0 R' }), 'file-encrypted'],
    'a PDF with a password, spelled otherwise': [
      'id.pdf',
      aPdf({ trailer: '/#45ncrypt 9 0 R' }),
      'file-encrypted',
    ],
    'a PDF with a script': ['id.pdf', aPdf({ catalogue: script }), 'file-active'],
    'a PDF with a script, spelled otherwise': [
      'id.pdf',
      aPdf({ catalogue: script.replace('JavaScript', 'Java#53cript') }),
      'file-active',
    ],
    'a PDF with a script in a compressed part': ['id.pdf', aCompressedPdf(`<< ${script} >>`), 'file-active'],
    'a PDF with a compressed part under another name': [
      'id.pdf',
      aCompressedPdf(`<< ${script} >>`, '/Type /#4fbjStm /N 1 /First 4 /Filter /Fl#61teDecode'),
      'file-active',
    ],
    'a PDF with a part that cannot be looked into': [
      'id.pdf',
      aCompressedPdf(`<< ${script} >>`, '/Type /ObjStm /N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode]'),
      'file-damaged',
    ],
    'a PDF whose part unfolds without end': [
      'id.pdf',
      aCompressedPdf('0'.repeat(80_000_000)),
      'file-damaged',
    ],
    'a PDF that starts a program': [
      'id.pdf',
      aPdf({ extra: '<< /S /Launch /F (cmd.exe) >>' }),
      'file-active',
    ],
    'a PDF that carries a file': [
      'id.pdf',
      aPdf({ catalogue: '/Names << /EmbeddedFiles 9 0 R >>' }),
      'file-active',
    ],
    'a PDF with an XFA form': ['id.pdf', aPdf({ catalogue: '/AcroForm << /XFA 9 0 R >>' }), 'file-active'],
    'a PDF that ends nowhere': ['id.pdf', bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'file-damaged'],
    'ten megabytes and a byte': [
      'id.pdf',
      bytes(aPdf(), Buffer.alloc(TEN_MB + 1 - aPdf().byteLength)),
      'file-too-large',
    ],
  };
}

function filesOnDisk(): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('keys'))
    .map(({ name }) => name);
}

async function expectNothingKept(): Promise<void> {
  expect(await app.database.db.select().from(financingDocuments)).toEqual([]);
  expect(await app.database.db.select().from(storedFiles)).toEqual([]);
  expect(filesOnDisk()).toEqual([]);
}

function send(content: Buffer, name: string, extra: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  form.append('type', 'Government ID');
  form.append('document', new File([new Uint8Array(content)], name, { type: 'application/pdf' }));
  return app.request(address, { method: 'POST', headers: { ...headers, ...extra }, body: form });
}

test('nothing of the corpus is accepted, nothing of it kept', { timeout: 120_000 }, async () => {
  for (const [what, [name, content, code]] of Object.entries(await corpus())) {
    const response = await send(content, name);
    const said = await response.text();
    expect(said, what).toContain(`"code":"${code}"`);
    expect(response.status, what).toBeGreaterThanOrEqual(413);
    expect(response.status, what).toBeLessThan(500);
    expect(said, what).not.toMatch(/vips|Input buffer|zlib|ENOENT/i);
  }
  await expectNothingKept();
});

/** A multipart body exactly as it is sent. */
function raw(parts: readonly { head: string; content: Buffer }[], { isWhole = true } = {}): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(isWhole ? '--b--\r\n' : ''),
  ]);
}

function sendRaw(body: Buffer, { chunked = false, type = 'multipart/form-data; boundary=b' } = {}) {
  return app.request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    ...(chunked
      ? { body: new Blob([new Uint8Array(body)]).stream(), duplex: 'half' }
      : { body: new Uint8Array(body) }),
  } as RequestInit);
}

const file = (content: Buffer, name = 'document') => ({ head: `name="${name}"; filename="id.pdf"`, content });
const typed = { head: 'name="type"', content: Buffer.from('Government ID') };

test.each([
  [
    'sent in chunks, without a length',
    () => raw([typed, file(Buffer.alloc(TEN_MB + 1, 0x25))]),
    { chunked: true },
    413,
  ],
  [
    'far too long, in chunks',
    () => raw([typed, file(Buffer.alloc(3 * TEN_MB, 0x25))]),
    { chunked: true },
    413,
  ],
  [
    'broken off in the middle',
    () => raw([typed, file(aPdf().subarray(0, 200))], { isWhole: false }),
    {},
    400,
  ],
  ['without a file', () => raw([typed]), {}, 422],
  ['with a file under another name', () => raw([typed, file(aPdf(), 'attachment')]), {}, 422],
  ['with the file as text', () => raw([typed, { head: 'name="document"', content: aPdf() }]), {}, 422],
  [
    'with a type nobody asked for',
    () => raw([{ ...typed, content: Buffer.from('../../etc/passwd') }, file(aPdf())]),
    {},
    422,
  ],
  ['without a type', () => raw([file(aPdf())]), {}, 422],
  ['without a boundary', () => raw([typed, file(aPdf())]), { type: 'multipart/form-data' }, 415],
  [
    'with an empty boundary',
    () => raw([typed, file(aPdf())]),
    { type: 'multipart/form-data; boundary=' },
    400,
  ],
  ['as JSON', () => Buffer.from('{"document":"x"}'), { type: 'application/json' }, 415],
  ['as plain bytes', () => aPdf(), { type: 'application/pdf' }, 415],
  ['of nothing', () => Buffer.alloc(0), {}, 400],
] as const)('a call %s is refused and leaves nothing', async (_what, body, options, status) => {
  const response = await sendRaw(body(), options);
  expect(response.status, await response.text()).toBe(status);
  await expectNothingKept();
});

test('a caller that hangs up in the middle leaves nothing', async () => {
  const stopped = new AbortController();
  const whole = raw([typed, file(Buffer.alloc(TEN_MB / 2, 0x25))]);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(new Uint8Array(whole.subarray(0, whole.byteLength / 2)));
      controller.error(new Error('gone'));
    },
  });
  const response = await app.request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
    signal: stopped.signal,
  } as RequestInit);
  expect(response.status).toBe(400);
  await expectNothingKept();
});

test('names that lead elsewhere become plain names; pictures lose their metadata; one key stores one file', async () => {
  const names = [
    ['../../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\system32\\id.pdf', 'id.pdf'],
    ['/absolute/path.pdf', 'path.pdf'],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['CON<script>.pdf', 'CONscript.pdf'],
    ['.pdf', 'document.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ] as const;
  for (const [sent] of names) expect((await send(aPdf(), sent)).status).toBe(201);
  const photograph = await aPhotograph();
  expect(photograph.toString('latin1')).toContain('Elena Marsh');
  const key = { 'idempotency-key': 'one-file-one-key' };
  const answers = await Promise.all([1, 2, 3].map(() => send(photograph, 'license.jpg', key)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);

  const told = await (await app.request(address.replace(/\/documents$/, ''), { headers })).json();
  const documents: { id: string; fileName: string }[] = told.documents;
  expect(documents.map(({ fileName }) => fileName)).toEqual([
    ...names.map(([, shown]) => shown),
    'license.jpg',
  ]);
  const last = documents.at(-1);
  const back = await app.request(`${address}/${last?.id}`, { headers });
  const content = Buffer.from(await back.arrayBuffer());
  expect(content.toString('latin1')).not.toContain('Elena Marsh');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 });

  await sweepFiles({ ...app.deps, now: () => new Date(Date.now() + 3_600_000) });
  expect(filesOnDisk()).toHaveLength(documents.length);
  // Files on the disk are sealed: neither their pages nor their names are readable there.
  const folder = path.join(dataDir, 'files');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const kept = await import('node:fs/promises').then(({ readFile }) =>
      readFile(path.join(entry.parentPath, entry.name)),
    );
    expect(kept.toString('latin1')).not.toMatch(/%PDF|JFIF|passwd/);
  }

  const withdrawn = await app.request(address.replace(/\/documents$/, ''), { method: 'DELETE', headers });
  expect(withdrawn.status).toBe(200);
  await sweepFiles(app.deps);
  await expectNothingKept();
  expect(await app.database.db.select().from(financingApplications)).toHaveLength(1);
});
