import { FIRST_LANGUAGE, OTHER_LANGUAGES, pathIn, splitPath } from '../core/language.ts';
import { startSite, temporaryDataDir } from './processes.ts';
import { pagesOf } from './public-pages.ts';

/**
 * `node bench/weight.ts`: what a public page fetches of scripts when it is opened, in KB of brotli: the modules that its HTML
 * names, and all that they import; in each language, beside what it is in English. PARTS=1 names the files; ORIGIN weighs a site that already runs.
 */
const PORT = 4130;
const KB = 1024;

/** How heavy a page may be (bars.md). */
const LIMIT_KB = 130;

/** And those that ask nothing in the browser. */
const LIMITS_KB: Readonly<Record<string, number>> = {
  '/': 116,
  '/packages': 112,
  '/special-events': 118,
  '/about': 112,
  '/media': 112,
  '/contact': 114.5,
  '/financing': 112,
};

/** How much heavier than in English a page may be in another language. */
const MOST_MORE_KB = 3;

/** A module's brotli weight, and the modules it cannot run without. */
async function moduleAt(url: string): Promise<{ weight: number; imports: string[] }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const code = await answer.text();
  const weight = Number(answer.headers.get('content-length') ?? code.length) / KB;
  const imports = [...code.matchAll(/\b(?:from|import)\s*"(\.\/[^"]+)"/g)].map(([, file = '']) => file);
  return { weight, imports: imports.map((file) => new URL(file, url).pathname) };
}

type Part = { readonly file: string; readonly weight: number };

/** What a page fetches of scripts when it is opened. */
async function partsOf(origin: string, url: string): Promise<Part[]> {
  const html = await (await fetch(url)).text();
  const files = [...new Set(html.match(/\/assets\/(?!admin\/)(?:\w\w\/)?[\w.-]+\.js/g))];
  const parts: Part[] = [];
  for (const file of files) {
    const { weight, imports } = await moduleAt(origin + file);
    parts.push({ file, weight });
    files.push(...imports.filter((other) => !files.includes(other)));
  }
  return parts;
}

const weightOf = (parts: readonly Part[]) => parts.reduce((total, { weight }) => total + weight, 0);

function tell(name: string, parts: readonly Part[], limit: number): void {
  const sum = weightOf(parts);
  if (sum > limit) process.exitCode = 1;
  const verdict = sum > limit ? 'FAILS' : 'holds';
  console.log(
    `${verdict}  ${name.padEnd(20)} ${sum.toFixed(1).padStart(6)} KB in ${parts.length} files (≤ ${limit.toFixed(1)})`,
  );
  if (!process.env.PARTS) return;
  for (const { file, weight } of parts.toSorted((a, b) => b.weight - a.weight))
    console.log(`         ${weight.toFixed(1).padStart(6)}  ${file}`);
}

async function weigh(origin: string): Promise<void> {
  for (const { name, url } of await pagesOf(origin)) {
    const english = await partsOf(origin, url);
    const { language, path } = splitPath(name);
    tell(name, english, LIMITS_KB[path] ?? LIMIT_KB);
    if (language !== FIRST_LANGUAGE) continue;
    for (const other of OTHER_LANGUAGES) {
      const { pathname, search } = new URL(url);
      const parts = await partsOf(origin, origin + pathIn(other, pathname) + search);
      tell(pathIn(other, name), parts, weightOf(english) + MOST_MORE_KB);
    }
  }
}

if (process.env.ORIGIN) await weigh(process.env.ORIGIN);
else {
  const { dataDir, remove } = temporaryDataDir();
  const site = await startSite(PORT, dataDir);
  try {
    await weigh(site.origin);
  } finally {
    await site.stop();
    await remove();
  }
}
