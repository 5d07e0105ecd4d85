import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from './load.ts';
import { startSite, temporaryDataDir } from './processes.ts';
import { pagesOf } from './public-pages.ts';

/**
 * `npm run bench:pages`: bars.md's "Speed in the browser". Runs Lighthouse's mobile preset on the production build and
 * takes the median of several runs a page. PAGES names other pages, comma-separated; RUNS sets the number of runs.
 */
const RUNS = Number(process.env.RUNS ?? 3);
/** On a busy machine, Chromium sometimes traces no largest paint. Such a run is useless and is repeated. */
const MOST_REPEATS = 3;
const PORT = 4110;
// The port after the site's own belongs to its practice bank, so debugging uses a later one.
const DEBUGGING_PORT = 4119;

const BARS = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Figures = Record<string, number>;

const KB = 1024;

type NetworkItem = { readonly url: string; readonly resourceType?: string };

/** The size of a file's body as a phone receives it: compressed, without headers. */
async function bodyBytes(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'br', accept: 'image/avif,image/webp,*/*' },
  });
  const body = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? body.byteLength);
}

async function figuresOf(report: NonNullable<Awaited<ReturnType<typeof lighthouse>>>): Promise<Figures> {
  const { categories, audits } = report.lhr;
  const details = audits['network-requests']?.details;
  const items = (details && 'items' in details ? details.items : []) as unknown as readonly NetworkItem[];
  const bytes = async (type: string) => {
    const sizes = items
      .filter((item) => item.resourceType === type && item.url.startsWith('http'))
      .map((item) => bodyBytes(item.url));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB;
  };
  const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(
      Object.keys(BARS).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    'LCP s': audit('largest-contentful-paint') / 1000,
    CLS: audit('cumulative-layout-shift'),
    'TBT ms': audit('total-blocking-time'),
    'scripts KB': await bytes('Script'),
    'fonts KB': await bytes('Font'),
    'pictures KB': await bytes('Image'),
  };
}

/** The upper bounds; `BARS` has the scores, which are lower bounds. */
const LIMITS: Figures = {
  'LCP s': 1.8,
  CLS: 0.01,
  'TBT ms': 100,
  'scripts KB': 130,
  'fonts KB': 90,
  'pictures KB': 500,
  'CSS KB': 25,
};

async function main(): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const site = await startSite(PORT, dataDir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.env.CHROMIUM_SANDBOX === 'on' ? [] : ['--no-sandbox']),
    ],
  });
  let isBelow = false;
  try {
    for (const { name, url } of await pagesOf(site.origin)) {
      const html = await (await fetch(url)).text();
      const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
        .map(([, text = '']) => text)
        .join('');
      const runs: Figures[] = [];
      const paces: number[] = [];
      let repeats = 0;
      // The first run is not counted: it fills the picture caches, as the first visitor of the day does.
      for (let run = 0; run <= RUNS; run += 1) {
        const report = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json' });
        if (!report) throw new Error(`No report for ${name}`);
        if (run === 0) continue;
        const figures = await figuresOf(report);
        if (Number.isNaN(figures['LCP s']) && repeats < MOST_REPEATS) {
          repeats += 1;
          run -= 1;
          continue;
        }
        runs.push(figures);
        paces.push(report.lhr.environment.benchmarkIndex);
        if (run < RUNS) continue;
        for (const audit of Object.values(report.lhr.audits)) {
          const isFault =
            audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative';
          if (isFault) console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
        }
      }
      const figures: Figures = { 'CSS KB': brotliCompressSync(css).length / KB };
      for (const key of Object.keys(runs[0] ?? {}))
        figures[key] = median(
          runs.map((run) => run[key] ?? Number.NaN).filter((figure) => !Number.isNaN(figure)),
        );
      // Lighthouse's own benchmark of this machine. Blocking time and performance are only as steady as this figure.
      console.log(`${name}   (this machine's pace: ${paces.map(Math.round).join(', ')})`);
      for (const [key, value] of Object.entries(figures)) {
        const atLeast = (BARS as Figures)[key];
        const atMost = LIMITS[key];
        const holds =
          (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
        if (!holds) isBelow = true;
        console.log(
          `  ${holds ? 'holds' : 'FAILS'}  ${key.padEnd(16)} ${value.toFixed(key === 'CLS' ? 3 : 1).padStart(8)}   (${atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`})`,
        );
      }
    }
  } finally {
    await browser.close();
    await site.stop();
    await remove();
  }
  if (isBelow) process.exitCode = 1;
}

await main();
