import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#core/language.ts';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import { inLanguage } from '#platform/language.ts';
import { chosenCaptainQuery } from '../queries.ts';
import type { ChoiceAnswer } from '../schema.ts';
import { CaptainSection, useCaptainStep } from './captain-section.tsx';

const answerOf = (kind: 'named' | 'self', state: 'open' | 'sealed') =>
  ({
    canChoose: true,
    charterer: 'Rosa Delgado',
    captains: [],
    choice: { kind, captainId: null, name: 'Rosa Delgado', license: 'master-50', phone: '', isMailed: false },
    isLost: false,
    isAwaited: false,
    isCurrent: true,
    contracts: [
      { id: 'a', kind: 'captain', state, isAlone: kind === 'self', createdAt: '2027-03-06T17:00:00Z' },
    ],
  }) as unknown as ChoiceAnswer;

function Step() {
  return useCaptainStep('t').map(({ name, note }) => <p key={name}>{note}</p>);
}

/** The captain's section, and the step that leads to it, once one is chosen. */
function pageOf(language: Language, answer: ChoiceAnswer): string {
  const client = new QueryClient();
  const charter: object = { mode: 'bareboat', status: 'confirmed' };
  client.setQueryData<object>(linkedCharterQuery('t').queryKey, charter);
  client.setQueryData(chosenCaptainQuery('t').queryKey, answer);
  const element = (
    <QueryClientProvider client={client}>
      <Step />
      <CaptainSection token="t" />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = inLanguage(language, () => renderToStaticMarkup(<RouterProvider router={router} />));
  return page.replaceAll(/<[^>]*>/g, ' ');
}

test.each(LANGUAGES)(
  'in %s, a client who is the captain signs a declaration, and no contract',
  (language) => {
    for (const state of ['open', 'sealed'] as const) {
      expect(pageOf(language, answerOf('self', state))).not.toMatch(/contra(?:c?t|to)/i);
      expect(pageOf(language, answerOf('named', state))).toMatch(/contra(?:c?t|to)/i);
    }
  },
);

test('what a client who is the captain signs is called by its name', () => {
  const open = pageOf('en', answerOf('self', 'open'));
  expect(open).toContain('Your declaration as captain');
  expect(open).toContain('Sign your declaration as captain');
  expect(pageOf('en', answerOf('self', 'sealed'))).toContain('Rosa Delgado, declaration signed');
});
