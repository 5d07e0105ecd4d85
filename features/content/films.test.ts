import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPicture } from '#media/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { FILMS } from './domain/index.ts';
import type { FilmAnswer } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('every film is there to be played, in the gallery’s order, with its poster', async () => {
  const response = await app.request('/api/films');
  expect(response.status).toBe(200);
  const films = (await response.json()) as FilmAnswer[];
  expect(films.map(({ name, src }) => [name, src])).toEqual(
    FILMS.map(({ name }) => [name, `/films/${name}.mp4`]),
  );
  for (const { src, poster } of films) {
    expect((await app.request(src, { headers: { range: 'bytes=0-0' } })).status).toBe(206);
    expect(poster.alt.length).toBeGreaterThan(10);
    expect((await app.request(`${poster.src}&w=320`)).status).toBe(200);
  }
});

test('every film has words of its own and a poster that the site has', () => {
  expect(new Set(FILMS.map(({ title }) => title)).size).toBe(FILMS.length);
  for (const { name, description, poster } of FILMS) {
    expect(description.length, name).toBeGreaterThan(30);
    expect(findPicture(poster), poster).toBeDefined();
  }
});
