import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StaffRole } from '#core/rights.ts';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import type { DossierAnswer } from '../../schema/answers.ts';
import { Messages } from './messages.tsx';

const FILES = ['clean', 'waiting', 'infected'] as const;

/** The links in the messages of an application whose applicant has sent a file of each kind. */
function linksFor(role: StaffRole): (string | undefined)[] {
  const files = FILES.map((scan) => ({ id: scan, fileName: `${scan}.pdf`, scan }));
  const reply = {
    id: 'reply',
    messageType: 'applicant',
    subject: '',
    content: 'Here they are',
    createdAt: '2027-03-10T15:00:00Z',
    isRead: true,
    documents: files,
  };
  const application = { id: 'one', firstName: 'Elena', messages: [reply], documents: files, unsentMails: [] };
  const drawn = inLanguage('en', () =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <RolesProvider value={[role]}>
          <Messages application={application as unknown as DossierAnswer} />
        </RolesProvider>
      </QueryClientProvider>,
    ),
  );
  for (const { fileName } of files) expect(drawn).toContain(fileName);
  return [...drawn.matchAll(/ download="([^"]*)"/g)].map(([, name]) => name);
}

test('a file in a reply is a link for whoever may open it, once it is scanned', () => {
  expect(linksFor('underwriting')).toEqual(['clean.pdf']);
  expect(linksFor('administrator')).toEqual([]);
  expect(linksFor('read-only')).toEqual([]);
});
