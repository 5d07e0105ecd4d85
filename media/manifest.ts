import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { captionOf } from './captions/index.ts';
import type { PictureEntry } from './pictures.ts';
import { fleetAlt } from './scenes/fleet/index.ts';

/** Longer, and the placeholders would weigh more than the page they stand in. */
const MAX_PLACEHOLDER_LENGTH = 250;

async function placeholderOf(master: Buffer): Promise<string> {
  for (let width = 24; width >= 6; width -= 2) {
    const tiny = await sharp(master).resize({ width }).blur(0.6).webp({ quality: 30, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= MAX_PLACEHOLDER_LENGTH) return uri;
  }
  throw new Error('A placeholder could not be made small enough');
}

async function entryOf(folder: string, name: string): Promise<PictureEntry> {
  const caption = captionOf(name) ?? fleetAlt(name);
  if (!caption) throw new Error(`Neither media/captions nor media/scenes/fleet says what is seen in ${name}`);
  const { en: alt, ...alts } = caption;
  const master = await readFile(path.join(folder, `${name}.webp`));
  const { width, height } = await sharp(master).metadata();
  const { dominant } = await sharp(master).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    name,
    file: `${name}.webp`,
    hash: createHash('sha256').update(master).digest('hex').slice(0, 12),
    width,
    height,
    alt,
    alts,
    colour: `#${hex}`,
    placeholder: await placeholderOf(master),
  };
}

/** `node media/manifest.ts`: writes down what the site must know about its pictures, and checks that captions match. */
const folder = path.join(import.meta.dirname, 'pictures');
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.slice(0, -5));
const entries = await Promise.all(names.sort().map((name) => entryOf(folder, name)));
const text = `${JSON.stringify(entries, null, 2)}\n`;
await writeFile(path.join(import.meta.dirname, 'pictures.json'), text);
