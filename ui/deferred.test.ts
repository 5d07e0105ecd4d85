import { afterEach, expect, test, vi } from 'vitest';
import { untilFetched } from './deferred.ts';

afterEach(() => vi.unstubAllGlobals());

/** A loader that fails so many times, then succeeds. */
function gone(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
}

test.each(['online', 'pointerdown', 'keydown'])(
  'what could not be fetched is fetched again with the next %s',
  async (chance) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const load = gone(2);
    const part = untilFetched(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    page.dispatchEvent(new Event(chance));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    page.dispatchEvent(new Event(chance));
    expect(await part).toBe('the part');
    // Once it has loaded, it is not loaded again.
    page.dispatchEvent(new Event(chance));
    expect(load).toHaveBeenCalledTimes(3);
  },
);

test('on the server a part that cannot be read is an error at once', async () => {
  await expect(untilFetched(gone(1))).rejects.toThrow('Failed to fetch');
});
