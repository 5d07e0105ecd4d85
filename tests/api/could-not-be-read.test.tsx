import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { EVERY_RIGHT } from '#core/rights.ts';
import { VerifyDocument } from '#features/agreements/components/verify-document.tsx';
import { BeforeYouSail, stepNotRead } from '#features/charters/components/before-you-sail.tsx';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import type { ClientCharterAnswer } from '#features/charters/schema/index.ts';
import { ProfileScreen } from '#features/customers/components/profile-screen.tsx';
import { CaptainSection } from '#features/departures/components/captain-section.tsx';
import { ContractPage } from '#features/departures/components/contract-page.tsx';
import { chosenCaptainQuery } from '#features/departures/queries.ts';
import { Terms } from '#features/financing/components/admin/terms.tsx';
import { Dashboard } from '#features/financing/components/dashboard.tsx';
import { OwnApplications } from '#features/financing/components/own-applications.tsx';
import { ownApplicationsQuery, termsQuery } from '#features/financing/queries.ts';
import type { DossierAnswer } from '#features/financing/schema/answers.ts';
import { GuestsSection } from '#features/guests/components/guests-section.tsx';
import { WaiverPage } from '#features/guests/components/waiver-page.tsx';
import { linkedGuestsQuery } from '#features/guests/queries.ts';
import { OwnQuotes } from '#features/inquiries/components/own-quotes.tsx';
import { ownQuotesQuery } from '#features/inquiries/queries/own.ts';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';

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

/** What each part of a page reads by a call of its own. */
const charter = { status: 'confirmed', mode: 'bareboat', boarding: {}, number: '00000001' };
const PARTS: readonly (readonly [string, ReactElement, { readonly queryKey: QueryKey }])[] = [
  ['the event quotes', <OwnQuotes key="quotes" />, ownQuotesQuery()],
  ['the applications', <OwnApplications key="applications" />, ownApplicationsQuery()],
  ['the guests', <GuestsSection key="guests" token="x" />, linkedGuestsQuery('x')],
  ['the captain', <CaptainSection key="captain" token="x" />, chosenCaptainQuery('x')],
];

test.each(PARTS)('%s that could not be read are asked for again by a button', (_what, part, { queryKey }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  queries.setQueryData(linkedCharterQuery('x').queryKey, charter as unknown as ClientCharterAnswer);
  queries
    .getQueryCache()
    .build(queries, { queryKey })
    .setState({ status: 'error', error: new Error('Away') });
  const html = inLanguage('es', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={queries}>{part}</QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  expect(html).toMatch(/role="alert".*No se pudo cargar.*<button[^>]*>.*Intentar de nuevo/s);
  // The header stays above a part that a link on the page leads to.
  expect(html).not.toMatch(/<section[^>]* id="[a-z]+" class="(?![^"]*scroll-mt)/);
});

test('until the terms that are out are known, none can be sent: that would take them back', () => {
  const dossier = { id: 'x', status: 'approved' } as DossierAnswer;
  const shown = (queries: QueryClient) =>
    inLanguage('en', () =>
      renderToStaticMarkup(
        <QueryClientProvider client={queries}>
          <RolesProvider value={EVERY_RIGHT}>
            <Terms application={dossier} />
          </RolesProvider>
        </QueryClientProvider>,
      ),
    );
  const failed = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = termsQuery('x');
  failed
    .getQueryCache()
    .build(failed, { queryKey })
    .setState({ status: 'error', error: new Error('Away') });
  expect(shown(failed)).toMatch(/role="alert".*terms could not be loaded.*Try again/s);
  expect(shown(failed)).not.toContain('<form');
  expect(shown(new QueryClient())).toBe('');
  // Terms that are known stay so when reading them again fails: a colleague may have chosen the next file.
  failed.setQueryData(queryKey, []);
  failed
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: 'error', error: new Error('Away') });
  expect(shown(failed)).toMatch(/terms could not be loaded.*<form/s);
});

test('steps before departure that could not be read are not left out as if nothing were missing', () => {
  const steps = [stepNotRead('Waivers of your guests', '#guests')];
  const html = renderToStaticMarkup(
    <BeforeYouSail charter={charter as unknown as ClientCharterAnswer} agreement={undefined} steps={steps} />,
  );
  expect(html).toMatch(/Unknown.*Waivers of your guests.*href="#guests"/s);
  // Its link only leads to the part of the page that has the button.
  expect(html).not.toContain('Try again');
});
