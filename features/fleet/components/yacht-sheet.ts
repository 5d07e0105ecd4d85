import type { Field } from '#core/field-kinds.ts';
import { yachtFields } from '../fields.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { known, type Spec, worded } from './yacht-specs.ts';

type SpecGroup = { readonly title: string; readonly specs: readonly Spec[] };

/** Everything that is known of a yacht, in the groups of her sheet (public-area §2). */
export function completeSpecs(yacht: YachtAnswer): SpecGroup[] {
  const groups = new Map<string, Spec[]>(
    ['Dimensions', 'Accommodation', 'Performance', 'Engine details'].map((title) => [title, []]),
  );
  const answer: Readonly<Record<string, unknown>> = yacht;
  for (const [key, field] of Object.entries<Field>(yachtFields)) {
    const { kind, name, sheet, answer: own = key } = field;
    if (!sheet) continue;
    const spec = { label: sheet.as ?? name, value: worded(kind, answer[own], sheet.unit) };
    groups.get(sheet.group)?.[sheet.isFirst ? 'unshift' : 'push'](spec);
  }
  return [...groups]
    .map(([title, specs]) => ({ title, specs: known(specs) }))
    .filter(({ specs }) => specs.length > 0);
}
