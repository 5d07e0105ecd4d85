import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { pricesThatDiffer, valuesOf } from './prices-values.ts';

test('a price that two people typed is shown as we write it, and one with a decimal comma as it was typed', () => {
  const typed = (price4Hours: string) => {
    const { sheets } = valuesOf({ sheets: [] });
    return { sheets: sheets.map((sheet) => ({ ...sheet, isOffered: true, price4Hours })) };
  };
  const [differing] = inLanguage('en', () => pricesThatDiffer(typed('2100,50'), typed('2100')));
  expect(differing).toMatchObject({ mine: '2100,50', theirs: '$2,100' });
});
