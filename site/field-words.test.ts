import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Field, Fields } from '#core/field-kinds.ts';
import { labelOf, readerOfHeadings } from '#core/field-values.ts';
import { inSpanish } from '#core/field-words.ts';
import { yachtFields } from '#features/fleet/fields/index.ts';
import { yachtBody } from '#features/fleet/schema/index.ts';
import { inLanguage } from '#platform/language.ts';
import './field-words.ts';

const root = path.resolve(import.meta.dirname, '..');

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (field: unknown) => typeof field === 'object' && field !== null && 'kind' in field,
  );

/** The texts of a field, by property. */
const saidOf = (field: Field) =>
  Object.entries(field).filter(([part]) =>
    ['name', 'label', 'hint', 'group', 'required', 'wrong', 'tooLittle'].includes(part),
  );

test('every field that staff keep has its Spanish, and all of it', async () => {
  const files = globSync('features/*/{fields.ts,fields/*.ts}', { cwd: root }).sort();
  const tables = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, table] of Object.entries(module)) {
      if (isFields(table)) tables.push({ name: `${file} ${name}`, table });
    }
  }
  expect(tables.length).toBeGreaterThan(15);
  const missing = tables.flatMap(({ name, table }) =>
    Object.entries(table).flatMap(([key, field]) => {
      const spanish = inSpanish(field);
      if (!spanish) return [`${name}.${key}`];
      const said = Object.fromEntries(saidOf(spanish));
      return saidOf(field).flatMap(([part]) => (said[part] ? [] : [`${name}.${key}: ${part}`]));
    }),
  );
  expect(missing).toEqual([]);
});

test('an import reads headings and choices in Spanish too', () => {
  const headed = readerOfHeadings(yachtFields);
  expect(['Length (ft)', 'Eslora (pies)', 'Año de construcción', 'Se alquila'].map(headed)).toEqual([
    'length',
    'length',
    'year',
    'charterMode',
  ]);
  const read = yachtBody
    .partial()
    .parse({ category: 'Lujo', charterMode: 'A casco desnudo', isFeatured: 'sí' });
  expect(read).toMatchObject({ category: 'luxury', charterMode: 'bareboat', isFeatured: true });
});

test('labels and refusals are those of the language of the moment', () => {
  const said = () => [
    labelOf(yachtFields.length),
    ...(yachtBody.partial().safeParse({ name: '', cabins: 'two' }).error?.issues ?? []).map(
      ({ message }) => message,
    ),
  ];
  expect(said()).toEqual(['Length (ft)', 'Yacht name is required', 'Cabins must be a number']);
  expect(inLanguage('es', said)).toEqual([
    'Eslora (pies)',
    'Falta el nombre del yate',
    'Camarotes: indique un número',
  ]);
});
