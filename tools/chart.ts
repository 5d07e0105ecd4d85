import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHART } from '#features/content/components/bay-places.ts';
import { BANKS, CAUSEWAYS, CHANNELS, DEPTHS, OUTINGS, type Point, SOUNDINGS } from './chart/coast.ts';
import { HEIGHT, land, round, smooth, spot, straight, WIDTH } from './chart/drawing.ts';

/**
 * `node tools/chart.ts` draws public/charts/biscayne-bay.svg, the map of the bay on the contact page. It is drawn from
 * coordinates, so that distances and directions are true. It is for orientation only; the page adds the place names.
 */
function frame(): string {
  const parts: string[] = [];
  const minute = 1 / 60;
  const band = 9;
  const bar = (x: number, y: number, width: number, height: number) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  for (let from = Math.ceil(CHART.south / minute); from * minute < CHART.north; from += 1) {
    if (from % 2 !== 0) continue;
    const [, top] = spot([CHART.west, Math.min((from + 1) * minute, CHART.north)]);
    const [, bottom] = spot([CHART.west, from * minute]);
    parts.push(bar(0, top, band, bottom - top), bar(WIDTH - band, top, band, bottom - top));
  }
  for (let from = Math.ceil(CHART.west / minute); from * minute < CHART.east; from += 1) {
    if (from % 2 !== 0) continue;
    const [left] = spot([from * minute, CHART.north]);
    const [right] = spot([Math.min((from + 1) * minute, CHART.east), CHART.north]);
    parts.push(bar(left, 0, right - left, band), bar(left, HEIGHT - band, right - left, band));
  }
  return `<g fill="#0b1b2b">${parts.join('')}</g><path d="M${band} ${band}H${WIDTH - band}V${HEIGHT - band}H${band}ZM.5 .5H${WIDTH - 0.5}V${HEIGHT - 0.5}H.5Z" fill="none" stroke="#0b1b2b"/>`;
}

function graticule(): string {
  const lines: string[] = [];
  const words: string[] = [];
  for (const minutes of [40, 45]) {
    const [, y] = spot([CHART.west, 25 + minutes / 60]);
    lines.push(`M0 ${round(y)}H${WIDTH}`);
    words.push(`<text x="${WIDTH - 18}" y="${round(y - 7)}" text-anchor="end">25°${minutes}′ N</text>`);
  }
  for (const minutes of [15, 10, 5]) {
    const [x] = spot([-80 - minutes / 60, CHART.south]);
    lines.push(`M${round(x)} 0V${HEIGHT}`);
    words.push(
      `<text x="${round(x + 7)}" y="${HEIGHT - 18}">80°${String(minutes).padStart(2, '0')}′ W</text>`,
    );
  }
  return `<path d="${lines.join('')}" stroke="#0d3b4f" stroke-opacity=".16" fill="none"/><g font-size="13" fill="#4b5a68">${words.join('')}</g>`;
}

/** A compass rose: true north on the outer ring, magnetic north on the inner one. In Miami it lies seven degrees west. */
function compass(x: number, y: number, radius: number): string {
  const ring = (at: number, turned: number) =>
    Array.from({ length: 72 }, (_, index) => {
      const angle = ((index * 5 + turned) * Math.PI) / 180;
      const inner = at - (index % 18 === 0 ? 14 : index % 2 === 0 ? 9 : 5);
      const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
      return `M${round(sin * inner)} ${round(cos * inner)}L${round(sin * at)} ${round(cos * at)}`;
    }).join('');
  const ray = (angle: number, length: number, width: number) =>
    `<g transform="rotate(${angle})"><path d="M0 ${-length}L${width} ${-width}L0 0Z" fill="#0d3b4f"/><path d="M0 ${-length}L${-width} ${-width}L0 0Z" fill="#fff" stroke="#0d3b4f" stroke-width=".8"/></g>`;
  const rays = [45, 135, 225, 315].map((angle) => ray(angle, radius * 0.46, 8)).join('');
  const main = [0, 90, 180, 270].map((angle) => ray(angle, radius * 0.72, 12)).join('');
  return `<g transform="translate(${round(x)} ${round(y)})" stroke-linecap="round"><circle r="${radius}" fill="none" stroke="#0d3b4f" stroke-width=".8"/><path d="${ring(radius, 0)}" stroke="#0d3b4f" stroke-width=".9" fill="none"/><path d="${ring(radius * 0.76, -7)}" stroke="#b98b46" stroke-width=".9" fill="none"/>${rays}${main}<circle r="4" fill="#b98b46"/><text y="${-radius - 10}" text-anchor="middle" font-size="22" fill="#0b1b2b">N</text></g>`;
}

