import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { makeMaster } from './master.ts';
import { renderScene, runBlender } from './render.ts';
import { allScenes } from './scenes/all.ts';
import { FILMS, type FilmPlan, RENDERS } from './scenes/films/plans.ts';

const run = promisify(execFile);

const FILMS_FOLDER = path.join(import.meta.dirname, 'films');
const SIZE = { width: 1280, height: 720 };
/** Where frames and pictures are stored between runs, so that each frame is rendered only once. */
const WORK = path.resolve(process.env.MEDIA_WORK ?? '.tmp/films');

/** The most bytes of each encoding. All eleven films together stay below 33 MB. */
const LIMITS = { h264: 1_650_000, av1: 850_000, small: 450_000 };

async function names(folder: string): Promise<Set<string>> {
  return new Set(await readdir(folder).catch(() => []));
}

type Pass = { readonly name: string; readonly without: readonly string[]; readonly region?: string };

/** The render passes of a scene: first the whole picture without toys, then for each toy the region that it changes. */
function passesOf(scene: string): Pass[] {
  const toys = Object.entries(RENDERS[scene]?.toys ?? {});
  const all = toys.map(([name]) => name);
  return [
    { name: 'base', without: all },
    ...toys.map(([name, region]) => ({
      name,
      without: all.filter((other) => other !== name),
      region: region.join(','),
    })),
  ];
}

/** Renders up to `chunk` missing frames of a scene; false if none was missing. */
async function renderFrames(name: string, chunk: number): Promise<boolean> {
  const scene = (await allScenes())[name];
  const plan = RENDERS[name];
  if (!scene?.film || !plan) throw new Error(`${name} is not a film`);
  const count = scene.film.seconds * scene.film.fps;
  for (const pass of passesOf(name)) {
    const folder = path.join(WORK, name, pass.name);
    await mkdir(folder, { recursive: true });
    const there = await names(folder);
    const first = Array.from({ length: count }, (_, k) => k).find((k) => !there.has(frameFile(k)));
    if (first === undefined) continue;
    const frames = `${first}:${Math.min(count, first + chunk)}:1`;
    const more = ['--frames', frames, '--without', pass.without.join(',')];
    await renderScene(scene, path.join(folder, 'f%04d.npz'), {
      ...SIZE,
      samples: plan.samples,
      more: pass.region ? [...more, '--region', pass.region] : more,
    });
    process.stdout.write(`${name} ${pass.name} ${frames}\n`);
    return true;
  }
  return false;
}

const pictureFile = (number: number) => `${String(number).padStart(4, '0')}.png`;
const frameFile = (number: number) => `f${String(number).padStart(4, '0')}.npz`;

/** Develops up to `chunk` frames of every film made from a scene into pictures; false if none was missing. */
async function developFilms(name: string, chunk: number): Promise<boolean> {
  const scene = (await allScenes())[name];
  const plan = RENDERS[name];
  if (!scene?.film || !plan) throw new Error(`${name} is not a film`);
  const films = Object.entries(FILMS).filter(([, film]) => film.scene === name);
  const count = scene.film.seconds * scene.film.fps;
  const there = await Promise.all(films.map(([film]) => names(path.join(WORK, 'pictures', film))));
  const first = Array.from({ length: count }, (_, k) => k).find((k) =>
    there.some((pictures) => !pictures.has(pictureFile(k))),
  );
  if (first === undefined) return false;
  const file = path.join(WORK, name, 'plan.json');
  const toys = Object.entries(plan.toys ?? {}).map(([toy, region]) => [
    toy,
    { folder: path.join(WORK, name, toy), region },
  ]);
  await writeFile(
    file,
    JSON.stringify({
      count,
      first,
      last: Math.min(count, first + chunk),
      exposure: plan.exposure,
      bloom: scene.look?.bloom ?? 0.1,
      base: path.join(WORK, name, 'base'),
      toys: Object.fromEntries(toys),
      films: films.map(([film, { toys: aboard }]) => ({
        out: path.join(WORK, 'pictures', film),
        toys: aboard,
      })),
    }),
  );
  await runBlender('develop.py', ['--plan', file]);
  process.stdout.write(`${name} developed from ${first}\n`);
  return true;
}

