import { type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column's id is one of these. They are one value, however many: a statement can have 65,535. */
export const isAmong = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;