/** A scale of three nautical miles, placed within the part of the chart that a phone shows. */
function scale(x: number, y: number): string {
  const mile = HEIGHT / (CHART.north - CHART.south) / 60;
  const blocks = [0, 1, 2].map(
    (index) =>
      `<rect x="${round(x + index * mile)}" y="${y}" width="${round(mile)}" height="6" fill="${index % 2 === 0 ? '#0b1b2b' : '#fff'}" stroke="#0b1b2b" stroke-width=".8"/>`,
  );
  const words = [0, 1, 2, 3].map(
    (index) => `<text x="${round(x + index * mile)}" y="${y - 8}" text-anchor="middle">${index}</text>`,
  );
  return `<g font-size="13" fill="#4b5a68">${blocks.join('')}${words.join('')}<text x="${round(x + 1.5 * mile)}" y="${y + 21}" text-anchor="middle">nautical miles</text></g>`;
}

const toTheWest = (line: readonly Point[]) => `${smooth(line, false)}L0 ${HEIGHT + 60}L0 -60Z`;

const TINTS: Readonly<Record<number, string>> = { 60: '#eff6f6', 30: '#e3f0f0', 12: '#d3e8e8' };

const soundings = SOUNDINGS.map(([longitude, latitude, feet]) => {
  const [x, y] = spot([longitude, latitude]);
  return `<text x="${round(x)}" y="${round(y)}">${feet}</text>`;
}).join('');

const [stiltsX, stiltsY] = spot([-80.1745, 25.6548]);
const stilts = [0, 1, 2, 3, 4]
  .map(
    (index) =>
      `<rect x="${round(stiltsX + index * 9)}" y="${round(stiltsY + (index % 2) * 8)}" width="4.5" height="4.5"/>`,
  )
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia,'Times New Roman',serif">
<defs><g id="land">${land}</g></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fafcfc"/>
${DEPTHS.map(({ feet, line }) => `<path d="${toTheWest(line)}" fill="${TINTS[feet]}"/><path d="${smooth(line, false)}" fill="none" stroke="#0f8b8d" stroke-opacity=".35" stroke-width=".9"/>`).join('\n')}
<use href="#land" fill="none" stroke="#c3e0df" stroke-width="30" stroke-linejoin="round"/>
<use href="#land" fill="none" stroke="#b2d7d6" stroke-width="13" stroke-linejoin="round"/>
<g fill="#b2d7d6" stroke="#0f8b8d" stroke-opacity=".5" stroke-dasharray="2 4">${BANKS.map((bank) => `<path d="${smooth(bank, true)}"/>`).join('')}</g>
<g fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round">${CHANNELS.map((line) => `<path d="${smooth(line, false)}"/>`).join('')}</g>
<g fill="none" stroke="#0d3b4f" stroke-opacity=".4" stroke-dasharray="7 6">${CHANNELS.map((line) => `<path d="${smooth(line, false)}"/>`).join('')}</g>
<g fill="none" stroke="#0d3b4f" stroke-width="2.4">${CAUSEWAYS.map((line) => `<path d="${straight(line)}"/>`).join('')}</g>
<use href="#land" fill="#f1e7d6" stroke="#8a7a5c" stroke-width="1.1" stroke-linejoin="round"/>
<g fill="none" stroke="#c9b893" stroke-width="1.4">${CAUSEWAYS.map((line) => `<path d="${straight(line)}"/>`).join('')}</g>
${graticule()}
<g font-size="13" font-style="italic" fill="#37606e" text-anchor="middle">${soundings}</g>
<g fill="#0b1b2b">${stilts}</g>
<g fill="none" stroke="#c0432c" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round">${OUTINGS.map((line) => `<path d="${smooth(line, false)}"/>`).join('')}</g>
${compass(...spot([-80.052, 25.7]), 104)}
${scale(spot([-80.1405, 0])[0], 957)}
${frame()}
</svg>
`;

const folder = path.resolve(import.meta.dirname, '..', 'public', 'charts');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'biscayne-bay.svg'), svg.replaceAll(/\n/g, ''));
