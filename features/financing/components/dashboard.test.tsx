import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { isOpen } from '../domain/index.ts';
import type { ApplicationStatus } from '../domain/status.ts';
import { applicationQuery, ownApplicationsQuery } from '../queries.ts';
import { Dashboard } from './dashboard.tsx';
import { OwnApplications } from './own-applications.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const application = (status: ApplicationStatus) => ({
  id: ID,
  isDemo: false,
  purpose: 'acquisition',
  estimatedAmount: 250_000,
  status,
  submittedAt: '2027-03-05T15:00:00Z',
  firstName: 'Elena',
  lastName: 'Marsh',
  documentsRequired: [],
  documentsStatus: {},
  documentNotes: {},
  documents: [],
  isOpen: isOpen(status),
  mayReply: true,
  unreadMessages: 0,
});

/** The text that a screen shows for an application in that status, without its tags. */
function textOf(node: ReactNode, status: ApplicationStatus): string {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(applicationQuery(ID).queryKey, application(status));
  queries.setQueryData<unknown>(ownApplicationsQuery().queryKey, [application(status)]);
  const router = createMemoryRouter([{ path: '/', element: node }]);
  const drawn = inLanguage('en', () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('beside a decision, the amount is the one that was asked for and says so', () => {
  expect(textOf(<Dashboard applicationId={ID} failed={false} />, 'approved')).toContain(
    'Amount requested $250,000',
  );
  expect(textOf(<OwnApplications />, 'approved')).toContain('$250,000 requested Approved');
});

test.each([
  ['declined', true],
  ['complete', true],
  ['withdrawn', true],
  ['under_review', false],
] as const)('whoever’s application is %s finds a way to another: %s', (status, canApply) => {
  const text = textOf(<Dashboard applicationId={ID} failed={false} />, status);
  expect(text.includes('Apply again')).toBe(canApply);
});

test('once an application is over, its applicant can still answer, and attach a file unless they withdrew', () => {
  const shown = (status: ApplicationStatus) => {
    const text = textOf(<Dashboard applicationId={ID} failed={false} />, status);
    return [text.includes('Send reply'), text.includes('Attach a document')];
  };
  expect(shown('declined')).toEqual([true, true]);
  expect(shown('complete')).toEqual([true, true]);
  expect(shown('withdrawn')).toEqual([true, false]);
});
