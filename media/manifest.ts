import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { captionsOf } from './captions/index.ts';
import type { PictureEntry } from './pictures.ts';
import { fleetAlt } from './scenes/fleet/index.ts';

/** With longer placeholders, they would weigh more than the page that contains them. */
const MAX_PLACEHOLDER_LENGTH = 250;

async function placeholderOf(master: Buffer): Promise<string> {
  for (let width = 24; width >= 6; width -= 2) {
    const tiny = await sharp(master).resize({ width }).blur(0.6).webp({ quality: 30, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= MAX_PLACEHOLDER_LENGTH) return uri;
  }
  throw new Error('A placeholder could not be made small enough');
}

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, 12);

async function entryOf(folder: string, name: string): Promise<PictureEntry> {
  const caption = captionsOf(name) ?? fleetAlt(name);
  if (!caption) throw new Error(`Neither media/captions nor media/scenes/fleet says what is seen in ${name}`);
  const { en: alt, ...alts } = caption;
  const master = await readFile(path.join(folder, `${name}.webp`));
  const { width, height } = await sharp(master).metadata();
  const { dominant } = await sharp(master).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    name,
    file: `${name}.webp`,
    hash: hashOf(master),
    width,
    height,
    alt,
    alts,
    colour: `#${hex}`,
    placeholder: await placeholderOf(master),
  };
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  return files.map((file) => file.slice(0, -ending.length)).sort();
}

const write = (file: string, entries: readonly object[]) =>
  writeFile(path.join(import.meta.dirname, file), `${JSON.stringify(entries, null, 2)}\n`);

/** `node media/manifest.ts`: writes what the site needs to know about its pictures. Fails for a picture without a caption. */
const folder = path.join(import.meta.dirname, 'pictures');
const names = await namesIn(folder, '.webp');
await write('pictures.json', await Promise.all(names.map((name) => entryOf(folder, name))));

const spheres = path.join(import.meta.dirname, 'panoramas');
const panoramas = (await namesIn(spheres, '.avif')).map(async (name) => {
  if (!names.includes(name)) throw new Error(`There is no picture of where the panorama ${name} was taken`);
  return { name, hash: hashOf(await readFile(path.join(spheres, `${name}.avif`))) };
});
await write('panoramas.json', await Promise.all(panoramas));
