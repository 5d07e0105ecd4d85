import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { inLanguage } from '#platform/language.ts';
import { PayByCard } from './pay-by-card.tsx';

const cardOf = (label: string) =>
  ({ onItsWayCents: 0, card: { piece: 'a', label, cents: 12_000, consent: null } }) as unknown as MoneyAnswer;

test.each([
  ['en', 'Pay by card: Nikki Beach dockage, $120'],
  ['es', 'Pagar con tarjeta: Nikki Beach dockage, $120'],
  ['pt', 'Pagar com cartão: Nikki Beach dockage, US$'],
] as const)(
  'in %s, the button to pay says what staff called an addition, as they wrote it',
  (language, said) => {
    const money = cardOf('Nikki Beach dockage');
    const page = inLanguage(language, () =>
      renderToStaticMarkup(<PayByCard money={money} start={async () => ({ url: '' })} />),
    );
    expect(page).toContain(said);
  },
);
