import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Columns, Fields } from '#core/field-kinds.ts';

type Row<Table extends PgTable> = InferSelectModel<Table>;

/** Nothing to say where each field has its column, of its type, and each column its field; else a type that names them. */
export type EachOther<Table extends PgTable, Of extends Fields, Noted extends string> =
  Row<Table> extends Columns<Of>
    ? [Exclude<keyof Row<Table>, keyof Columns<Of> | Noted>] extends [never]
      ? unknown
      : { readonly 'a column without a field': Exclude<keyof Row<Table>, keyof Columns<Of> | Noted> }
    : {
        readonly 'a field without a column of its type': {
          [Name in keyof Columns<Of>]: Row<Table> extends Record<Name, Columns<Of>[Name]> ? never : Name;
        }[keyof Columns<Of>];
      };

/**
 * The columns of a noun's fields. It does not compile where a field lacks its column, or a column its field.
 *
 * @param noted the columns that the business keeps beside what staff write
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
