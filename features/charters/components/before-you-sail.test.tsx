import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { BeforeYouSail } from './before-you-sail.tsx';

test.each([
  ['en', 'Was due Mar 5'],
  ['es', 'Venció: 5 mar'],
  ['pt', 'Venceu: 5'],
] as const)('what is late before departure was due, and is not still to be: %s', (language, said) => {
  const piece = {
    kind: 'balance',
    label: 'Balance',
    cents: 143_000,
    taxCents: 0,
    paidCents: 0,
    dueAt: '2027-03-05T17:00:00Z',
    state: 'late',
  };
  const charter = { money: { pieces: [piece], card: null, hold: null } } as unknown as ClientCharterAnswer;
  const shown = inLanguage(language, () =>
    renderToStaticMarkup(<BeforeYouSail charter={charter} agreement={undefined} />),
  );
  expect(shown).toContain(` · ${said}`);
});
