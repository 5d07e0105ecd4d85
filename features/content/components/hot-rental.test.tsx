import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { ShowcaseYachtAnswer } from '../schema.ts';
import { HotRental } from './hot-rental.tsx';

const yacht: ShowcaseYachtAnswer = {
  id: 'featured',
  name: 'Northern Light',
  brand: 'Sunseeker',
  model: '',
  description: '',
  length: '76 ft',
  capacity: 12,
  year: null,
  pricePerHour: 900,
  currency: 'USD',
  period: 'hour',
  image: '',
  picture: { src: 'a', width: 3, height: 2, alt: '', placeholder: null },
  specs: [],
  isHotRental: true,
  inFleet: { id: 'northern-light', allInPrice: null, isAllInBasic: false },
};

test.each([
  ['', 'Sunseeker Northern Light'],
  ['76', 'Sunseeker 76'],
])('the featured rental of the model "%s" is headed %s', (model, heading) => {
  const shown = inLanguage('en', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <HotRental yacht={{ ...yacht, model }} />
      </MemoryRouter>,
    ),
  );
  expect(shown).toContain(`>${heading}</h2>`);
});
