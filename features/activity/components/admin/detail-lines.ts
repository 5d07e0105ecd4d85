import { isCharterDay } from '#core/charter-time.ts';
import type { Fields } from '#core/field-kinds.ts';
import { fieldOfColumn, labelOf } from '#core/field-values.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { inWords } from '#words/fields.ts';
import { instantText } from '#words/instants.ts';
import type { ActivityAnswer } from '../../schema.ts';
import { words } from './words/index.ts';

/** What was done is kept in the log's own words. */
export const LOGGED_IN = FIRST_LANGUAGE;

const IN_CENTS = /cents$/i;

/** "heldUntil" reads "held until", and "priceCents", which is told in dollars, "price". */
const fieldName = (name: string) =>
  name
    .replace(IN_CENTS, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase() || 'amount';

const AN_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** As statuses are kept: "under_review". */
const A_CODE = /^[a-z]+(?:_[a-z]+)+$/;

function asText(name: string, value: unknown): string {
  if (typeof value === 'number' && IN_CENTS.test(name)) return formatCents(value);
  if (typeof value === 'string') {
    if (AN_INSTANT.test(value)) return instantText(value, 'plain');
    if (A_CODE.test(value)) return value.replaceAll('_', ' ');
    if (isCharterDay(value)) return dayText(value, 'plain');
  }
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    // What has parts of its own is counted: its words would be those of the code.
    return value.some((one) => typeof one === 'object')
      ? words.entries(value.length)
      : value.join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, part]) => !isNothing(part))
    .map(([part, held]) => `${fieldName(part)} ${asText(part, held)}`)
    .join(', ');
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Left empty before and after: what was created tells of no field that nobody filled in. */
const isUntold = (value: unknown) => isChange(value) && isNothing(value.from) && isNothing(value.to);

/** What is told alike before and after was changed where it is not told. */
const change = (from: string, to: string) => (from === to ? words.changedIn(to) : `${from} → ${to}`);

/** The database keeps names by their length; what was is read before what is. */
const READ_FIRST = ['was', 'from', 'to'];
const inOrder = (entries: [string, unknown][]) => [
  ...READ_FIRST.flatMap((name) => entries.filter(([one]) => one === name)),
  ...entries.filter(([name]) => !READ_FIRST.includes(name)),
];

/** What changed, a line a field: "Base price per day ($): $800 → $950". */
export function detailLines(details: ActivityAnswer['details'], fields: Fields = {}) {
  return inOrder(Object.entries(details)).flatMap(([name, value]) => {
    if (isUntold(value)) return [];
    const field = fieldOfColumn(fields, name);
    const said = (one: unknown) => shortened(field ? inWords(field, one) : asText(name, one));
    const label = field ? labelOf(field) : fieldName(name);
    const text = `${label}: ${isChange(value) ? change(said(value.from), said(value.to)) : said(value)}`;
    // What no field names is told in the log's own words.
    return [{ text, lang: field ? undefined : LOGGED_IN }];
  });
}
