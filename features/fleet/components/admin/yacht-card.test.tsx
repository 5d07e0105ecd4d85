import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';
import { YachtCard } from './yacht-card.tsx';

test('a yacht without a price is POR on the staff’s card too', () => {
  const yacht = {
    id: 'aurora',
    name: 'Aurora',
    category: { id: 'luxury', name: 'Luxury' },
    basePrice: null,
    pictures: [],
  };
  const html = inLanguage('en', () =>
    renderToStaticMarkup(
      <YachtCard
        yacht={yacht as Partial<AdminYachtAnswer> as AdminYachtAnswer}
        isChosen={false}
        onChoose={undefined}
        onOpen={() => undefined}
      />,
    ),
  );
  expect(html).toContain('<dd>POR</dd>');
});
