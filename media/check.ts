import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawPortrait, PORTRAITS } from './portraits.ts';
import { renderScene } from './render.ts';
import { allScenes } from './scenes/all.ts';

const run = promisify(execFile);

/** The same scene must give the same picture: the least structural similarity (SSIM) of two renders. */
const LEAST_SIMILARITY = 0.995;

/** The least similarity of a new drawing of a portrait and the stored one, which has lost a little by compression. */
const LEAST_SIMILARITY_KEPT = 0.98;

/** One picture of each kind: under way, still life, night, from above, moored, room, deck, beach club, pool, shared, panorama. */
const KINDS = [
  'home-lifestyle-vacation',
  'extra-drinks',
  'home-dockside-parties',
  'event-day-parties',
  'contact-hero',
  'cuddy-teak-cabin',
  'trawler-all-cockpit',
  'superyacht-tri-deck-beach',
  'superyacht-pilothouse-spa-flybridge',
  'trawler-all-dark-green-stern',
  'superyacht-oak-saloon-panorama',
];

function judge(name: string, found: number, least: number): void {
  process.stdout.write(`${name} ${found}\n`);
  if (found < least) process.exitCode = 1;
}

async function similarity(one: string, other: string): Promise<number> {
  const { stderr } = await run('ffmpeg', ['-i', one, '-i', other, '-lavfi', 'ssim', '-f', 'null', '-']);
  const all = /All:([\d.]+)/.exec(stderr)?.[1];
  if (!all) throw new Error(stderr);
  return Number(all);
}

/**
 * `npm run media:check [-- <name> …]`: renders a picture of each kind twice and compares the two. Compares every portrait with
 * the stored picture.
 */
const scenes = await allScenes();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : KINDS;
const folder = await mkdtemp(path.join(tmpdir(), 'media-check-'));
try {
  for (const name of wanted) {
    const scene = scenes[name];
    if (!scene) throw new Error(`No scene is called ${name}`);
    const files = ['a', 'b'].map((letter) => path.join(folder, `${name}-${letter}.png`));
    const height = scene.camera.around ? 240 : 270;
    for (const file of files) await renderScene(scene, file, { width: 480, height, samples: 8 });
    const [one = '', other = ''] = files;
    const found = await similarity(one, other);
    judge(name, found, LEAST_SIMILARITY);
  }
  for (const name of process.argv.length > 2 ? [] : PORTRAITS) {
    const drawn = path.join(folder, `${name}.png`);
    await writeFile(drawn, await drawPortrait(name));
    const kept = path.join(import.meta.dirname, 'pictures', `${name}.webp`);
    judge(name, await similarity(drawn, kept), LEAST_SIMILARITY_KEPT);
  }
} finally {
  await rm(folder, { recursive: true });
}
