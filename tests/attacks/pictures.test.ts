import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf, aPhotograph } from '../builders/files.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-pictures-'));
let app: TestApp;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' } });
  cookies = (await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator')).headers;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ADDRESS = '/api/admin/yachts/upload-images';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const PAGE = '<html><script>alert(document.domain)</script></html>';

function send(content: Buffer<ArrayBuffer>, name = 'deck.jpg', headers = cookies) {
  const body = new FormData();
  body.append('images', new Blob([content]), name);
  return app.request(ADDRESS, { method: 'POST', headers, body });
}

/** A PNG of this size in very few bytes. */
const bomb = async (width: number, height: number) =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );

async function corpus(): Promise<
  Record<string, [content: Buffer<ArrayBuffer>, status: number, code: string]>
> {
  const jpeg = await aPhotograph();
  return {
    'nothing at all': [Buffer.alloc(0), 415, 'picture-kind'],
    'an SVG': [Buffer.from(SVG), 415, 'picture-kind'],
    'an SVG behind an XML head': [Buffer.from(`<?xml version="1.0"?>${SVG}`), 415, 'picture-kind'],
    'a page called JPG': [Buffer.from(PAGE), 415, 'picture-kind'],
    'a PDF': [aPdf(), 415, 'picture-kind'],
    'a GIF': [Buffer.from(await sharp(jpeg).gif().toBuffer()), 415, 'picture-kind'],
    'a TIFF': [Buffer.from(await sharp(jpeg).tiff().toBuffer()), 415, 'picture-kind'],
    'a program': [Buffer.from(`\u007fELF${'\0'.repeat(200)}`, 'latin1'), 415, 'picture-kind'],
    'a JPEG that breaks off': [jpeg.subarray(0, jpeg.byteLength / 2), 422, 'picture-damaged'],
    '41 megapixels': [await bomb(8_200, 5_000), 422, 'picture-too-many-pixels'],
    'one byte more than 10 MB': [Buffer.alloc(10 * 1024 * 1024 + 1, 7), 413, 'file-too-large'],
  };
}

test('what is no picture, or too large a one, is refused with its own sentence, and nothing is kept', async () => {
  for (const [name, [content, status, code]] of Object.entries(await corpus())) {
    const refusal = await send(content);
    expect({ name, status: refusal.status, code: (await refusal.json()).code }).toEqual({
      name,
      status,
      code,
    });
  }
});

test('what hides in or behind a picture does not survive, nor does what the camera wrote', async () => {
  const jpeg = await aPhotograph();
  const answer = await send(Buffer.concat([jpeg, Buffer.from(PAGE)]));
  expect(answer.status).toBe(200);
  const { urls } = await answer.json();
  for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
    const response = await app.request(urls[0], { headers: { accept } });
    const shown = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.includes('<script>')).toBe(false);
    expect(shown.includes('Elena Marsh')).toBe(false);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  }
});

test('a phone’s sideways photograph stands upright', async () => {
  const sideways = await sharp(await aPhotograph({ width: 300, height: 200 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { urls } = await (await send(Buffer.from(sideways))).json();
  expect(urls[0]).toMatch(/-200x300-[0-9a-f]{6}$/);
});

test('names lead nowhere: they are not read', async () => {
  const answer = await send(await aPhotograph(), '../../../etc/passwd\u0000.jpg');
  expect((await answer.json()).urls[0]).toMatch(/^\/api\/yacht-images\/up-[0-9a-f]{32}-\d+x\d+-[0-9a-f]{6}$/);
  for (const name of ['up-../../x', '..%2F..%2Fkeys', `up-${'f'.repeat(32)}-1x1-000000`]) {
    expect((await app.request(`/api/yacht-images/${name}`)).status).toBe(404);
  }
});

test('guests and clients are refused before a byte is read', async () => {
  const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
  const picture = await aPhotograph();
  expect((await send(picture, 'a.jpg', {})).status).toBe(401);
  expect((await send(picture, 'a.jpg', client.headers)).status).toBe(403);
  const plain = await app.request(ADDRESS, {
    method: 'POST',
    headers: { ...cookies, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(plain.status).toBe(415);
});
