import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fieldColumns } from './field-columns.ts';

const boats = pgTable('boats', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: ['motor', 'sail'] }).notNull(),
  isActive: boolean().notNull(),
});
const name = { kind: 'text', name: 'Name' } as const;
const isActive = { kind: 'flag', name: 'Active' } as const;
const kindOf = <const Id extends string>(...ids: Id[]) =>
  ({ kind: 'choice', name: 'Kind', options: ids.map((id) => ({ id, name: id })) }) as const;

test('fields and columns that do not match do not compile', () => {
  const matching = { name, kind: kindOf('motor', 'sail'), isActive };
  expect(Object.keys(fieldColumns(boats, matching, ['id']))).toEqual(['name', 'kind', 'isActive']);
  // @ts-expect-error: a column without a field
  fieldColumns(boats, { name, kind: kindOf('motor', 'sail') }, ['id']);
  // @ts-expect-error: a field without a column
  fieldColumns(boats, { ...matching, owner: name }, ['id']);
  // @ts-expect-error: a choice that the form does not know
  fieldColumns(boats, { name, kind: kindOf('motor'), isActive }, ['id']);
  // @ts-expect-error: a choice that the column lacks
  fieldColumns(boats, { name, kind: kindOf('motor', 'sail', 'hybrid'), isActive }, ['id']);
});
