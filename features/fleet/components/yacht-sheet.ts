import { asSaid } from '#core/as-said.ts';
import type { Field } from '#core/field-kinds.ts';
import { spokenHours } from '#features/calendar/domain/operating-hours.ts';
import { inMetres, withThousands } from '#words/amounts.ts';
import { clockText } from '#words/hour.ts';
import { yachtFields } from '../fields/index.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import type { Spec } from './yacht-specs.ts';

type SpecGroup = { readonly title: string; readonly specs: readonly Spec[] };

/** A value with its unit. A year is a name, not an amount, and has no thousands separator. */
function worded(kind: Field['kind'], value: unknown, unit?: string): string {
  if (typeof value !== 'number' || kind === 'year') return String(value ?? '');
  const amount = withThousands(value);
  if (kind === 'feet') return words.feetAndMetres(amount, inMetres(value));
  return unit ? `${amount} ${words.specUnits[unit] ?? asSaid(unit)}` : amount;
}

/** Everything known about a yacht, in the groups of its specifications (product 2.1). */
export function completeSpecs(yacht: YachtAnswer): SpecGroup[] {
  const groups = new Map<string, Spec[]>(
    ['Dimensions', 'Accommodation', 'Performance', 'Engine details'].map((title) => [title, []]),
  );
  const answer: Readonly<Record<string, unknown>> = yacht;
  for (const [key, field] of Object.entries<Field>(yachtFields)) {
    const { kind, name, sheet, answer: own = key } = field;
    if (!sheet) continue;
    const spec = {
      label: words.specs[key] ?? asSaid(sheet.as ?? name),
      value: worded(kind, answer[own], sheet.unit),
    };
    groups.get(sheet.group)?.[sheet.isFirst ? 'unshift' : 'push'](spec);
  }
  const hours = spokenHours(yacht);
  if (hours) {
    const value = words.betweenHours(clockText(hours.from), clockText(hours.until));
    groups.set(words.hoursTitle, [{ label: words.charters, value }]);
  }
  return [...groups]
    .map(([title, specs]) => ({
      title: words.specGroups[title] ?? asSaid(title),
      specs: specs.filter(({ value }) => value !== ''),
    }))
    .filter(({ specs }) => specs.length > 0);
}
