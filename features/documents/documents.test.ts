import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeInfected } from '#features/financing/service/index.ts';
import { financingDocuments } from '#features/financing/tables.ts';
import { aCompressedPdf, aPdf, aPhotograph } from '#tests/builders/files.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isDisguised, kindOf, pdfProblem, shownName } from './domain/index.ts';
import { documentJobs } from './jobs.ts';
import { queueScans, receiveUploads, SCAN_FILE, scanFile, sweepFiles } from './service/index.ts';
import { storedFiles } from './tables.ts';

describe('kinds', () => {
  test.each([
    ['%PDF-1.7', 'pdf'],
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    [' %PDF-1.7', undefined],
    ['\u00ff\u00d8', undefined],
    ['<svg', undefined],
    ['', undefined],
  ])('%j begins as %s', (text, kind) => {
    expect(kindOf(Buffer.from(text, 'latin1'))).toBe(kind);
  });

  test.each([
    ['license.jpeg', 'jpeg', 'license.jpg'],
    ['My  scan .PDF', 'pdf', 'My scan.pdf'],
    ['../../x', 'png', 'x.png'],
    ['C:\\papers\\id.png', 'png', 'id.png'],
    ['', 'pdf', 'document.pdf'],
    ['...', 'pdf', 'document.pdf'],
    ['a%22b.pdf', 'pdf', 'ab.pdf'],
    ['pay\r\nstub.pdf', 'pdf', 'paystub.pdf'],
    ['Führerschein.pdf', 'pdf', 'Führerschein.pdf'],
    ['x\ud800.pdf', 'pdf', 'x\ufffd.pdf'],
  ] as const)('%j of a %s is shown as %j', (given, kind, shown) => {
    expect(shownName(given, kind)).toBe(shown);
  });

  test('what every scanner and phone writes is not taken for a disguise', () => {
    expect(isDisguised(aPdf().toString('latin1'), 'pdf')).toBe(false);
    expect(isDisguised('<?xpacket begin?><x:xmpmeta>', 'jpeg')).toBe(false);
    expect(isDisguised(`%PDF-1.4 %%EOF\n${' '.repeat(3_000)}`, 'pdf')).toBe(false);
  });
});

test('a PDF that only opens at a page, has a form or is written in compressed parts is taken', () => {
  const inflate = () => ({ content: '<< /Type /Catalog /AcroForm << /Fields [] >> >>', read: 50 });
  for (const pdf of [aPdf(), aPdf({ catalogue: '/AcroForm << /Fields [] >> /Names << /Dests 4 0 R >>' })]) {
    expect(pdfProblem(pdf.toString('latin1'), inflate)).toBeUndefined();
  }
  expect(pdfProblem(aCompressedPdf('<< /Type /Catalog >>').toString('latin1'), inflate)).toBeUndefined();
});

describe('object streams', () => {
  const stream = (header: string, content = 'x') =>
    `8 0 obj\n<< ${header} >>\nstream\n${content}\nendstream\nendobj\n`;
  const deflated = stream('/Type /ObjStm /Filter /FlateDecode');
  const problemOf = (extra: string, read: (from: number) => number) => {
    const latin1 = aPdf({ extra }).toString('latin1');
    let calls = 0;
    const problem = pdfProblem(latin1, (from) => {
      calls += 1;
      return { content: '', read: read(latin1.length - from) };
    });
    return { problem, calls };
  };

  test('each is unfolded once, however often it is named', () => {
    expect(problemOf(deflated.repeat(300), () => 1)).toEqual({ problem: undefined, calls: 300 });
    const named = stream(`${'/ObjStm '.repeat(200)} /Filter /FlateDecode`);
    expect(problemOf(named, () => 1)).toEqual({ problem: undefined, calls: 1 });
  });

  test('those that lie in one another are unfolded to twice the length of the file at most', () => {
    const { problem, calls } = problemOf(deflated.repeat(3_000), (rest) => rest);
    expect(problem).toBe('damaged');
    expect(calls).toBeLessThanOrEqual(4);
  });

  test('one that cannot be looked into is refused: named filters elsewhere, no object, no stream', () => {
    for (const extra of [
      stream('/Type /ObjStm /Filter 12 0 R'),
      `8 0 obj << ${' '.repeat(3_000)} /Type /ObjStm >>\nstream\nx\nendstream`,
      `8 0 obj << /Type /ObjStm >> ${' '.repeat(3_000)}\nstream\nx\nendstream`,
    ]) {
      expect(problemOf(extra, () => 1).problem, extra.slice(0, 60)).toBe('damaged');
    }
  });

  test('one whose words are folded twice, or into differences, is refused; one that says there are none is not', () => {
    const typed = '/Type /ObjStm /Filter';
    for (const header of [
      `${typed} [/FlateDecode /FlateDecode]`,
      `${typed} [/Fl /FlateDecode]`,
      `${typed} [/FlateDecode/Fl]`,
      `${typed} /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>`,
      `${typed} /FlateDecode /DecodeParms << /Predictor 1 0 R >>`,
      `${typed} /FlateDecode /DecodeParms << /Pre#64ictor\n2 >>`,
      `${typed} [/FlateDecode] /DecodeParms [<< /Predictor 15 >>]`,
      `${typed} /FlateDecode /DecodeParms 12 0 R`,
      `${typed} [/FlateDecode] /DP [ 12 0 R ]`,
    ]) {
      expect(
        problemOf(stream(header), () => 1),
        header,
      ).toEqual({ problem: 'damaged', calls: 0 });
    }
    for (const parms of ['null', '<< >>', '<< /Predictor 1 >>', '[null]']) {
      const header = `${typed} [/FlateDecode] /DecodeParms ${parms}`;
      expect(
        problemOf(stream(header), () => 1),
        header,
      ).toEqual({ problem: undefined, calls: 1 });
    }
  });

  test('more than 4,000 of them are refused', () => {
    expect(problemOf(stream('/ObjStm').repeat(4_000), () => 1).problem).toBeUndefined();
    expect(problemOf(stream('/ObjStm').repeat(4_001), () => 1).problem).toBe('damaged');
  });
});

