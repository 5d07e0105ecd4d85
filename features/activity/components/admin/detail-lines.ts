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

/** The language of the log's own texts, such as action names. */
export const LOGGED_IN = FIRST_LANGUAGE;

const IN_CENTS = /cents$/i;

/** "heldUntil" becomes "held until", and "priceCents", whose value is shown in dollars, becomes "price". */
const fieldName = (name: string) =>
  name
    .replace(IN_CENTS, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase() || 'amount';

const AN_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The form of stored status codes, such as "under_review". */
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
    // Only count objects in a list: their text would be field names of the code.
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

/** Empty before and after: a field that nobody filled in, which the lines leave out. */
const isUntold = (value: unknown) => isChange(value) && isNothing(value.from) && isNothing(value.to);

/** If the texts before and after are equal, the change is in a part that the text does not show. */
const change = (from: string, to: string) => (from === to ? words.changedIn(to) : `${from} → ${to}`);

/** The database orders the keys of details by length; show the value before ahead of the value after. */
const READ_FIRST = ['was', 'from', 'to'];
const inOrder = (entries: [string, unknown][]) => [
  ...READ_FIRST.flatMap((name) => entries.filter(([one]) => one === name)),
  ...entries.filter(([name]) => !READ_FIRST.includes(name)),
];

/** The details as lines, one for each field: "Base price per day ($): $800 → $950". */
export function detailLines(details: ActivityAnswer['details'], fields: Fields = {}) {
  return inOrder(Object.entries(details)).flatMap(([name, value]) => {
    if (isUntold(value)) return [];
    const field = fieldOfColumn(fields, name);
    const said = (one: unknown) => shortened(field ? inWords(field, one) : asText(name, one));
    const label = field ? labelOf(field) : fieldName(name);
    const text = `${label}: ${isChange(value) ? change(said(value.from), said(value.to)) : said(value)}`;
    // A detail without a field definition is shown in the log's own language.
    return [{ text, lang: field ? undefined : LOGGED_IN }];
  });
}
