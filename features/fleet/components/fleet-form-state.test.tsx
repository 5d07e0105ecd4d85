import { act } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWithoutPage } from '#tests/rules/without-page.ts';
import { readFleetSearch } from '../domain/index.ts';
import { useFleetForm } from './fleet-form-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The search form at /yachts, whose list is there at once, and the address it has reached. */
async function aSearchForm() {
  const drawn: ReturnType<typeof useFleetForm>[] = [];
  function Form() {
    const [query] = useSearchParams();
    drawn.push(useFleetForm(readFleetSearch(query, '2031-05-04').search, query));
    return null;
  }
  const routes = [{ path: '/yachts', loader: () => null, Component: Form, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: ['/yachts'] });
  await runWithoutPage(<RouterProvider router={router} />);
  return {
    change: (drawn.at(-1) as (typeof drawn)[number]).change,
    values: () => drawn.at(-1)?.values,
    query: () => router.state.location.search,
  };
}

test('what was typed and chosen before the scripts came takes effect together', async () => {
  const form = await aSearchForm();
  // As the form takes it over: all in one go, in the order of the fields.
  await act(() => {
    form.change('location', 'miami-beach');
    form.change('guests', '8');
  });
  expect(form.values()).toMatchObject({ location: 'miami-beach', guests: '8' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(form.query()).toBe('?location=miami-beach&guests=8');
  expect(form.values()).toMatchObject({ location: 'miami-beach', guests: '8' });
});
