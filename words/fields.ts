import { isCharterDay } from '#core/charter-time.ts';
import type { Field } from '#core/field-kinds.ts';
import { saidNow } from '#core/field-words.ts';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { formatDollars, withThousands } from './amounts.ts';
import { dayText } from './days.ts';
import { words } from './index.ts';

/** A column's value in words: "$4,200", "16.4 ft", "Mar 6, 2027"; a dash if it is empty. */
export function inWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field.kind === 'translations')
    return OTHER_LANGUAGES.filter((language) => Object.hasOwn(value, language))
      .map((language) => words.languages[language])
      .join(', ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (field.kind === 'choice')
    return saidNow(field).options.find(({ id }) => id === value)?.name ?? String(value);
  if (field.kind === 'day' && isCharterDay(String(value))) return dayText(String(value), 'plain');
  if (typeof value !== 'number' || field.kind === 'year') return String(value);
  if (field.kind === 'money') return formatDollars(dollarsFromCents(value));
  if (field.kind === 'percent') return `${value}%`;
  const said = saidNow(field);
  return 'unit' in said && said.unit ? `${withThousands(value)} ${said.unit}` : withThousands(value);
}
