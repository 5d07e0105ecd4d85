/**
 * A number as a person types it: with a comma before each three digits, or with none. "12,50" may mean twelve and a half, so it
 * does not match.
 */
export const FIGURE = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/;

/** The units of figures, each as people write it in English and in Spanish. */
const UNITS = {
  ft: 'ft|feet|foot|pies?',
  kn: 'kn|kts?|knots?|nudos?',
  gal: '(?:US )?gal(?:lons?|ones|ón)?',
  HP: 'hp',
  GT: 'gt|gross tons',
  minutes: 'min(?:ute|uto)?s?',
  '%': '%',
} as const;

export type Unit = keyof typeof UNITS;

/**
 * The number of a text such as "55 ft", "$1,200" or "55". After the figure may stand only its own unit: "24 m" of a length in
 * feet and "$5k" are no numbers.
 */
export function numberTyped(text: string, unit?: Unit): number {
  const own = unit ? `(?:(?:${UNITS[unit]})\\.?)?` : '';
  const [, digits] = new RegExp(`^\\$?(${FIGURE.source})\\s*${own}$`, 'i').exec(text) ?? [];
  return digits === undefined ? Number(text || Number.NaN) : Number(digits.replaceAll(',', ''));
}

const AMOUNT = new RegExp(`^\\$?\\s?(${FIGURE.source})$`);

/** The digits of a typed amount: "1070.50" for "$1,070.50". Undefined for any other text, so that nothing is misread. */
export const figureTyped = (typed: string): string | undefined =>
  AMOUNT.exec(typed.trim())?.[1]?.replaceAll(',', '');
