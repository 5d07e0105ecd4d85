import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { UnsentMails } from './unsent-mails.tsx';

test('a mail without a text can’t be sent again, and it is not said that it ever had one', () => {
  const mail = {
    id: 'one',
    subject: 'Request received',
    to: 'rosa@visitors.example',
    at: '2027-03-10T15:00:00Z',
  };
  const drawn = (isKept: boolean) =>
    inLanguage('en', () =>
      renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <RolesProvider value={['administrator']}>
            <UnsentMails mails={[{ ...mail, reason: 'withheld', isKept }]} />
          </RolesProvider>
        </QueryClientProvider>,
      ),
    );
  expect(drawn(true)).toContain('Send again');
  expect(drawn(false)).not.toContain('Send again');
  expect(drawn(false)).toContain('withheld. It can’t be sent again: its text is not kept.');
});
