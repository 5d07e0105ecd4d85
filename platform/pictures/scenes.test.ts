import { expect, test } from 'vitest';
import { captions } from '#media/captions/en.ts';
import { captionsOf } from '#media/captions/index.ts';
import { panoramas } from '#media/panoramas.ts';
import { pictures } from '#media/pictures.ts';
import { PORTRAITS } from '#media/portraits.ts';
import { allScenes } from '#media/scenes/all.ts';
import { FILMS, RENDERS } from '#media/scenes/films/plans.ts';

const scenes = await allScenes();
const places = Object.keys(captions) as (keyof typeof captions)[];

test('every place of the site has a scene to be rendered from, and words for what is seen', () => {
  for (const name of places) {
    const film = name.startsWith('film-') ? FILMS[name.slice('film-'.length)] : undefined;
    if (!PORTRAITS.includes(name)) expect(scenes, name).toHaveProperty([film?.scene ?? name]);
    for (const said of Object.values(captionsOf(name) ?? {})) expect(said, name).toMatch(/^[A-Z].{20,140}$/);
  }
});

test('every scene has been rendered, and every picture is rendered from a scene or a film, or drawn', () => {
  const stills = Object.keys(scenes).filter((name) => !scenes[name]?.film && !scenes[name]?.camera.around);
  const posters = Object.keys(FILMS).map((name) => `film-${name}`);
  expect(pictures.map(({ name }) => name)).toEqual([...stills, ...posters, ...PORTRAITS].sort());
  const around = Object.keys(scenes).filter((name) => scenes[name]?.camera.around);
  expect(panoramas.map(({ name }) => `${name}-panorama`)).toEqual(around.sort());
});

test('no two places show the same picture in other words, and each says it otherwise in each language', () => {
  const seen = places.flatMap((name) => Object.values(captionsOf(name) ?? {}));
  expect(seen).toHaveLength(3 * places.length);
  expect(new Set(seen).size).toBe(seen.length);
});

test('no camera stands twice at the same place', () => {
  const cameras = places.flatMap((name) => {
    const camera = scenes[name]?.camera;
    return camera
      ? [JSON.stringify([camera.at ?? [camera.bearing, camera.distance], camera.aim, camera.lens])]
      : [];
  });
  expect(new Set(cameras).size).toBe(cameras.length);
});

test('films loop in five to six seconds of whole frames, and every toy they show is a layer of their scene', () => {
  for (const [name, { scene, toys, seconds, fps, poster }] of Object.entries(FILMS)) {
    const film = scenes[scene]?.film;
    expect(film, name).toMatchObject({ seconds, fps });
    expect(seconds, name).toBeGreaterThanOrEqual(5);
    expect(seconds, name).toBeLessThanOrEqual(6);
    expect(poster, name).toBeLessThan(seconds * fps);
    const layers = new Set(scenes[scene]?.props?.flatMap(({ layer }) => layer ?? []));
    expect([...layers].sort(), name).toEqual(Object.keys(RENDERS[scene]?.toys ?? {}).sort());
    for (const toy of toys) expect(layers.has(toy), `${name} ${toy}`).toBe(true);
  }
});
