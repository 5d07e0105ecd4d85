import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aPrice } from '#tests/builders/price.ts';
import { writePrice } from '../domain/index.ts';
import { PriceLines } from './price-lines.tsx';

test('two lines that say the same are two lines: of what is added up anew none stays behind', () => {
  const price = aPrice({
    baseCents: 300_000,
    extras: ['line-1', 'line-2'].map((id) => ({ id, name: 'Dockage', priceCents: 20_000 })),
  });
  const { children } = (
    PriceLines({ price: writePrice(price, null) }) as ReactElement<{ children: ReactNode }>
  ).props;
  const keys = Children.toArray(children).map((line) => (isValidElement(line) ? line.key : line));
  expect(keys.length).toBeGreaterThan(price.lines.length);
  expect(new Set(keys).size).toBe(keys.length);
});
