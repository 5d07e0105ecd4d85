import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { staffAgreementsQuery } from '../../queries.ts';
import { AgreementsSection } from './agreements-section.tsx';

/** The section of a confirmed charter without an agreement, as an administrator sees it. */
function sectionOf(isToCome: boolean): string {
  const client = new QueryClient();
  client.setQueryData(staffAgreementsQuery('c').queryKey, { lacks: null, agreements: [] });
  const element = (
    <RolesProvider value={['administrator']}>
      <QueryClientProvider client={client}>
        <AgreementsSection charterId="c" isToCome={isToCome} isAgreed />
      </QueryClientProvider>
    </RolesProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return inLanguage('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
}

const DRAWING_UP = ['It is being drawn up.', 'staff-details'];

test('an agreement is drawn up for a charter to come; for one that is over it is neither awaited nor offered', () => {
  const ahead = sectionOf(true);
  for (const words of DRAWING_UP) expect(ahead).toContain(words);
  const over = sectionOf(false);
  for (const words of DRAWING_UP) expect(over).not.toContain(words);
  expect(over).toContain('None was drawn up.');
});
