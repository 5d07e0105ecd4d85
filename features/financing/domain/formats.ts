/** Formats an amount while it is typed: "$25,000". Keeps digits and dots only; empty stays empty (product 7.3). */
export function formatMoney(typed: string): string {
  const kept = typed.replaceAll(/[^\d.]/g, '');
  if (kept === '') return '';
  const dot = kept.indexOf('.');
  const whole = (dot === -1 ? kept : kept.slice(0, dot)).replace(/^0+(?=\d)/, '');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${dot === -1 ? '' : kept.slice(dot)}`;
}

/** Matches an amount behind whose last comma there are fewer digits than a thousand has. */
const MAY_END_IN_CENTS = /,\d{0,2}\D*$/;

/**
 * The text of an amount's field after a change. In half of the world a comma stands before the cents: without it, "3500,00" would
 * be read as $350,000. While it may be such a comma, the text stays as typed, which the rules refuse (product 7.3).
 *
 * @param before what the field showed
 * @param isTakenAway whether the change only removes something, as the last digit of "$25,000"
 */
export function moneyShown(typed: string, before: string, isTakenAway: boolean): string {
  const isAsTyped = MAY_END_IN_CENTS.test(typed) && !(isTakenAway && !MAY_END_IN_CENTS.test(before));
  return isAsTyped ? typed : formatMoney(typed);
}

/** Matches "(305) 555-0188" with a digit too many or too few: one keystroke ago it had ten digits. */
const WAS_FORMATTED = /^\(\d{2,}\) \d{2,}-\d{3,}$/;

/** Matches what begins an extension, whose digits do not belong to the number: "x12", "ext. 12", "#12". */
const EXTENSION = /[\p{L}#]/u;

/**
 * Formats exactly ten digits as (305) 555-0188, and leaves other numbers as typed (product 7.3). An eleventh digit removes the
 * parentheses again. A number that begins with "+" names its country and keeps its form, and an extension stays as it is typed.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.startsWith('+') || EXTENSION.test(typed)) return typed;
  if (digits.length !== 10) return WAS_FORMATTED.test(typed) ? digits : typed;
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  // Leave the space after the number, or an extension could not be typed.
  return typed.startsWith(shown) ? typed : shown;
}

/** The last four digits of a Social Security number: digits only, at most four (product 7.4). */
export function formatSsnLast4(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 4);
}

/**
 * The caret's place after formatting: as many of the kept characters follow it as before.
 *
 * @param counts matches the characters that the format keeps: digits, or digits and dots
 */
export function caretAfter(
  typed: string,
  caret: number,
  formatted: string,
  counts: RegExp = /[\d.]/,
): number {
  // Count from the end, which formatting never changes; at the start it drops leading zeros.
  const behind = [...typed.slice(caret)].filter((character) => counts.test(character)).length;
  let place = formatted.length;
  for (let left = behind; left > 0 && place > 0; ) {
    place -= 1;
    if (counts.test(formatted[place] ?? '')) left -= 1;
  }
  return place;
}

/** An amount of money read from text, in cents. */
export type MoneyReading =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly reason: 'missing' | 'malformed' };

/** The largest amount accepted: 999,999,999 dollars. */
const MOST_CENTS = 99_999_999_900;

/** Dollars and cents as people write them: with thousands in groups of three, or without groups. */
const FIGURE = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/**
 * Reads "$25,000" or "25000.50". Accepts only a plain figure: "1e5", "-5" and a second dot are malformed, never read as another
 * amount (product 7.3). A text without any digit or dot counts as missing.
 */
export function readMoney(typed: string): MoneyReading {
  const text = typed.trim();
  if (!/[\d.]/.test(text)) return { ok: false, reason: 'missing' };
  const figure = FIGURE.exec(text);
  if (!figure || !/\d/.test(text)) return { ok: false, reason: 'malformed' };
  const [, whole = '', fraction = ''] = figure;
  const cents = Number(whole.replaceAll(',', '') || '0') * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MOST_CENTS ? { ok: true, cents } : { ok: false, reason: 'malformed' };
}
