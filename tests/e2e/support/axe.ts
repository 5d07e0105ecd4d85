import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
    /** The elements of the parts that `describeParts` answers, in the same order. */
    partsOfPage: Element[];
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the rest of the page, so they also run on parts that were found sound before. */
const WHOLE_PAGE_RULES = [
  'accesskeys',
  'duplicate-id-aria',
  'heading-order',
  'region',
  'skip-link',
  'target-size',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
];

/** The least number of elements of a part: judging a smaller one is faster than remembering it. */
const SMALLEST_PART = 6;

/** A part of a page: a digest of its look, and how many of the parts after it are inside it. */
type Part = { readonly look: string; readonly inside: number };

/**
 * Runs in the page: describes everything that axe judges: elements, roles, names, looks, their surroundings and the
 * window's size. Ids, addresses and figures differ between scenarios and do not matter to axe, so they are left out. Of
 * neighbors that look the same, two stand for all.
 *
 * @returns the whole page, and after each part the parts inside it
 */
function describeParts(smallest: number): Part[] {
  const SPOKEN = /^(?:href|src|srcset|value|content|action|for|datetime|sizes|headers|name|key)$/;
  const POINTS =
    /^(?:id|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
  const parts: { look: string; inside: number }[] = [];
  window.partsOfPage = [];

  /** A 53-bit digest of a text, from two mixed halves (MurmurHash3's constants). */
  const digest = (text: string) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x9e3779b1);
      other = Math.imul(other ^ code, 0x5f356495);
    }
    one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
    other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
    return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
  };

  const ownLook = (element: Element) => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => {
        if (POINTS.test(name)) {
          // Only record whether the element that is pointed at exists, not its id.
          return `${name}:${value.split(/\s+/).map((id) => document.getElementById(id) !== null)}`;
        }
        return SPOKEN.test(name) || /^data-/.test(name) || /^(?:aria-label|alt|title)$/.test(name)
          ? `${name}:${value.trim() !== ''}`
          : `${name}=${value}`;
      })
      .sort();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return `<${element.localName} ${attributes.join(' ')}${hasText ? ' text' : ''}${element.checkVisibility() ? '' : ' hidden'}>`;
  };

  const walk = (element: Element, around: string): { look: string; size: number } => {
    const own = ownLook(element);
    const here = digest(around + own);
    const part = { look: '', inside: 0 };
    const at = parts.push(part) - 1;
    window.partsOfPage.push(element);
    const inside = [...element.children].map((child) => walk(child, here));
    const size = inside.reduce((sum, child) => sum + child.size, 1);
    const looks = inside
      .map(({ look }) => look)
      .filter((look, place, all) => look !== all[place - 1] || look !== all[place - 2]);
    const look = digest(own + looks.join(' '));
    part.look = digest(around + look);
    part.inside = parts.length - 1 - at;
    if (size < smallest) {
      parts.length = at;
      window.partsOfPage.length = at;
    }
    return { look, size };
  };
  walk(document.body, [innerWidth, innerHeight, document.documentElement.lang, document.title !== ''].join());
  return parts;
}

/**
 * Runs in the page: the violations of these rules, or of the rules with these tags, leaving out the parts at these
 * places.
 */
async function judge([sound, runOnly]: [number[], string[]]): Promise<axe.Result[]> {
  const exclude = sound
    .flatMap((place) => window.partsOfPage[place] ?? [])
    .filter(({ isConnected }) => isConnected);
  const found = await window.axe?.run(
    { include: [document.documentElement], exclude },
    { runOnly, resultTypes: ['violations'] },
  );
  // If the page was left meanwhile, axe is gone.
  if (!found) throw new Error('Axe is not there');
  return found.violations;
}

/** The parts in which axe has found nothing during this run. There is one file for each page, and all workers read it. */
const sound = { parts: new Set<string>(), read: new Set<string>() };

function readSound(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (sound.read.has(file)) continue;
    sound.read.add(file);
    for (const look of readFileSync(path.join(folder, file), 'utf8').split('\n')) sound.parts.add(look);
  }
}

/** The places of the outermost parts that are known as sound. */
function soundPlaces(parts: readonly Part[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place];
    if (!part || !sound.parts.has(part.look)) continue;
    places.push(place);
    place += part.inside;
  }
  return places;
}

/**
 * The violations that axe finds on the page as it is now. A part that this run has already found sound, with the same
 * look in the same place, is not judged again; a page that is sound as a whole is not judged at all.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Wait for animations, because an element that fades in is too pale for a moment. Do not wait for the bar of a
  // slide's time, nor for off-screen parts that are not rendered: their animations never end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 1_000)
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) =>
          (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  const folder = process.env.E2E_SOUND_STATES ?? '';
  readSound(folder);
  const parts = await page.evaluate(describeParts, SMALLEST_PART);
  const places = soundPlaces(parts);
  if (places[0] === 0) return [];
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const find = (apartFrom: number[], rules: string[]) =>
    page.evaluate(judge, [apartFrom, rules] as [number[], string[]]);
  const parted = await find(places, AXE_RULES);
  let violations =
    places.length === 0
      ? parted
      : [...parted.filter(({ id }) => !WHOLE_PAGE_RULES.includes(id)), ...(await find([], WHOLE_PAGE_RULES))];
  // The target-size rule measures only the visible part of an element, so measure again at the top of the page, where
  // no sticky bar covers anything.
  if (violations.some(({ id }) => id === 'target-size')) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const atTheTop = await find([], ['target-size']);
    violations = [...violations.filter(({ id }) => id !== 'target-size'), ...atTheTop];
  }
  const [body] = parts;
  if (violations.length === 0 && body)
    writeFileSync(path.join(folder, body.look), parts.map(({ look }) => look).join('\n'));
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
