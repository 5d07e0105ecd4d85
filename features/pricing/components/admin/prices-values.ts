import type { Field, Typed } from '#core/field-kinds.ts';
import { typedOf } from '#core/field-values.ts';
import { saidNow } from '#core/field-words.ts';
import { figureTyped } from '#core/figures.ts';
import type { ConflictField } from '#ui/admin/conflict-notice.tsx';
import { formatDollars } from '#words/amounts.ts';
import { PRICING_TYPES, type PricingType, pricingTypeName } from '../../domain/index.ts';
import { sheetFields } from '../../fields.ts';
import type { PriceSheetsAnswer, PriceSheetsInput } from '../../schema/index.ts';
import { words } from './words/index.ts';

/** One sheet as the form holds it, with each field as typed. */
type SheetValues = Typed<typeof sheetFields> & { pricingType: PricingType; isOffered: boolean };
export type PricesValues = { sheets: SheetValues[] };

/** The form's values for a yacht's sheets: one for each pricing type, offered or not. */
export function valuesOf({ sheets }: Pick<PriceSheetsAnswer, 'sheets'>): PricesValues {
  return {
    sheets: PRICING_TYPES.map(({ id }) => {
      const sheet = sheets.find(({ pricingType }) => pricingType === id);
      const amenitiesIncluded = sheet && JSON.parse(sheet.amenitiesIncluded);
      return {
        ...typedOf(sheetFields, sheet && { ...sheet, amenitiesIncluded }),
        ...(sheet ? {} : { gratuityPercent: '' }),
        pricingType: id,
        isOffered: sheet !== undefined,
      };
    }),
  };
}

/** The body for the API: only the sheets that are offered. */
export function bodyOf({ sheets }: PricesValues, version: string | undefined): PriceSheetsInput {
  return {
    sheets: sheets.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...sheet }) => sheet),
    ...(version === undefined ? {} : { version }),
  };
}

/** A field's typed value in the form in which people read it, such as "$1,200" or "7%". */
function worded({ kind }: Field, typed: string): string {
  if (kind === 'list') return typed.split('\n').filter(Boolean).join(', ');
  if (typed === '' || (kind !== 'money' && kind !== 'percent')) return typed;
  if (kind === 'percent') return `${typed}%`;
  const digits = figureTyped(typed);
  return digits === undefined ? typed : formatDollars(Number(digits));
}

/** The name of each field of a sheet, with its value as people read it. */
const wordsOf = (sheet: SheetValues) =>
  Object.entries<Field>(sheetFields).map(
    ([key, field]) =>
      [saidNow(field).name, worded(field, String(sheet[key as keyof typeof sheetFields]))] as const,
  );

/**
 * Where two staff members' prices differ, field by field. When only one of them offers a sheet, it counts as one difference.
 */
export function pricesThatDiffer(mine: PricesValues, theirs: PricesValues): ConflictField[] {
  return PRICING_TYPES.flatMap(({ id }, index) => {
    const sheet = pricingTypeName(id);
    const [my, their] = [mine.sheets[index], theirs.sheets[index]];
    if (!my || !their || !(my.isOffered || their.isOffered)) return [];
    if (my.isOffered !== their.isOffered) {
      const said = ({ isOffered }: SheetValues) => (isOffered ? words.offered : words.notOffered);
      return [{ label: sheet, mine: said(my), theirs: said(their) }];
    }
    const read = new Map(wordsOf(their));
    return wordsOf(my).flatMap(([name, value]) => {
      const field = { label: words.ofSheet(sheet, name), mine: value, theirs: read.get(name) ?? '' };
      return field.mine === field.theirs ? [] : [field];
    });
  });
}
