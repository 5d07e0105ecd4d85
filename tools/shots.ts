import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/**
 * `npm run shots`: takes pictures of every page, dialog, print and staff screen at 320 to 1920 px, in light and in forced colors.
 * Each is checked by axe, for elements that cover others and for elements wider than the window. Makes contact sheets, too. The
 * pictures go to the system's temporary folder or to the one given (`npm run shots -- /somewhere`). SHOT_WIDTHS=390,1440 and
 * SHOT_ONLY=book take a part of them. The site must be built.
 */
const folder = path.resolve(process.argv[2] ?? path.join(tmpdir(), 'miami-flow-shots'));
/** The files of an earlier run, which are deleted first. Other files in the folder stay. */
const OWN = /^(\d+(-forced)?|print|traces)(\.png)?$/;
const CELL = { width: 300, height: 640, gap: 16, label: 28, columns: 6 };

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder).filter((one) => OWN.test(one)))
  rmSync(path.join(folder, name), { recursive: true });
const run = spawnSync('npx', ['playwright', 'test', '--config', 'playwright.shots.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SHOT_FOLDER: folder },
});

async function cell(file: string, index: number) {
  const left = CELL.gap + (index % CELL.columns) * (CELL.width + CELL.gap);
  const top = CELL.gap + Math.floor(index / CELL.columns) * (CELL.height + CELL.label + CELL.gap);
  const picture = await sharp(file).resize({ width: CELL.width }).toBuffer({ resolveWithObject: true });
  const input = await sharp(picture.data)
    .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(picture.info.height, CELL.height) })
    .toBuffer();
  const label = `<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="20" font-size="18">${path.basename(file, '.png')}</text></svg>`;
  return [
    { input: Buffer.from(label), left, top },
    { input, left, top: top + CELL.label },
  ];
}

for (const kind of readdirSync(folder).filter((name) => OWN.test(name) && name !== 'traces')) {
  const files = readdirSync(path.join(folder, kind)).sort();
  const rows = Math.ceil(files.length / CELL.columns);
  const cells = await Promise.all(files.map((name, index) => cell(path.join(folder, kind, name), index)));
  await sharp({
    create: {
      width: CELL.gap + CELL.columns * (CELL.width + CELL.gap),
      height: CELL.gap + rows * (CELL.height + CELL.label + CELL.gap),
      channels: 3,
      background: '#c8c8c8',
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(path.join(folder, `${kind}.png`));
}
process.exitCode = run.status ?? 1;
console.log(`The pictures and their sheets are in ${folder}`);
