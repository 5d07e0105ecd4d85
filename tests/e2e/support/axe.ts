import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
    /** What `describeParts` has told, in its order. */
    partsOfPage: Element[];
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What hangs on the rest of the page too: a part that is sound by itself is judged by these again. */
const WHOLE_PAGE_RULES = [
  ...['accesskeys', 'duplicate-id-aria', 'heading-order', 'region', 'skip-link', 'target-size'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...['landmark-unique', 'landmark-one-main', 'page-has-heading-one', 'bypass'],
];

/** Less than this is found sooner than it is remembered, in elements. */
const SMALLEST_PART = 6;

/** A part of a page: what tells it from others, and how many of the parts after it are inside of it. */
type Part = { readonly look: string; readonly inside: number };

/**
 * Runs in the page: what axe judges of it, without what it says: its elements, their roles, names and looks, and what they stand in,
 * down to the size of the window. Ids, addresses and figures differ from one scenario to the next, and say nothing that axe hears;
 * of neighbors that look the same, two speak for all.
 *
 * @returns the whole page, and after each part those inside of it
 */
function describeParts(smallest: number): Part[] {
  const SPOKEN = /^(?:href|src|srcset|value|content|action|for|datetime|sizes|headers|name|key)$/;
  const POINTS =
    /^(?:id|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
  const parts: { look: string; inside: number }[] = [];
  window.partsOfPage = [];

  /** 53 bits of a text, in two halves that are mixed (MurmurHash3's constants). */
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
          // What is pointed at must be there, whatever its name.
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

/** Runs in the page: what these rules, or the rules of these tags, find in it, but for the parts at these places. */
async function judge([sound, runOnly]: [number[], string[]]): Promise<axe.Result[]> {
  const exclude = sound
    .flatMap((place) => window.partsOfPage[place] ?? [])
    .filter(({ isConnected }) => isConnected);
  const found = await window.axe?.run(
    { include: [document.documentElement], exclude },
    { runOnly, resultTypes: ['violations'] },
  );
  // A page that has been left meanwhile has no axe any more.
  if (!found) throw new Error('Axe is not there');
  return found.violations;
}

/** The parts of pages that axe has found nothing in, as this run has met them: a file for each page, that all workers read. */
const sound = { parts: new Set<string>(), read: new Set<string>() };

function readSound(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (sound.read.has(file)) continue;
    sound.read.add(file);
    for (const look of readFileSync(path.join(folder, file), 'utf8').split('\n')) sound.parts.add(look);
  }
}

/** The outermost parts that have been found sound, by their places. */
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
 * What axe finds on the page as it is. What has been found sound in this run, in the same place of the same look, is not judged
 * once more: a page of which everything has is left at once.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // What fades in is pale for a moment; nothing is judged before it stands. A bar that shows a slide's time is not waited for,
  // nor what changes in a part of the page that is off the screen and not drawn: it never says that it has ended.
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
  // What has been scrolled under a bar that stays is as small as what is seen of it: it is measured where nothing is hidden.
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