describe('with a virus scanner', () => {
  let app: TestApp;
  let dataDir: string;
  let scanner: Server;
  let verdict: 'OK' | 'Eicar-Signature FOUND' | 'INSTREAM size limit exceeded. ERROR' | 'for ever';
  let scanned: Buffer[];
  beforeEach(async () => {
    scanned = [];
    verdict = 'OK';
    scanner = createServer((socket) => {
      const parts: Buffer[] = [];
      socket.on('error', () => {});
      socket.on('data', (part) => {
        parts.push(part);
        const all = Buffer.concat(parts);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        expect(all.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0');
        const content: Buffer[] = [];
        for (let at = 10; at < all.byteLength - 4; ) {
          const length = all.readUInt32BE(at);
          content.push(all.subarray(at + 4, at + 4 + length));
          at += 4 + length;
        }
        scanned.push(Buffer.concat(content));
        if (verdict === 'for ever') {
          const more = setInterval(() => socket.write('stream: '), 50);
          return void socket.on('close', () => clearInterval(more));
        }
        socket.end(`stream: ${verdict}\0`);
      });
    });
    const socket = path.join(mkdtempSync(path.join(tmpdir(), 'clamd-')), 'clamd.sock');
    await new Promise<void>((resolve) => scanner.listen(socket, () => resolve()));
    dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-scan-'));
    app = await createTestApp({ env: { DATA_DIR: dataDir, CLAMD_URL: `unix:${socket}` } });
  });
  afterEach(async () => {
    await app.close();
    scanner.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const scan = async () => {
    const job = documentJobs(app.deps, (fileId) => removeInfected(app.deps, fileId)).find(
      ({ name }) => name === SCAN_FILE,
    );
    const queued = app.queued.filter(({ job: name }) => name === SCAN_FILE);
    for (const { payload } of queued) await job?.run(payload, { isLast: false });
  };

  async function uploaded() {
    const applied = await app.postJson('/api/financing/applications', anApplicationForm());
    const { id } = await applied.json();
    const headers = { cookie: applied.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
    const form = new FormData();
    form.append('type', 'Government ID');
    form.append('document', new File([aPdf()], 'id.pdf'));
    const address = `/api/financing/applications/${id}/documents`;
    const response = await app.request(address, { method: 'POST', headers, body: form });
    const document = await response.json();
    return { id, headers, download: () => app.request(`${address}/${document.id}`, { headers }) };
  }

  test('a file can be downloaded once it was found clean, not before', async () => {
    const { download } = await uploaded();
    const early = await download();
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('60');
    expect(await early.json()).toMatchObject({ code: 'not-scanned' });
    await scan();
    expect(scanned).toEqual([aPdf()]);
    expect((await download()).status).toBe(200);
    await queueScans(app.deps);
    await scan();
    expect(scanned).toHaveLength(1);
  });

  test('an infected one is deleted, and the applicant told', async () => {
    const { id, headers, download } = await uploaded();
    verdict = 'Eicar-Signature FOUND';
    await scan();
    expect((await download()).status).toBe(404);
    expect(await app.database.db.select().from(financingDocuments)).toEqual([]);
    expect(await app.database.db.select().from(storedFiles)).toMatchObject([{ state: 'doomed' }]);
    const messages = await (await app.request(`/api/financing/messages/${id}`, { headers })).json();
    expect(messages.at(-1)).toMatchObject({ subject: 'A file was refused' });
    // A job may run twice: the second run changes nothing.
    await scan();
  });

  test('while the scanner cannot look, the file waits and is asked about again', async () => {
    const { download } = await uploaded();
    verdict = 'INSTREAM size limit exceeded. ERROR';
    await expect(scan()).rejects.toThrow('could not look');
    expect((await download()).status).toBe(503);
    app.queued.length = 0;
    await queueScans(app.deps);
    expect(app.queued.map(({ job }) => job)).toEqual([SCAN_FILE]);
    verdict = 'OK';
    await scan();
    expect((await download()).status).toBe(200);
  });

  test('one that comes to no end is given up in time, however much it says meanwhile', async () => {
    const { download } = await uploaded();
    const [file] = await app.database.db.select().from(storedFiles);
    verdict = 'for ever';
    await expect(scanFile(app.deps, file?.id ?? '', 500)).rejects.toThrow('does not answer');
    verdict = 'OK';
    await scan();
    expect((await download()).status).toBe(200);
  });
});

test('the name of a file whose process was killed while receiving it is swept away', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-incoming-'));
  const app = await createTestApp({ env: { DATA_DIR: dataDir } });
  try {
    await sweepFiles(app.deps);
    const incoming = path.join(dataDir, 'incoming');
    mkdirSync(incoming);
    writeFileSync(path.join(incoming, '0123456789abcdef01234567'), '');
    await sweepFiles(app.deps);
    expect(readdirSync(incoming)).toEqual([]);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a file that the store will not let go of keeps no other from being erased, and is tried again', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-doomed-'));
  const app = await createTestApp({ env: { DATA_DIR: dataDir } });
  try {
    const stuck = randomUUID();
    await app.database.db.insert(storedFiles).values(
      [stuck, randomUUID(), randomUUID()].map((id) => ({
        id,
        state: 'doomed' as const,
        contentType: 'application/pdf',
        sealedKey: Buffer.alloc(1),
        bytes: 1,
        scan: 'none' as const,
        createdAt: new Date(),
      })),
    );
    const left = async () => (await app.database.db.select().from(storedFiles)).map(({ id }) => id);
    const files: typeof app.deps.files = {
      ...app.deps.files,
      remove: async (key) => {
        if (key.endsWith(stuck)) throw new Error('The bucket is locked');
      },
    };
    await expect(sweepFiles({ ...app.deps, files })).rejects.toThrow('The bucket is locked');
    expect(await left()).toEqual([stuck]);
    expect(await sweepFiles(app.deps)).toBe(1);
    expect(await left()).toEqual([]);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe('more files than are taken', () => {
  let app: TestApp;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-many-'));
    app = await createTestApp({ env: { DATA_DIR: dataDir } });
  });
  afterEach(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const formOf = (field: string, file: Buffer<ArrayBuffer>, count: number) => {
    const form = new FormData();
    for (let at = 0; at < count; at += 1) form.append(field, new Blob([file]), `file ${at}`);
    return form;
  };
  /** Sends the form as bytes: the form's own stream throws if its reader stops in the middle. */
  const post = async (form: FormData, headers: Record<string, string> = {}) => {
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    return {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: await sent.arrayBuffer(),
    };
  };

  test('are refused, each and all, instead of being left out', async () => {
    const { headers } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
    const send = async (count: number) => {
      const form = formOf('images', await aPhotograph({ width: 64, height: 48 }), count);
      return app.request('/api/admin/yachts/upload-images', await post(form, headers));
    };
    const refusal = await send(21);
    expect(refusal.status).toBe(422);
    expect(await refusal.json()).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'images', message: 'Please send 20 pictures at most at a time' }],
    });
    expect(readdirSync(path.join(dataDir, 'incoming'))).toEqual([]);
    const taken = await send(20);
    expect(taken.status).toBe(200);
    expect((await taken.json()).urls).toHaveLength(20);
  });

  test('are refused where one is asked for', async () => {
    const sent = await app.postJson('/api/financing/applications', anApplicationForm());
    const { id } = await sent.json();
    const form = formOf('document', aPdf(), 2);
    form.append('type', 'Government ID');
    const cookie = sent.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const address = `/api/financing/applications/${id}/documents`;
    const refusal = await app.request(address, await post(form, { cookie }));
    expect(refusal.status).toBe(422);
    expect((await refusal.json()).issues).toEqual([
      { path: 'document', message: 'Please send one file at a time' },
    ]);
    expect(await app.database.db.$count(storedFiles)).toBe(0);
  });

  test('nor is a word cut off that goes with one', async () => {
    const received = async (reason: string) => {
      const form = new FormData();
      form.append('reason', reason);
      form.append('file', new Blob([aPdf()]), 'a.pdf');
      const request = new Request('http://localhost/', await post(form));
      const limits = { fileField: 'file', mostBytes: 1_000_000, mostFiles: 1 };
      const told = await receiveUploads(request, { dataDir }, limits);
      if (told.ok) for (const { file } of told.value.files) await file.discard();
      return told;
    };
    // As long as a reason may be, in any script.
    const long = '書'.repeat(1_000);
    expect(await received(long)).toMatchObject({ ok: true, value: { fields: { reason: long } } });
    expect(await received('x'.repeat(4_001))).toEqual({ ok: false, reason: 'malformed' });
  });

  test('hidden among other parts are not left out either', async () => {
    const form = new FormData();
    for (let at = 0; at < 10; at += 1) form.append(`field${at}`, 'x');
    form.append('file', new Blob([aPdf()]), 'a.pdf');
    const request = new Request('http://localhost/', await post(form));
    const received = await receiveUploads(
      request,
      { dataDir },
      {
        fileField: 'file',
        mostBytes: 1_000_000,
        mostFiles: 1,
      },
    );
    expect(received).toEqual({ ok: false, reason: 'malformed' });
  });
});
