import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EVERY_RIGHT } from '#core/rights.ts';
import { AccountSecurity } from '#features/accounts/components/account-security.tsx';
import { passkeysQuery, sessionsQuery } from '#features/accounts/queries/account.ts';
import type { UserAnswer } from '#features/accounts/schema.ts';
import { VerifyDocument } from '#features/agreements/components/verify-document.tsx';
import { BeforeYouSail, stepNotRead } from '#features/charters/components/before-you-sail.tsx';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { toSignQuery } from '#features/charters/queries/agreements.ts';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import type { ClientCharterAnswer } from '#features/charters/schema/index.ts';
import { ProfileScreen } from '#features/customers/components/profile-screen.tsx';
import { CaptainSection } from '#features/departures/components/captain-section.tsx';
import { ContractPage } from '#features/departures/components/contract-page.tsx';
import { chosenCaptainQuery } from '#features/departures/queries.ts';
import { Terms } from '#features/financing/components/admin/terms.tsx';
import { Dashboard } from '#features/financing/components/dashboard.tsx';
import { OwnApplications } from '#features/financing/components/own-applications.tsx';
import { applicationQuery, ownApplicationsQuery, termsQuery } from '#features/financing/queries.ts';
import type { ApplicationAnswer, DossierAnswer } from '#features/financing/schema/answers.ts';
import { GuestsSection } from '#features/guests/components/guests-section.tsx';
import { WaiverPage } from '#features/guests/components/waiver-page.tsx';
import { linkedGuestsQuery } from '#features/guests/queries.ts';
import { OwnQuotes } from '#features/inquiries/components/own-quotes.tsx';
import { ownQuotesQuery } from '#features/inquiries/queries/own.ts';
import { paymentsQuery } from '#features/reporting/components/admin/calls.ts';
import { Overview } from '#features/reporting/components/admin/overview.tsx';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';

/** A part as it is drawn for somebody who has every right. */
function drawn(part: ReactElement, queries: QueryClient): string {
  const element = (
    <QueryClientProvider client={queries}>
      <RolesProvider value={EVERY_RIGHT}>{part}</RolesProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return inLanguage('es', () => renderToStaticMarkup(<RouterProvider router={router} />));
}

const of = { token: 'x', failed: true, back: undefined, onThanked: () => undefined };
const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['a waiver', <WaiverPage key="waiver" {...of} />],
  ['a captain’s contract', <ContractPage key="contract" {...of} />],
  ['a charter', <LinkedCharter key="charter" {...of} />],
  ['a profile', <ProfileScreen key="profile" failed />],
  ['an application', <Dashboard key="application" applicationId={undefined} failed />],
  ['a document that is checked', <VerifyDocument key="document" id="x" failed />],
];

test.each(PAGES)('%s that could not be read is asked for again by a button', (_what, page) => {
  expect(drawn(page, new QueryClient())).toMatch(/role="alert".*<button[^>]*>.*Intentar de nuevo/s);
});

const charter = {
  status: 'confirmed',
  mode: 'bareboat',
  number: '00000001',
  yacht: { id: 'serenata', name: 'Serenata' },
  startDate: '2027-03-06',
  departsAt: '2027-03-06T17:00:00Z',
  returnsAt: '2027-03-06T22:00:00Z',
  boarding: { picture: null, marina: '', arriveBy: '2027-03-06T16:30:00Z' },
  money: null,
  quote: null,
  estimate: null,
  cancellation: null,
} as unknown as ClientCharterAnswer;
const application = {
  id: 'x',
  status: 'approved',
  documents: [],
  documentsRequired: [],
} as unknown as ApplicationAnswer;
const user = { username: 'rosa' } as UserAnswer;
/** Each part of a page that is read by a call of its own, and that call. */
const PARTS: readonly (readonly [string, ReactElement, { readonly queryKey: QueryKey }])[] = [
  ['the event quotes', <OwnQuotes key="quotes" />, ownQuotesQuery()],
  ['the applications', <OwnApplications key="applications" />, ownApplicationsQuery()],
  ['the guests', <GuestsSection key="guests" token="x" />, linkedGuestsQuery('x')],
  ['the captain', <CaptainSection key="captain" token="x" />, chosenCaptainQuery('x')],
  ['the agreement', <LinkedCharter key="agreement" {...of} failed={false} />, toSignQuery('x')],
  ['the applicant’s terms', <Dashboard key="x" applicationId="x" failed={false} />, termsQuery('x')],
  ['the devices', <AccountSecurity key="devices" user={user} />, sessionsQuery()],
  ['the passkeys', <AccountSecurity key="passkeys" user={user} />, passkeysQuery()],
  ['the overview’s money', <Overview key="money" morePages={[]} />, paymentsQuery({})],
];

test.each(PARTS)('%s that could not be read are asked for again by a button', (_what, part, { queryKey }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  queries.setQueryData(linkedCharterQuery('x').queryKey, charter);
  queries.setQueryData(applicationQuery('x').queryKey, application);
  queries
    .getQueryCache()
    .build(queries, { queryKey })
    .setState({ status: 'error', error: new Error('Away') });
  const html = drawn(part, queries);
  expect(html).toMatch(/role="alert".*No se pud(o|ieron).*<button[^>]*>.*Intentar de nuevo/s);
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
  const html = renderToStaticMarkup(<BeforeYouSail charter={charter} agreement={undefined} steps={steps} />);
  expect(html).toMatch(/Unknown.*Waivers of your guests.*href="#guests"/s);
  // Its link only leads to the part of the page that has the button.
  expect(html).not.toContain('Try again');
});
