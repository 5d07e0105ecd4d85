import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { MARINA_MAP, MARINAS, marinaMapAddress } from '#features/fleet/domain/marinas.ts';
import { CAUSEWAYS, NORTH, type Point, RIVER } from './chart/coast.ts';
import { land, round, smooth, spot, straight } from './chart/drawing.ts';

/**
 * `node tools/marinas.ts` draws public/charts/marinas/*.png: maps of where each marina is, for mails and the page of a charter.
 * They are pictures, because mails can show neither vector drawings nor another service's maps. The coordinates are the chart's.
 * Light land on dark water is easy to see on a white page and on a dark one.
 */
const { width: WIDTH, height: HEIGHT } = MARINA_MAP;
/** How many of the chart's units a map shows from left to right: some five nautical miles. */
const SHOWN = 450;
const SCALE = WIDTH / SHOWN;

const COLOURS = {
  water: '#0d3b4f',
  deep: '#0b1b2b',
  land: '#f5efe6',
  road: '#d5c4a1',
  shore: '#b98b46',
  pin: '#c0432c',
};

/** Place names for orientation, the most useful first. A name for which there is no room is left out. */
const NAMES: readonly { name: string; at: Point; onWater?: true }[] = [
  { name: 'Downtown', at: [-80.1955, 25.776] },
  { name: 'South Beach', at: [-80.1362, 25.7805] },
  { name: 'Key Biscayne', at: [-80.1655, 25.6895] },
  { name: 'Coconut Grove', at: [-80.2475, 25.7315] },
  { name: 'Biscayne Bay', at: [-80.207, 25.7265], onWater: true },
  { name: 'Biscayne Bay', at: [-80.1655, 25.8055], onWater: true },
  { name: 'Biscayne Bay', at: [-80.146, 25.907], onWater: true },
  { name: 'Biscayne Bay', at: [-80.191, 25.704], onWater: true },
  { name: 'Biscayne Bay', at: [-80.172, 25.7585], onWater: true },
  { name: 'Atlantic Ocean', at: [-80.1095, 25.79], onWater: true },
  { name: 'Atlantic Ocean', at: [-80.1, 25.82], onWater: true },
  { name: 'Atlantic Ocean', at: [-80.1035, 25.908], onWater: true },
  { name: 'Atlantic Ocean', at: [-80.128, 25.731], onWater: true },
  { name: 'Brickell', at: [-80.1985, 25.7625] },
  { name: 'Miami Beach', at: [-80.1335, 25.803] },
  { name: 'Virginia Key', at: [-80.1535, 25.7455] },
  { name: 'PortMiami', at: [-80.1655, 25.7723] },
  { name: 'Edgewater', at: [-80.1935, 25.8005] },
  { name: 'Little Havana', at: [-80.219, 25.7705] },
  { name: 'Bal Harbour', at: [-80.125, 25.891] },
  { name: 'Miami', at: [-80.207, 25.793] },
];

const TEXT = 36;
const TITLE = 46;
/** The mean width of a letter, as a share of its height. */
const LETTER = 0.5;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlap = (one: Box, other: Box) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

