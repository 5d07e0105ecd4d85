import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const tokens = new Map(
  [
    ...readFileSync(path.join(ROOT, 'ui/styles/tokens.css'), 'utf8').matchAll(
      /--color-([\w-]+):\s*(#[0-9a-f]{6});/g,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

/** Minimum contrast by WCAG 2.2: 4.5 for words, 3 for large words and outlines of controls. */
const WORDS = 4.5;
const SHAPES = 3;

const STATUSES = ['yellow', 'blue', 'purple', 'orange', 'green', 'grey', 'red'];

/** Which words stand on which surfaces. No other pair may be used: the last test checks that. */
const WORDS_ON: Record<string, readonly string[]> = {
  ink: ['page', 'foam', 'sand', 'urgent-quiet', 'line'],
  muted: ['page', 'foam', 'sand'],
  'accent-strong': ['page', 'foam', 'sand'],
  'urgent-strong': ['page', 'foam', 'sand', 'urgent-quiet'],
  'on-dark': ['deep', 'ink', 'accent-strong', 'urgent-strong'],
  'on-dark-muted': ['deep', 'ink'],
  ...Object.fromEntries(STATUSES.map((colour) => [`status-${colour}`, [`status-${colour}-tint`]])),
};

/** Which outlines, focus rings and stars stand on which surfaces. */
const SHAPES_ON: Record<string, readonly string[]> = {
  'line-strong': ['page', 'foam', 'sand'],
  accent: ['page', 'foam', 'sand'],
  brass: ['page', 'ink', 'deep'],
  'on-dark': ['deep', 'ink'],
};

function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`There is no colour ${name}`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe('colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(pairs(WORDS_ON))('can be read: %s on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(WORDS);
  });

  it.each(pairs(SHAPES_ON))('can be told apart: %s on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(SHAPES);
  });

  it('keep the values of the design', () => {
    expect(Object.fromEntries(tokens)).toMatchObject({
      ink: '#0b1b2b',
      deep: '#0d3b4f',
      accent: '#0f8b8d',
      'accent-strong': '#0b7476',
      foam: '#f3f7f7',
      sand: '#f5efe6',
      brass: '#b98b46',
      urgent: '#d9573f',
      'urgent-strong': '#c0432c',
    });
  });

  it('are the only ones used, and only in pairs that were measured', async () => {
    const faults: string[] = [];
    for await (const file of glob('{app,features,ui}/**/*.tsx', { cwd: ROOT })) {
      for (const [, list = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /['"`]([^'"`\n]+)['"`]/g,
      )) {
        const used = (kind: string) =>
          [...list.matchAll(new RegExp(`(?:^|\\s)${kind}-([a-z-]+)(?=\\s|$)`, 'g'))].map(
            ([, name = '']) => name,
          );
        const words = used('text').filter((name) => tokens.has(name));
        const surfaces = used('bg').filter((name) => tokens.has(name));
        for (const name of words) {
          // Brass is for marks and stars only, never for words.
          if (name !== 'brass' && !(name in WORDS_ON)) faults.push(`${file}: words in ${name}`);
        }
        for (const front of words) {
          for (const back of surfaces) {
            if (!WORDS_ON[front]?.includes(back)) faults.push(`${file}: ${front} on ${back}`);
          }
        }
        for (const [foreign] of list.matchAll(
          /(?:^|\s)(?:text|bg|border)-(?:white|black|[a-z]+-\d{2,3})(?=\s|$)/g,
        )) {
          faults.push(`${file}: ${foreign.trim()} is not a colour of the design`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
