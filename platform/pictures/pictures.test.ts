import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { TooBusy } from '#core/turns.ts';
import { pictures } from '#media/pictures.ts';
import { PORTRAITS } from '#media/portraits.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PICTURE_WIDTHS } from './choice.ts';
import { derivePicture } from './derive.ts';
import { createPictureStore } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-pictures-'));
const [picture] = pictures;
if (!picture) throw new Error('There are no pictures');
const address = `/api/yacht-images/${picture.name}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (query = '', headers: Record<string, string> = {}) => app.request(address + query, { headers });

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('a picture', () => {
  test('comes in the width asked for, in the format the browser takes', async () => {
    const avif = await open('?w=320', { accept: 'image/avif,image/webp,*/*' });
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(await sizeOf(avif)).toEqual({ width: 320, height: 180, format: 'heif' });
    const webp = await open('?w=320', { accept: 'image/webp,*/*' });
    expect(await sizeOf(webp)).toMatchObject({ width: 320, format: 'webp' });
    const jpeg = await open('?w=320', { accept: '*/*' });
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(await sizeOf(jpeg)).toMatchObject({ width: 320, format: 'jpeg' });
  });

  test('comes in the next width up when another is asked for, and whole without one', async () => {
    expect(await sizeOf(await open('?w=500'))).toMatchObject({ width: 640 });
    expect(await sizeOf(await open())).toMatchObject({ width: picture.width });
    expect(await sizeOf(await open('?w=1920'))).toMatchObject({ width: picture.width });
  });

  test('says that it depends on Accept, and may be shown elsewhere', async () => {
    const { headers } = await open('?w=320');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('may be kept for ever only under the version it has now', async () => {
    const current = await open(`?w=320&v=${picture.hash}`);
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await open('?w=320&v=0123');
    expect(old.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('is not sent again to who has it', async () => {
    const etag = (await open('?w=320')).headers.get('etag') ?? '';
    const again = await open('?w=320', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await open('?w=480', { 'if-none-match': etag })).status).toBe(200);
  });

  test('is kept in the data folder, whole', async () => {
    await open('?w=768', { accept: 'image/webp' });
    expect(existsSync(path.join(folder, 'pictures', picture.hash, '768.webp'))).toBe(true);
    expect(
      readdirSync(path.join(folder, 'pictures', picture.hash)).every((name) => /^\d+\.\w+$/.test(name)),
    ).toBe(true);
  });
});

test('a width that is none is refused with the field named', async () => {
  for (const w of ['abc', '0', '-5', '1.5', '99999999']) {
    const response = await open(`?w=${w}`);
    expect(response.status, w).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'w' }] });
  }
});

test('an unknown path is answered 404 in JSON, and no path leads out of the folder', async () => {
  const elsewhere = [
    'nothing',
    'two_tides/photos/main.jpg',
    '..%2Fpictures.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5c..%5cpackage.json',
    `${picture.name}.webp`,
    '%00',
    '__proto__',
    'constructor',
  ];
  for (const name of elsewhere) {
    const response = await app.request(`/api/yacht-images/${name}`);
    expect(response.status, name).toBe(404);
    expect(await response.json()).toEqual({
      error: 'There is no picture at this address.',
      code: 'image-not-found',
    });
  }
});

test('a picture that many ask for at once is made once', async () => {
  let made = 0;
  const store = createPictureStore({
    masters: path.resolve('media/pictures'),
    kept: path.join(folder, 'once'),
    log: app.deps.log,
    derive: (...what) => {
      made += 1;
      return derivePicture(...what);
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => store.open(picture, 320, 'webp')));
  await store.open(picture, 320, 'webp');
  expect(made).toBe(1);
});

test('a picture of which a power cut has left the name alone is made again', async () => {
  const kept = path.join(folder, 'cut');
  const store = createPictureStore({ masters: path.resolve('media/pictures'), kept, log: app.deps.log });
  const file = path.join(kept, picture.hash, '320.webp');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  const made = await store.open(picture, 320, 'webp');
  expect(made?.bytes.byteLength).toBeGreaterThan(500);
  expect(readFileSync(file).equals(made?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a picture that cannot be kept is shown all the same', async () => {
  const store = createPictureStore({
    masters: path.resolve('media/pictures'),
    kept: '/dev/null/nowhere',
    log: app.deps.log,
  });
  expect((await store.open(picture, 320, 'webp'))?.bytes.byteLength).toBeGreaterThan(500);
});

describe('when too many wait to be made', () => {
  const CROWD = 300;

  /** One picture that never finishes, as many waiting behind it as allowed, and the rest refused. */
  const crowded = async () => {
    const letGo = Promise.withResolvers<Buffer>();
    const store = createPictureStore({
      masters: path.resolve('media/pictures'),
      kept: path.join(folder, randomUUID()),
      log: app.deps.log,
      derive: () => letGo.promise,
    });
    let refused = 0;
    const crowd = pictures.slice(0, CROWD).map((one) =>
      store.open(one, 640, 'jpeg').catch(() => {
        refused += 1;
      }),
    );
    await vi.waitFor(() => expect(refused).toBe(CROWD - 1 - 200), { timeout: 60_000 });
    return { store, letGo: () => letGo.resolve(Buffer.from('made')), crowd };
  };

  test('whoever takes WebP sees the master, which is not kept; whoever takes JPEG alone is asked to come again', async () => {
    const { store, letGo, crowd } = await crowded();
    const master = readFileSync(path.resolve('media/pictures', picture.file));
    for (const format of ['avif', 'webp'] as const) {
      expect(await store.open(picture, 320, format)).toEqual({ bytes: master, isMaster: true });
    }
    await expect(store.open(picture, 320, 'jpeg')).rejects.toThrow(TooBusy);
    letGo();
    await Promise.all(crowd);
    const afterwards = await store.open(picture, 320, 'avif');
    expect(afterwards).toEqual({ bytes: Buffer.from('made'), isMaster: false });
  });
});

test('one picture that fails lets the next ones through', async () => {
  const store = createPictureStore({
    masters: '/nowhere',
    kept: path.join(folder, 'failing'),
    log: app.deps.log,
  });
  const asked = PICTURE_WIDTHS.map((width) => store.open(picture, width, 'webp'));
  for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected');
});

test('every picture of the manifest is small enough to be committed and has words for who cannot see it', () => {
  for (const { name, alt, alts, placeholder, width, height } of pictures) {
    const said = [alt, ...OTHER_LANGUAGES.map((language) => alts?.[language] ?? '')];
    for (const words of said) expect(words.length, name).toBeGreaterThan(20);
    expect(new Set(said).size, name).toBe(said.length);
    expect(placeholder.length, name).toBeLessThanOrEqual(250);
    if (PORTRAITS.includes(name)) expect(width / height, name).toBe(4 / 5);
    else expect(width / height, name).toBeGreaterThan(1);
  }
});
