import { FIRST_LANGUAGE, OTHER_LANGUAGES, pathIn, splitPath } from '../core/language.ts';
import { pagesOf } from './public-pages.ts';

const KB = 1024;

/** The limit for a page's scripts, in KB of brotli (bars.md). */
const LIMIT_KB = 130;

/** The lower limits of the pages that fetch no data in the browser, in KB of brotli. */
const LIMITS_KB: Readonly<Record<string, number>> = {
  '/': 116,
  '/packages': 112,
  '/special-events': 118,
  '/about': 112,
  '/media': 112,
  '/contact': 114.5,
  '/financing': 112,
};

/** How many KB heavier than in English a page may be in another language. */
const MOST_MORE_KB = 3;

/** A module's brotli weight in KB, and the modules that it imports. */
type Module = { readonly weight: number; readonly imports: readonly string[] };

async function readModule(url: string): Promise<Module> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const code = await answer.text();
  const weight = Number(answer.headers.get('content-length') ?? code.length) / KB;
  const imports = [...code.matchAll(/\b(?:from|import)\s*"(\.\/[^"]+)"/g)].map(([, file = '']) => file);
  return { weight, imports: imports.map((file) => new URL(file, url).pathname) };
}

type Part = { readonly file: string; readonly weight: number };

/**
 * The scripts of a page's first load: the modules that its HTML names and everything they import. Weights are in KB of
 * brotli.
 */
export type PageWeight = {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly weight: number;
  readonly limit: number;
};

/** Weighs each public page of a site, in each language. */
export async function* pageWeights(origin: string): AsyncGenerator<PageWeight> {
  const known = new Map<string, Promise<Module>>();
  const moduleAt = (file: string) => {
    const read = known.get(file) ?? readModule(origin + file);
    known.set(file, read);
    return read;
  };
  const weigh = async (name: string, address: string, limit: number): Promise<PageWeight> => {
    const html = await (await fetch(origin + address)).text();
    const files = [...new Set(html.match(/\/assets\/(?!admin\/)(?:\w\w\/)?[\w.-]+\.js/g))];
    const parts: Part[] = [];
    for (const file of files) {
      const { weight, imports } = await moduleAt(file);
      parts.push({ file, weight });
      files.push(...imports.filter((other) => !files.includes(other)));
    }
    return { name, parts, weight: parts.reduce((sum, { weight }) => sum + weight, 0), limit };
  };
  for (const { name, url } of await pagesOf(origin)) {
    const { pathname, search } = new URL(url);
    const { language, path } = splitPath(name);
    const english = await weigh(name, pathname + search, LIMITS_KB[path] ?? LIMIT_KB);
    yield english;
    if (language !== FIRST_LANGUAGE) continue;
    for (const other of OTHER_LANGUAGES)
      yield weigh(pathIn(other, name), pathIn(other, pathname) + search, english.weight + MOST_MORE_KB);
  }
}
