import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Columns, Fields } from '#core/field-kinds.ts';

type Row<Table extends PgTable> = InferSelectModel<Table>;

/** The names of those that have a choice which their column lacks. */
type Lacking<Stored, Wanted> = {
  [Name in keyof Stored & keyof Wanted]: string extends Wanted[Name]
    ? never
    : Wanted[Name] extends string
      ? Wanted[Name] extends Stored[Name]
        ? never
        : Name
      : never;
}[keyof Stored & keyof Wanted];

/** `unknown` when fields and columns match one to one, with equal types; else a type that names those that do not match. */
export type EachOther<Table extends PgTable, Of extends Fields, Noted extends string> =
  Row<Table> extends Columns<Of>
    ? [Lacking<Row<Table>, Columns<Of>>] extends [never]
      ? [Exclude<keyof Row<Table>, keyof Columns<Of> | Noted>] extends [never]
        ? unknown
        : { readonly 'a column without a field': Exclude<keyof Row<Table>, keyof Columns<Of> | Noted> }
      : { readonly 'a choice that its column lacks': Lacking<Row<Table>, Columns<Of>> }
    : {
        readonly 'a field without a column of its type': {
          [Name in keyof Columns<Of>]: Row<Table> extends Record<Name, Columns<Of>[Name]> ? never : Name;
        }[keyof Columns<Of>];
      };

/**
 * The columns of a table's fields. Does not compile when a field has no column of its type, or a choice that its column lacks,
 * or a column has no field.
 *
 * @param noted the columns that the site itself keeps, beside those that staff write
 */
export function fieldColumns<
  Table extends PgTable,
  Of extends Fields,
  const Noted extends readonly (keyof Row<Table> & string)[],
>(table: Table & EachOther<Table, Of, Noted[number]>, _fields: Of, noted: Noted) {
  const columns = Object.entries(getTableColumns<Table>(table)).filter(
    ([name]) => !(noted as readonly string[]).includes(name),
  );
  return Object.fromEntries(columns) as Pick<
    Table['_']['columns'],
    keyof Columns<Of> & keyof Table['_']['columns']
  >;
}
