import { expect, test } from 'vitest';
import { detailLines } from '#features/activity/components/admin/detail-lines.ts';
import { SUBJECT_KINDS } from '#features/activity/domain.ts';
import { inLanguage } from '#platform/language.ts';
import { LOGGED_FIELDS } from './admin-log.ts';
import { ADMIN_PLACES } from './admin-tabs.ts';

const kept = ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog);

test.each(kept.map(({ kind }) => kind))('the log names the fields of a %s', (kind) => {
  expect(SUBJECT_KINDS).toContain(kind);
  expect(LOGGED_FIELDS[kind]).toBe(kept.find((catalog) => catalog.kind === kind)?.fields);
});

test('what was changed of a captain is told as the form has it, in the language of the moment', () => {
  const change = { licenseNumber: { from: '', to: '4471' } };
  const said = () => detailLines(change, LOGGED_FIELDS.captain);
  expect(inLanguage('en', said)).toEqual([{ text: 'License number: – → 4471', lang: undefined }]);
  expect(inLanguage('es', said)).toEqual([{ text: 'Número de licencia: – → 4471', lang: undefined }]);
});
