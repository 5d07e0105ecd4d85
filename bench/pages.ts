import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { serveEmptyRoot } from './empty-root.ts';
import { median } from './load.ts';
import { FAST } from './pace.ts';
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

/** Where the machine is fast, blocking time has a plain limit in milliseconds. */
const BLOCKING_MS = 100;
/** On a slower machine it has this many times what a page takes that only hydrates an empty React root. */
const TIMES_EMPTY_ROOT = 1.6;

/** The upper bounds; `BARS` has the scores, which are lower bounds. Blocking time depends on the machine. */
const LIMITS: Figures = {
  'LCP s': 1.8,
  CLS: 0.01,
  'scripts KB': 130,
  'fonts KB': 90,
  'pictures KB': 500,
  'CSS KB': 25,
};

type Measured = {
  readonly runs: readonly Figures[];
  readonly paces: readonly number[];
  readonly faults: readonly string[];
};

/** Runs Lighthouse RUNS times, and once before: that run fills the picture caches, as the first visitor of the day does. */
async function measure(url: string): Promise<Measured> {
  const runs: Figures[] = [];
  const paces: number[] = [];
  let faults: string[] = [];
  let repeats = 0;
  for (let run = 0; run <= RUNS; run += 1) {
    const report = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json' });
    if (!report) throw new Error(`No report for ${url}`);
    if (run === 0) continue;
    const figures = await figuresOf(report);
    if (Number.isNaN(figures['LCP s']) && repeats < MOST_REPEATS) {
      repeats += 1;
      run -= 1;
      continue;
    }
    runs.push(figures);
    paces.push(report.lhr.environment.benchmarkIndex);
    faults = Object.values(report.lhr.audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, displayValue, title }) => `    ${id}: ${displayValue ?? title}`);
  }
  return { runs, paces, faults };
}

const middleOf = (runs: readonly Figures[], key: string) =>
  median(runs.map((run) => run[key] ?? Number.NaN).filter((figure) => !Number.isNaN(figure)));

/** The most a page may block, in milliseconds, on a machine of this pace where an empty root blocks that long. */
const blockingLimit = (pace: number, emptyRootMs: number) =>
  pace >= FAST ? BLOCKING_MS : Math.max(BLOCKING_MS, TIMES_EMPTY_ROOT * emptyRootMs);

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
  const emptyRoot = await serveEmptyRoot();
  let isBelow = false;
  try {
    const emptyRootMs = middleOf((await measure(emptyRoot.url)).runs, 'TBT ms');
    console.log(`An empty React root blocks for ${emptyRootMs.toFixed(0)} ms.`);
    for (const { name, url } of await pagesOf(site.origin)) {
      const html = await (await fetch(url)).text();
      const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
        .map(([, text = '']) => text)
        .join('');
      const { runs, paces, faults } = await measure(url);
      for (const fault of faults) console.log(fault);
      const figures: Figures = { 'CSS KB': brotliCompressSync(css).length / KB };
      for (const key of Object.keys(runs[0] ?? {})) figures[key] = middleOf(runs, key);
      const limits: Figures = { ...LIMITS, 'TBT ms': blockingLimit(median(paces), emptyRootMs) };
      // Lighthouse's own benchmark of this machine. Blocking time and performance are only as steady as this figure.
      console.log(`${name}   (this machine's pace: ${paces.map(Math.round).join(', ')})`);
      for (const [key, value] of Object.entries(figures)) {
        const atLeast = (BARS as Figures)[key];
        const atMost = limits[key];
        const holds =
          (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
        if (!holds) isBelow = true;
        console.log(
          `  ${holds ? 'holds' : 'FAILS'}  ${key.padEnd(16)} ${value.toFixed(key === 'CLS' ? 3 : 1).padStart(8)}   (${atLeast === undefined ? `≤ ${Math.round((atMost ?? 0) * 100) / 100}` : `≥ ${atLeast}`})`,
        );
      }
    }
  } finally {
    emptyRoot.stop();
    await browser.close();
    await site.stop();
    await remove();
  }
  if (isBelow) process.exitCode = 1;
}

await main();
