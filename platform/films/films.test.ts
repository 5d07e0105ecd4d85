import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panoramas } from '#media/panoramas.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const film = readFileSync('media/films/all-addons.mp4');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = (headers: Record<string, string> = {}, method = 'GET') =>
  app.request('/films/all-addons.mp4', { headers, method });

test('a film is answered whole without a range', async () => {
  const response = await open();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('content-length')).toBe(String(film.byteLength));
  expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
});

test('a part of a film is answered with exactly its bytes', async () => {
  const response = await open({ range: 'bytes=1000-1999' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${film.byteLength}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true);
});

test('a part past the end is refused with the size', async () => {
  const response = await open({ range: 'bytes=99999999-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${film.byteLength}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a part of an older film is answered with the whole new one', async () => {
  const response = await open({ range: 'bytes=0-9', 'if-range': '"older"' });
  expect(response.status).toBe(200);
  const { headers } = response;
  await response.arrayBuffer();
  const same = await open({ range: 'bytes=0-9', 'if-range': headers.get('etag') ?? '' });
  expect(same.status).toBe(206);
  await same.arrayBuffer();
});

test('a film is not sent again to who has it, and HEAD sends none', async () => {
  const head = await open({}, 'HEAD');
  expect(head.headers.get('content-length')).toBe(String(film.byteLength));
  expect(await head.text()).toBe('');
  const ofPart = await open({ range: 'bytes=0-9' }, 'HEAD');
  expect(ofPart.status).toBe(200);
  expect(ofPart.headers.get('content-length')).toBe(String(film.byteLength));
  expect((await open({ 'if-none-match': head.headers.get('etag') ?? '' })).status).toBe(304);
});

test('a panorama is answered as the picture it is', async () => {
  const [{ name } = { name: '' }] = panoramas;
  const response = await app.request(`/panoramas/${name}.avif`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const sent = Buffer.from(await response.arrayBuffer());
  expect(sent.equals(readFileSync(`media/panoramas/${name}.avif`))).toBe(true);
});

test('an unknown film, or a path out of the folder, is not found', async () => {
  for (const folder of ['films', 'panoramas']) {
    for (const name of ['none.mp4', 'none.avif', '..%2fcaptions.ts', '%2e%2e%2fpictures.json', 'base'])
      expect((await app.request(`/${folder}/${name}`)).status, name).toBe(404);
  }
});
