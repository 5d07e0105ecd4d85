import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { expect, test } from 'vitest';
import { createApiClient } from '#core/api-client.ts';
import { DEFAULT_CONTACT } from '#core/brand.ts';
import { inLanguage } from '#platform/language.ts';
import { loader } from './layout/shell.tsx';
import { ErrorBoundary } from './root.tsx';

function Broken() {
  const error = useRouteError();
  return <ErrorBoundary {...({ error } as Parameters<typeof ErrorBoundary>[0])} />;
}

/** What the error page shows inside a frame with this contact data. */
function shownWithin(frame: string, contact: object | undefined) {
  const page = { id: 'page', path: '/about', Component: () => null };
  const routes = [{ id: 'root', errorElement: <Broken />, children: [{ id: frame, children: [page] }] }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/about'],
    hydrationData: {
      errors: { root: new Error('broken') },
      loaderData: contact ? { [frame]: { contact } } : {},
    },
  });
  return inLanguage('en', () => renderToString(<RouterProvider router={router} />));
}

const own = { ...DEFAULT_CONTACT, phone: '+1 (305) 555-0199', email: 'desk@own-yachts.example' };

test.each(['layout/shell', 'layout/apply-shell'])(
  'a page that broke within %s says how staff have set that they are reached',
  (frame) => {
    const shown = shownWithin(frame, own);
    expect(shown).toContain('This page ran aground');
    expect(shown).toContain('+1 (305) 555-0199');
    expect(shown).toContain('desk@own-yachts.example');
    expect(shown).not.toContain(DEFAULT_CONTACT.email);
  },
);

test('where that is not known either, it says what the site opened with', () => {
  expect(shownWithin('layout/shell', undefined)).toContain(DEFAULT_CONTACT.email);
});

test('while the settings cannot be read, the site says what they last were', async () => {
  const answers = [Response.json({ contact: own }), Response.json({}, { status: 503 })];
  const api = createApiClient('http://localhost', async () => answers.shift() ?? Response.error());
  const read = () => loader({ context: { get: () => api } } as unknown as Parameters<typeof loader>[0]);
  expect(await read()).toEqual({ contact: own });
  expect(await read()).toEqual({ contact: own });
});
