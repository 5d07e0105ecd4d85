import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { inLanguage } from '#platform/language.ts';
import { YachtField } from './yacht-select.tsx';

const serenata = { id: 'serenata', name: 'Serenata', brand: 'Riva', length: null, location: 'Miami' };

test.each([
  ['a fleet', [serenata as YachtChoiceAnswer], '/yachts'],
  ['an empty fleet', [], '/contact'],
])('with %s, who has chosen no yacht is led on', (_what, yachts, address) => {
  const html = inLanguage('en', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <YachtField
          field={{ id: 'yacht', error: undefined, required: true }}
          yacht={undefined}
          toYacht="/yachts/x"
          yachts={yachts}
        />
      </MemoryRouter>,
    ),
  );
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(address);
});
