/**
 * A number as a person types it: with a comma before each three digits, or with none. "12,50" may mean twelve and a half, so it
 * does not match.
 */
export const FIGURE = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/;

const AMOUNT = new RegExp(`^\\$?\\s?(${FIGURE.source})$`);

/** The digits of a typed amount: "1070.50" for "$1,070.50". Undefined for any other text, so that nothing is misread. */
export const figureTyped = (typed: string): string | undefined =>
  AMOUNT.exec(typed.trim())?.[1]?.replaceAll(',', '');
