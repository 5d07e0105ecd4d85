import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { words } from '../words/index.ts';
import chartSource from './bay-chart.tsx?raw';
import { CHART_LABELS, placeOnChart } from './bay-places.ts';

/**
 * The part of the chart that a phone shows: the drawing's width, and how much lies beyond the frame's left edge, as shares of
 * the frame's width.
 */
const ON_A_PHONE = { wide: 1.68, before: 0.27 } as const;
/** The frame's width on the smallest phone, and the largest width of a letter of each kind of label, in pixels. */
const FRAME = 280;
const LETTER = { land: 8, water: 7, place: 6.1 } as const;

/** The left and right end of a label, in pixels of the frame. */
function spanOf(longitude: number, latitude: number, letters: number, letter: number) {
  const middle = (placeOnChart(longitude, latitude).x * ON_A_PHONE.wide - ON_A_PHONE.before) * FRAME;
  return { from: middle - (letters * letter) / 2, to: middle + (letters * letter) / 2 };
}

describe.each(LANGUAGES)('the names on the chart in %s', (language) => {
  const shown = CHART_LABELS.filter(({ isMinor, isOffshore }) => !isMinor && !isOffshore);
  const spans = shown.map(({ name, longitude, latitude, kind }) => {
    const text = typeof name === 'string' ? name : inLanguage(language, () => words.chartPlaces[name.of]);
    return { text, ...spanOf(longitude, latitude, text.length, LETTER[kind]) };
  });

  test('are whole on a phone', () => {
    expect(spans.filter(({ from, to }) => from < 0 || to > FRAME)).toEqual([]);
  });

  test('leave Key Biscayne clear, west of which the sandbar lies', () => {
    const island = placeOnChart(-80.1765, 25.6835).x * ON_A_PHONE.wide - ON_A_PHONE.before;
    const sandbar = spans.find(({ text }) => text === inLanguage(language, () => words.chartPlaces.sandbar));
    expect(sandbar?.to).toBeLessThan(island * FRAME);
  });
});

test('the page shows that part of the chart on a phone', () => {
  expect(chartSource).toContain(`max-sm:-ml-[${ON_A_PHONE.before * 100}%]`);
  expect(chartSource).toContain(`max-sm:w-[${ON_A_PHONE.wide * 100}%]`);
});
