import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const COLUMNS = 4;
const ROWS = 5;
const TILE = { width: 480, height: 270 };
const LABEL = 26;

/** A contact sheet: pictures side by side, each with its name below. */
async function sheet(folder: string, files: readonly string[]): Promise<Buffer> {
  const rows = Math.ceil(files.length / COLUMNS);
  const tiles = await Promise.all(
    files.map(async (file, index) => {
      const left = (index % COLUMNS) * TILE.width;
      const top = Math.floor(index / COLUMNS) * (TILE.height + LABEL);
      const picture = await sharp(path.join(folder, file))
        .resize({ ...TILE, fit: 'cover' })
        .toBuffer();
      const name = `<svg width="${TILE.width}" height="${LABEL}"><text x="8" y="18" font-family="sans-serif" font-size="15" fill="#f5efe6">${file}</text></svg>`;
      return [
        { input: picture, left, top },
        { input: Buffer.from(name), left, top: top + TILE.height },
      ];
    }),
  );
  return sharp({
    create: {
      width: COLUMNS * TILE.width,
      height: rows * (TILE.height + LABEL),
      channels: 3,
      background: '#0b1b2b',
    },
  })
    .composite(tiles.flat())
    .png()
    .toBuffer();
}

/** `npm run media:sheet [-- <folder>]`: makes contact sheets of all masters (or of a folder's pictures) in .tmp/sheets. */
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'pictures'));
const files = (await readdir(folder)).filter((file) => /\.(webp|png|jpg)$/.test(file)).sort();
const sheets = path.resolve('.tmp/sheets');
await mkdir(sheets, { recursive: true });
for (let from = 0; from < files.length; from += COLUMNS * ROWS) {
  const number = String(from / (COLUMNS * ROWS) + 1).padStart(2, '0');
  const made = await sheet(folder, files.slice(from, from + COLUMNS * ROWS));
  await sharp(made).toFile(path.join(sheets, `${path.basename(folder)}-${number}.png`));
}
