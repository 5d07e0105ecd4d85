import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { runWithoutPage } from '#tests/rules/without-page.ts';
import { Wizard } from './wizard.tsx';
import { EMPTY, keepInTab, readFromTab, resumed, stepOf } from './wizard-values.ts';

/** Opens the application in a tab that keeps something, its purpose ticked before the scripts came. */
async function openWithEarlyPurpose(purpose: string, keepSomething = () => {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  keepSomething();
  const router = createMemoryRouter([{ path: '/', Component: Wizard }]);
  const app = (
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  await runWithoutPage(app, { value: purpose });
}

test('what was chosen in step 1 before the scripts came is kept in the tab at once', async () => {
  await openWithEarlyPurpose('charter');
  expect(readFromTab()).toMatchObject({ step: 1, values: { one: { purpose: 'charter' } } });
});

test('it is kept over an application that the tab has, which stays at its step', async () => {
  const two = { ...EMPTY.two, firstName: 'Rosa' };
  const one = { ...EMPTY.one, purpose: 'charter' };
  await openWithEarlyPurpose('acquisition', () => keepInTab({ step: 2, values: { ...EMPTY, one, two } }));
  expect(readFromTab()).toMatchObject({
    step: 2,
    values: { one: { purpose: 'acquisition' }, two: { firstName: 'Rosa' } },
  });
});

test('what is resumed begins at step 1 if its charter date has passed meanwhile, else at step 2', () => {
  const kept = { charterDate: '2026-12-05', firstName: 'Rosa' };
  expect(resumed(4, kept, '2026-12-05')).toMatchObject({
    step: 2,
    values: { one: { charterDate: '2026-12-05' } },
  });
  expect(resumed(4, kept, '2026-12-06')).toMatchObject({ step: 1, values: { two: { firstName: 'Rosa' } } });
  expect(resumed(4, { charterDate: '' }, '2026-12-06').step).toBe(2);
});

test.each([
  ['charterDate', 1],
  ['zipCode', 2],
  ['monthlyNetIncome', 3],
  ['documents', undefined],
])('%s is asked for in step %s', (field, step) => {
  expect(stepOf(field)).toBe(step);
});