/** Encodes a film at the best quality within its limit of bytes: starts at CRF 20 and goes up in steps of 2. */
async function encode(
  film: string,
  output: string,
  limit: number,
  options: (crf: number) => string[],
): Promise<void> {
  const plan = FILMS[film];
  if (!plan) throw new Error(`No film is called ${film}`);
  const pictures = path.join(WORK, 'pictures', film, '%04d.png');
  const target = path.join(FILMS_FOLDER, output);
  const draft = path.join(WORK, output);
  const input = ['-y', '-loglevel', 'error', '-framerate', `${plan.fps}`, '-i', pictures];
  const ending = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', draft];
  for (let crf = 20; crf <= 60; crf += 2) {
    await run('ffmpeg', [...input, ...options(crf), ...ending]);
    if ((await stat(draft)).size <= limit) break;
  }
  await copyFile(draft, target);
  await rm(draft);
  const { size } = await stat(target);
  process.stdout.write(
    `${output} ${size} bytes, like its pictures ${await likeness(target, pictures, plan.fps)}\n`,
  );
}

/** How similar an encoding is to its source pictures, at its own size (SSIM: 1 is equal; the aim is 0.97). */
async function likeness(file: string, pictures: string, fps: number): Promise<string> {
  const same = '[0:v][1:v]scale2ref=flags=lanczos[a][b];[a]format=yuv420p[c];[c][b]ssim';
  const input = ['-framerate', `${fps}`, '-i', pictures, '-i', file];
  const { stderr } = await run('ffmpeg', [...input, '-lavfi', same, '-f', 'null', '-']);
  return /All:([\d.]+)/.exec(stderr)?.[1] ?? 'not measured';
}

/** Makes three encodings of a film and the master of its poster. */
async function encodeFilm(film: string, plan: FilmPlan): Promise<void> {
  await mkdir(FILMS_FOLDER, { recursive: true });
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const large = ['-vf', 'scale=out_color_matrix=bt709'];
  const small = ['-vf', 'scale=640:360:flags=lanczos:out_color_matrix=bt709'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slower', '-profile:v', 'high', '-level', '4.0', ...colours];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-g', '250', ...colours];
  const crf = (value: number) => ['-crf', `${value}`];
  await encode(film, `${film}.mp4`, LIMITS.h264, (value) => [...large, ...h264, ...crf(value)]);
  await encode(film, `${film}.av1.mp4`, LIMITS.av1, (value) => [...large, ...av1, ...crf(value + 8)]);
  await encode(film, `${film}.small.mp4`, LIMITS.small, (value) => [...small, ...h264, ...crf(value)]);
  const poster = path.join(WORK, 'pictures', film, pictureFile(plan.poster));
  const master = await makeMaster(await readFile(poster));
  await writeFile(path.join(import.meta.dirname, 'pictures', `film-${film}.webp`), master);
}

/**
 * `npm run media:films -- --frames <scene> [--chunk 10]` renders missing frames, and exits with 3 if there are none. `--develop
 * <scene>` makes pictures of them and exits likewise. `--encode <film>` (or `*`) makes the files of media/films and the posters.
 */
const { values } = parseArgs({
  options: {
    frames: { type: 'string' },
    chunk: { type: 'string', default: '10' },
    develop: { type: 'string' },
    encode: { type: 'string' },
  },
});
if (values.frames && !(await renderFrames(values.frames, Number(values.chunk)))) process.exitCode = 3;
if (values.develop && !(await developFilms(values.develop, Number(values.chunk)))) process.exitCode = 3;
if (values.encode) {
  for (const [film, plan] of Object.entries(FILMS)) {
    if (values.encode === '*' || values.encode === film) await encodeFilm(film, plan);
  }
}