function draw(name: string, { longitude, latitude }: { longitude: number; latitude: number }): string {
  const [x, y] = spot([longitude, latitude]);
  const [left, top] = [x - SHOWN / 2, y - (SHOWN * HEIGHT) / WIDTH / 2 - 8];
  const placed = (point: Point): [number, number] => {
    const [across, down] = spot(point);
    return [(across - left) * SCALE, (down - top) * SCALE];
  };
  const [pinX, pinY] = placed([longitude, latitude]);

  const half = (name.length * TITLE * LETTER) / 2 + 34;
  const label: Box = [pinX - half, pinY + 22, pinX + half, pinY + 22 + TITLE + 38];
  const taken: Box[] = [
    label,
    [pinX - 60, pinY - 120, pinX + 60, pinY + 20],
    [WIDTH - 150, 0, WIDTH, 170],
    [0, HEIGHT - 80, 330, HEIGHT],
  ];
  const names = NAMES.flatMap(({ name: place, at, onWater }) => {
    const [textX, textY] = placed(at);
    const reach = (place.length * TEXT * LETTER) / 2 + 14;
    const box: Box = [textX - reach, textY - TEXT, textX + reach, textY + 16];
    const fits = box[0] > 0 && box[1] > 0 && box[2] < WIDTH && box[3] < HEIGHT;
    if (!fits || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return `<text x="${round(textX)}" y="${round(textY)}" ${onWater ? 'class="water"' : ''}>${place}</text>`;
  });

  const roads = CAUSEWAYS.map((line) => `<path d="${straight(line)}"/>`).join('');
  // A nautical mile is one minute of latitude.
  const mile = placed([longitude, latitude])[1] - placed([longitude, latitude + 1 / 60])[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.water}"/>
<g transform="scale(${round(SCALE)}) translate(${round(-left)} ${round(-top)})" stroke-linejoin="round">
<g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="20">${shore}</g>
<g fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="8">${shore}</g>
<g fill="none" stroke="${COLOURS.road}" stroke-width="1.6">${roads}</g>
<g fill="${COLOURS.land}" stroke="${COLOURS.shore}" stroke-width=".5">${shore}</g>
<path d="${smooth(RIVER, false)}" fill="none" stroke="${COLOURS.water}" stroke-width="3"/>
<g fill="none" stroke="${COLOURS.road}" stroke-width="1.6">${roads}</g>
</g>
<g class="names">${names.join('')}</g>
<g transform="translate(${WIDTH - 76} 92)"><circle r="50" fill="${COLOURS.deep}" stroke="${COLOURS.shore}" stroke-width="2"/><path d="M0-34 11 6 0-1-11 6Z" fill="#fff"/><text y="38" class="north">N</text></g>
<g transform="translate(24 ${HEIGHT - 84})"><rect width="${round(mile + 40)}" height="62" rx="8" fill="${COLOURS.deep}"/><path d="M20 38V50H${round(mile + 20)}V38" fill="none" stroke="#fff" stroke-width="3"/><text x="${round(mile / 2 + 20)}" y="34" class="scale">1 nautical mile</text></g>
<g transform="translate(${round(pinX)} ${round(pinY)})"><path d="M0 10C-12-22-40-42-40-74A40 40 0 0 1 40-74C40-42 12-22 0 10Z" fill="${COLOURS.pin}" stroke="#fff" stroke-width="5"/><circle cy="-74" r="15" fill="#fff"/></g>
<g><rect x="${round(label[0])}" y="${round(label[1])}" width="${round(half * 2)}" height="${TITLE + 38}" rx="8" fill="${COLOURS.deep}"/><text x="${round(pinX)}" y="${round(label[1] + TITLE + 11)}" class="title">${name}</text></g>
</svg>`;
}

const shore = land + NORTH.map((points) => `<path d="${smooth(points, true)}"/>`).join('');

const font = (file: string) =>
  readFileSync(path.resolve('node_modules/@fontsource-variable', file)).toString('base64');
const styles = `
@font-face { font-family: Sans; font-weight: 200 900; src: url(data:font/woff2;base64,${font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}) }
@font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font('fraunces/files/fraunces-latin-wght-normal.woff2')}) }
body { margin: 0 }
text { font: 600 ${TEXT}px Sans; text-anchor: middle; fill: ${COLOURS.deep}; paint-order: stroke; stroke: ${COLOURS.land}; stroke-width: 7px; stroke-linejoin: round }
.water { font: italic 400 ${TEXT}px Fraunces; fill: #d3e8e8; stroke: ${COLOURS.water} }
.title { font: 500 ${TITLE}px Fraunces; fill: #fff; stroke: none }
.north { font: 600 30px Sans; fill: #fff; stroke: none }
.scale { font: 500 28px Sans; fill: #fff; stroke: none }`;

const folder = path.resolve(import.meta.dirname, '../public');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.env.CHROMIUM_SANDBOX === 'on' ? [] : ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const [name, at] of Object.entries(MARINAS)) {
  await page.setContent(`<style>${styles}</style>${draw(name, at)}`);
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, marinaMapAddress(name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer(),
  );
}
await browser.close();
