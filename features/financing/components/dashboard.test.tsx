import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { isOpen } from '../domain/index.ts';
import type { ApplicationStatus } from '../domain/status.ts';
import { applicationQuery, messagesQuery, ownApplicationsQuery, termsQuery } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { Conversation } from './conversation.tsx';
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

/** What the screen has read besides the application. */
type Answers = { readonly messages?: readonly object[]; readonly terms?: readonly object[] };

/** The text that a screen shows for an application in that status, without its tags. */
function textOf(node: ReactNode, status: ApplicationStatus, more: object = {}, read: Answers = {}): string {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(applicationQuery(ID).queryKey, { ...application(status), ...more });
  if (read.messages) queries.setQueryData<unknown>(messagesQuery(ID).queryKey, read.messages);
  if (read.terms) queries.setQueryData<unknown>(termsQuery(ID).queryKey, read.terms);
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

describe('that the applicant is all set', () => {
  const message = (id: string, isRead = true) => ({
    id,
    messageType: id === 'colleague' ? 'system' : id,
    isRead,
    isPersonal: id !== 'system',
    subject: 'A message',
    content: 'Its text',
    createdAt: '2027-03-05T15:00:00Z',
    documents: [],
  });
  const received = message('system');
  const isSaid = (status: ApplicationStatus, more: object, messages: object[], terms?: object[]) => {
    const shown: Partial<ApplicationAnswer> = { ...application(status), ...more };
    const node = <Conversation application={shown as ApplicationAnswer} onDemo={() => undefined} />;
    return textOf(node, status, more, { messages, ...(terms && { terms }) }).includes('all set for now');
  };

  test('is said where nothing is wanted of them', () => {
    expect(
      isSaid('under_review', { documentsStatus: { ID: 'uploaded', Bank: 'optional' } }, [received]),
    ).toBe(true);
    expect(isSaid('approved', {}, [received], [])).toBe(true);
    expect(isSaid('under_review', {}, [message('colleague'), message('applicant')])).toBe(true);
    expect(isSaid('needs_docs', { documentsStatus: { ID: 'pending' } }, [])).toBe(true);
  });

  test.each([
    ['a document is missing', 'needs_docs', { documentsStatus: { ID: 'pending' } }, [received]],
    ['a message is unread', 'under_review', {}, [message('system', false)]],
    ['the lender has not been answered', 'under_review', {}, [received, message('lender')]],
    [
      'a colleague has not been answered',
      'under_review',
      {},
      [received, message('colleague'), message('system')],
    ],
    ['the lender’s terms are to be signed', 'finalizing', {}, [received], [{ state: 'open' }]],
    ['it is not known whether there are terms to sign', 'finalizing', {}, [received]],
    ['the application is over', 'declined', {}, [received]],
  ] as const)('is not said while %s', (_, status, more, messages, terms?: readonly object[]) => {
    expect(isSaid(status, more, [...messages], terms && [...terms])).toBe(false);
  });
});
