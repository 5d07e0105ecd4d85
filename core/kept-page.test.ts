import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetThisPage, keepThisPage } from './kept-page.ts';

const SITE = 'https://miami-flow.example';
const WORKER = readFileSync(new URL('../public/trip-worker.js', import.meta.url), 'utf8');
const NOW = new Date('2027-03-04T12:00:00Z');
const at = (day: number) => new Date(Date.UTC(2027, 2, day, 12));

/** The browser's storage, as far as a kept page uses it. */
function createStorage() {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SITE).href;
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      add: async (asked: string) => void files.set(keyOf(asked), new Response(`kept ${keyOf(asked)}`)),
      put: async (asked: string, answer: Response) => void files.set(keyOf(asked), answer),
      match: async (asked: string) => files.get(keyOf(asked))?.clone(),
      delete: async (asked: string) => files.delete(keyOf(asked)),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  };
  return {
    open,
    match: async (asked: string | { url: string }) =>
      [...stored.values()]
        .map((files) => files.get(keyOf(asked)))
        .find(Boolean)
        ?.clone(),
    delete: async (name: string) => stored.delete(name),
  };
}

let storage: ReturnType<typeof createStorage>;
const opens = (path: string) => vi.stubGlobal('location', { pathname: path, origin: SITE });
const isKept = async (path: string) => (await storage.match(path)) !== undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storage = createStorage();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('document', { images: [] });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register: async () => undefined } });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const saturday = { number: '00000001', departsAt: at(6), until: at(7) };
const inThreeWeeks = { number: '00000002', departsAt: at(25), until: at(26) };

async function keep(path: string, charter: typeof saturday) {
  opens(path);
  await keepThisPage(charter);
}

describe('the page that is kept for the dock (product 1.14)', () => {
  test.each([undefined, inThreeWeeks.number])('stays where another page is opened: %s', async (number) => {
    await keep('/trip/saturday', saturday);
    opens('/quote/another');
    await forgetThisPage(number);
    expect(await isKept('/trip/saturday')).toBe(true);
  });

  test('goes with its own link, and with its charter by whichever link', async () => {
    await keep('/trip/saturday', saturday);
    await forgetThisPage(undefined);
    expect(await isKept('/trip/saturday')).toBe(false);
    await keep('/trip/saturday', saturday);
    opens('/trip/newer-link');
    await forgetThisPage(saturday.number);
    expect(await isKept('/trip/saturday')).toBe(false);
  });

  test('is that of the charter that departs first', async () => {
    await keep('/trip/later', inThreeWeeks);
    await keep('/trip/saturday', saturday);
    expect([await isKept('/trip/later'), await isKept('/trip/saturday')]).toEqual([false, true]);
    await keep('/trip/later', inThreeWeeks);
    expect([await isKept('/trip/later'), await isKept('/trip/saturday')]).toEqual([false, true]);
    // Once the first is over, or has moved behind, the other has its place.
    vi.setSystemTime(at(8));
    await keep('/trip/later', inThreeWeeks);
    expect([await isKept('/trip/later'), await isKept('/trip/saturday')]).toEqual([true, false]);
    await keep('/trip/later-by-another-link', { ...inThreeWeeks, departsAt: at(28), until: at(29) });
    expect(await isKept('/trip/later-by-another-link')).toBe(true);
  });
});

describe('the worker of the dock', () => {
  /** Asks the worker for a page, with this network. */
  async function ask(path: string, network: () => Promise<Response>) {
    type Asked = { request: { url: string }; respondWith: (answer: Promise<Response>) => void };
    const listeners = new Map<string, (event: Asked) => void>();
    const self = {
      addEventListener: (name: string, listener: (event: Asked) => void) => listeners.set(name, listener),
      location: { origin: SITE },
    };
    new Function('self', 'caches', 'fetch', WORKER)(self, storage, network);
    let answer: Promise<Response> | undefined;
    const request = { url: `${SITE}${path}`, method: 'GET', destination: 'document', mode: 'navigate' };
    listeners.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    return answer?.then((given) => given.text());
  }
  const fresh = async () => new Response('fresh');
  const hanging = () => new Promise<Response>(() => {});
  const none = () => Promise.reject(new TypeError('No network'));

  test('shows what the network has, and the kept page where there is none', async () => {
    await keep('/trip/saturday', saturday);
    expect(await ask('/trip/saturday', fresh)).toBe('fresh');
    expect(await ask('/trip/saturday', none)).toMatch(/^kept/);
    await expect(ask('/trip/another', none)).rejects.toThrow('No network');
  });

  test('waits four seconds for a network that hangs', async () => {
    await keep('/trip/saturday', saturday);
    const shown = ask('/trip/saturday', hanging);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await shown).toMatch(/^kept/);
    // Where nothing is kept, there is nothing to show instead.
    const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 9000, new Response('fresh')));
    const waited = ask('/trip/another', slow);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await waited).toBe('fresh');
  });

  test('shows nothing of a page whose time is over', async () => {
    await keep('/trip/saturday', saturday);
    vi.setSystemTime(at(8));
    await expect(ask('/trip/saturday', none)).rejects.toThrow('No network');
    expect(await isKept('/trip/saturday')).toBe(false);
  });
});
