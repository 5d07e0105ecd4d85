import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { VerifyDocument } from '#features/agreements/components/verify-document.tsx';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { ProfileScreen } from '#features/customers/components/profile-screen.tsx';
import { ContractPage } from '#features/departures/components/contract-page.tsx';
import { Dashboard } from '#features/financing/components/dashboard.tsx';
import { WaiverPage } from '#features/guests/components/waiver-page.tsx';
import { inLanguage } from '#platform/language.ts';

const of = { token: 'x', failed: true };
const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['a waiver', <WaiverPage key="waiver" {...of} />],
  ['a captain’s contract', <ContractPage key="contract" {...of} />],
  ['a charter', <LinkedCharter key="charter" {...of} back={undefined} onThanked={() => undefined} />],
  ['a profile', <ProfileScreen key="profile" failed />],
  ['an application', <Dashboard key="application" applicationId={undefined} failed />],
  ['a document that is checked', <VerifyDocument key="document" id="x" failed />],
];

test.each(PAGES)('%s that could not be read is asked for again by a button', (_what, page) => {
  const html = inLanguage('es', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  expect(html).toMatch(/role="alert".*<button[^>]*>.*Intentar de nuevo/s);
});
