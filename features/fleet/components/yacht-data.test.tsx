import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { YachtData } from './yacht-data.tsx';

const yacht = {
  id: 'serenata',
  name: 'Serenata',
  brand: 'Azimut',
  model: '',
  description: '',
  category: { id: 'luxury', name: 'Luxury' },
  pictures: [],
} as unknown as YachtAnswer;
const common = { yacht, summary: 'Azimut, 55 feet', origin: 'https://yachts.example' };
const offer = { name: 'Full day', dollars: 9_000 };
const rating = { value: 4.8, reviews: 127 };

const factsOf = (props: Pick<Parameters<typeof YachtData>[0], 'offers' | 'rating'>) =>
  inLanguage('en', () => {
    const block = YachtData({ ...common, ...props }) as ReactElement<{
      data: { '@graph': { '@type': string }[] };
    }>;
    return block.props.data['@graph'];
  });
const kindsOf = (...given: Parameters<typeof factsOf>) => factsOf(...given).map((fact) => fact['@type']);

test('a yacht is a product with an offer or a rating, and without both she is none', () => {
  expect(kindsOf({ offers: [offer], rating: null })).toEqual(['Product', 'BreadcrumbList']);
  expect(kindsOf({ offers: [], rating })).toEqual(['Product', 'BreadcrumbList']);
  expect(kindsOf({ offers: [], rating: null })).toEqual(['BreadcrumbList']);
});

test('a product without a description of its own has the page’s', () => {
  expect(factsOf({ offers: [offer], rating: null })[0]).toMatchObject({ description: 'Azimut, 55 feet' });
});
