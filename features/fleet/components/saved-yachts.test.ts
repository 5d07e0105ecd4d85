import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { leaveSavedYachts, mergeSavedYachts, toggleSavedYacht } from './saved-yachts.ts';

const answered = (status = 200) => Response.json(status === 200 ? [] : { error: 'No.' }, { status });
/** What the account was told so far, as "PUT ara". */
let calls: string[];
/** The outcome of a call, for those that are not answered at once. */
let held: Map<string, Promise<Response>>;
let stored: Map<string, string>;

/** Holds back the answer to a call, until it is answered or fails. */
function hold(call: string) {
  const outcome = Promise.withResolvers<Response>();
  held.set(call, outcome.promise);
  return outcome;
}

const press = (id: string) => inLanguage('en', () => toggleSavedYacht(id));

beforeEach(() => {
  [calls, held, stored] = [[], new Map(), new Map()];
  vi.stubGlobal('window', {
    location: { origin: 'http://localhost' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('document', { cookie: 'signed_in=1', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${new URL(address).pathname.split('/').at(-1)}`;
    calls.push(call);
    return held.get(call) ?? Promise.resolve(answered());
  });
  leaveSavedYachts();
});
afterEach(() => {
  leaveSavedYachts();
  vi.unstubAllGlobals();
});

test('a call that hangs holds back no heart of another yacht', async () => {
  const put = hold('PUT ara');
  press('ara');
  press('bea');
  await expect.poll(() => calls).toContain('PUT bea');
  put.resolve(answered());
});

test('a press that failed does not win over a later one that did not', async () => {
  const put = hold('PUT ara');
  press('ara');
  press('ara');
  await expect.poll(() => calls).toContain('PUT ara');
  expect(calls).not.toContain('DELETE ara');
  put.reject(new TypeError('No network'));
  await expect.poll(() => calls).toContain('DELETE ara');
  expect(Object.fromEntries(stored)).toEqual({});
});

test('without a session, what was pressed last is what this browser keeps', async () => {
  const put = hold('PUT ara');
  held.set('DELETE ara', Promise.resolve(answered(401)));
  const bea = hold('PUT bea');
  press('ara');
  press('bea');
  press('ara');
  await expect.poll(() => calls).toContain('PUT bea');
  bea.resolve(answered(401));
  put.resolve(answered(401));
  await expect.poll(() => calls).toContain('DELETE ara');
  await expect.poll(() => Object.fromEntries(stored)).toEqual({ savedYachts: '["bea"]' });
});

test('a press that waits when its client signs out is not told as the next one’s', async () => {
  const put = hold('PUT ara');
  press('ara');
  press('ara');
  await expect.poll(() => calls).toContain('PUT ara');
  leaveSavedYachts();
  // The next client's own press of that yacht waits for nothing of the former one's.
  press('ara');
  await expect.poll(() => calls.filter((call) => call === 'PUT ara')).toHaveLength(2);
  put.resolve(answered());
  press('bea');
  await expect.poll(() => calls).toContain('PUT bea');
  expect(calls).not.toContain('DELETE ara');
});

test('an account’s yachts that come in after its client signed out are shown to nobody', async () => {
  const get = hold('GET saved-yachts');
  const merged = inLanguage('en', mergeSavedYachts);
  await expect.poll(() => calls).toContain('GET saved-yachts');
  leaveSavedYachts();
  get.resolve(Response.json(['ara']));
  await merged;
  expect(press('ara'), 'it was not among the saved ones').toBe(true);
});

test('a call that fails after its client signed out leaves nothing for the next one', async () => {
  const put = hold('PUT ara');
  press('ara');
  await expect.poll(() => calls).toContain('PUT ara');
  leaveSavedYachts();
  put.reject(new TypeError('No network'));
  press('bea');
  await expect.poll(() => calls).toContain('PUT bea');
  expect(Object.fromEntries(stored)).toEqual({});
});
