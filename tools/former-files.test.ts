import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFormerFiles } from './former-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2027, 2, 1);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build's folder of hashed files with the given content, built that many days before NOW. */
function aBuild(name: string, files: Record<string, string>, days = 0): string {
  const assets = path.join(folder, name);
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(assets, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
    const builtAt = new Date(NOW - days * DAY_MS);
    utimesSync(at, builtAt, builtAt);
  }
  return assets;
}

const filesOf = (assets: string) =>
  readdirSync(assets, { recursive: true })
    .map(String)
    .filter((name) => /\./.test(name))
    .sort();

it('what the build before had, and the new one has not, stays beside it, in its own folder', () => {
  const former = aBuild('former', {
    'form-a.js': 'a',
    'form-a.js.br': 'a',
    'admin/desk-a.js': 'a',
    'es/form-a.js': 'a',
    'site-b.js': 'old',
  });
  const made = aBuild('made', { 'form-b.js': 'b', 'site-b.js': 'new' });
  keepFormerFiles(former, made, NOW);
  expect(filesOf(made)).toEqual([
    'admin/desk-a.js',
    'es/form-a.js',
    'form-a.js',
    'form-a.js.br',
    'form-b.js',
    'site-b.js',
  ]);
  expect(readFileSync(path.join(made, 'site-b.js'), 'utf8')).toBe('new');
  rmSync(former, { recursive: true });
  expect(readFileSync(path.join(made, 'form-a.js'), 'utf8')).toBe('a');
});

it('through several builds, until a file was last built a week ago', () => {
  const first = aBuild('first', { 'form-a.js': 'a' }, 6.9);
  const second = aBuild('second', { 'form-b.js': 'b' }, 3);
  keepFormerFiles(first, second, NOW - 3 * DAY_MS);
  const third = aBuild('third', { 'form-c.js': 'c' });
  keepFormerFiles(second, third, NOW);
  expect(filesOf(third)).toEqual(['form-a.js', 'form-b.js', 'form-c.js']);
  const fourth = aBuild('fourth', { 'form-d.js': 'd' });
  keepFormerFiles(third, fourth, NOW + DAY_MS);
  expect(filesOf(fourth)).toEqual(['form-b.js', 'form-c.js', 'form-d.js']);
});

it('but for the list of all pages, of which the server reads the one there is', () => {
  const former = aBuild('former', {
    'manifest-a.js': 'a',
    'es/manifest-a.js': 'a',
    'site-manifest-a.js': 'a',
  });
  const made = aBuild('made', { 'manifest-b.js': 'b' });
  keepFormerFiles(former, made, NOW);
  expect(filesOf(made)).toEqual(['manifest-b.js', 'site-manifest-a.js']);
});

it('the newest first, as far as there is room for them', () => {
  const former = aBuild('former', { 'older.js': '' }, 2);
  aBuild('former', { 'newer.js': '' }, 1);
  for (const file of ['older.js', 'newer.js']) truncateSync(path.join(former, file), 60_000_000);
  for (const [file, days] of [
    ['older.js', 2],
    ['newer.js', 1],
  ] as const)
    utimesSync(path.join(former, file), new Date(NOW), new Date(NOW - days * DAY_MS));
  const made = aBuild('made', {});
  keepFormerFiles(former, made, NOW);
  expect(existsSync(path.join(made, 'newer.js'))).toBe(true);
  expect(existsSync(path.join(made, 'older.js'))).toBe(false);
});
