/** A figure as a person types it: a comma stands before each three digits, or nowhere. "12,50" may mean twelve and a half, so it is none. */
export const FIGURE = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/;

const AMOUNT = new RegExp(`^\\$?\\s?(${FIGURE.source})$`);

/** The digits of a figure that was typed, "1070.50" of "$1,070.50"; undefined where it is none, so that nothing is read as another. */
export const figureTyped = (typed: string): string | undefined =>
  AMOUNT.exec(typed.trim())?.[1]?.replaceAll(',', '');
