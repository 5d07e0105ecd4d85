import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#core/api-client.ts';
import { inLanguage } from '#platform/language.ts';
import { toastStore } from '../toast-store.ts';
import { useChange } from './use-change.ts';

const told = vi.spyOn(toastStore, 'show');
afterEach(() => void told.mockClear());

/** What a part of a page gets that makes changes. */
function drawn() {
  const got: ReturnType<typeof useChange>[] = [];
  const Part = () => {
    got.push(useChange());
    return null;
  };
  renderToStaticMarkup(<Part />);
  return got[0] as ReturnType<typeof useChange>;
}

const refused = () => Promise.reject(new ApiError(409, JSON.stringify({ error: 'Somebody was first.' })));

test('a refusal that nothing on the page shows is said once, in a toast', async () => {
  expect(await inLanguage('en', () => drawn().press('Accepted', refused))).toBe(false);
  expect(told.mock.calls).toMatchObject([[{ description: 'Somebody was first.', variant: 'destructive' }]]);
});

test('a refusal that a form shows is not said in a toast, too', async () => {
  await expect(drawn().change('Saved', refused)).rejects.toThrow('Somebody was first.');
  expect(told).not.toHaveBeenCalled();
});

test('what was done is said by the title of its press', async () => {
  expect(await drawn().press('Accepted', async () => ({ message: 'All are told.' }))).toBe(true);
  expect(told.mock.calls).toMatchObject([[{ title: 'Accepted', description: 'All are told.' }]]);
});
