import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { readFleetSearch } from '../domain/index.ts';
import { NoYachts } from './fleet-banner.tsx';

/** The empty list of a search: its text, and the address of its link. */
function emptyFor(query: string) {
  const { search } = readFleetSearch(new URLSearchParams(query), '2027-03-12');
  const html = inLanguage('en', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <NoYachts search={search} say={(narrowing) => narrowing} relief={[]} />
      </MemoryRouter>,
    ),
  );
  return { text: html.replaceAll(/<[^>]*>/g, ' '), link: /href="([^"]*)"/.exec(html)?.[1] };
}

test('where filters leave no yacht, the empty list leads to the whole fleet', () => {
  const { text, link } = emptyFor('guests=40');
  expect(text).toContain('Please adjust your filters.');
  expect(link).toBe('/yachts');
});

test.each(['', 'sort=price-low'])('where no yacht is offered at all (%j), it leads to us', (query) => {
  const { text, link } = emptyFor(query);
  expect(text).not.toContain('filters');
  expect(link).toBe('/contact');
});
