import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { Language } from './language.ts';
import { sendAs } from './send-as.ts';
import { upload } from './upload.ts';

/** The parts of XMLHttpRequest that an upload uses; the test answers. */
class Request extends EventTarget {
  static last: Request;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  statusText = '';
  responseText = '';
  opened: unknown[] = [];
  sent: FormData | undefined;

  constructor() {
    super();
    Request.last = this;
  }

  open(...how: unknown[]) {
    this.opened = how;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  send(form: FormData) {
    this.sent = form;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, text: string, statusText = '') {
    Object.assign(this, { status, statusText, responseText: text });
    this.dispatchEvent(new Event('load'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

const route = {
  $path: () => '/api/applications/:applicationId/documents',
  $post: async () => Response.json({}),
};
const file = new Blob(['picture']);
const begin = (more: Partial<Parameters<typeof upload>[1]> = {}, language: Language = 'en') =>
  inLanguage(language, () =>
    upload(route, {
      param: { applicationId: 'a/1' },
      fields: { type: 'Government ID' },
      file: ['document', file, 'id.png'],
      ...more,
    }),
  );

describe('a file', () => {
  test('goes to its route, after what is said of it, and its answer comes back', async () => {
    const onProgress = vi.fn();
    const sent = begin({ onProgress });
    const { last } = Request;
    expect(last.opened).toEqual(['POST', '/api/applications/a%2F1/documents']);
    expect([...(last.sent?.keys() ?? [])]).toEqual(['type', 'document']);
    expect(last.sent?.get('document')).toMatchObject({ name: 'id.png' });
    expect([...last.headers]).toEqual([['accept-language', 'en']]);
    last.progress(1, 4);
    last.progress(1, 0);
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    last.answer(201, '{"id":"d1"}');
    expect(await sent).toEqual({ id: 'd1' });
  });

  test('goes under a key where it has one, from a browser that has a name', async () => {
    vi.stubGlobal('window', { location: { protocol: 'http:' } });
    vi.stubGlobal('document', { cookie: '' });
    void begin({ idempotencyKey: 'key-of-the-file' }, 'es');
    expect([...Request.last.headers]).toEqual([
      ['accept-language', 'es'],
      ['idempotency-key', 'key-of-the-file'],
    ]);
    expect(document.cookie).toMatch(/^miami_flow_browser=/);
  });

  test('goes in the way of all calls of the page: with the account that the page belongs to', () => {
    const leave = sendAs('account-1');
    void begin();
    leave();
    expect(Request.last.headers.get('x-account')).toBe('account-1');
    void begin();
    expect(Request.last.headers.get('x-account')).toBeUndefined();
  });

  test('that was refused throws what the API said', async () => {
    const sent = begin();
    Request.last.answer(413, '{"error":"Too large"}');
    await expect(sent).rejects.toMatchObject({ status: 413, refusal: { error: 'Too large' } });
  });

  test.each([
    ['a page', '<html>'],
    ['nothing', ''],
  ])('that was answered with %s instead of JSON fails at once', async (_, text) => {
    const sent = begin();
    Request.last.answer(200, text, 'OK');
    await expect(sent).rejects.toMatchObject({ name: 'ApiError', status: 200, refusal: {} });
  });

  test('that did not arrive says so', async () => {
    const sent = begin();
    Request.last.dispatchEvent(new Event('error'));
    await expect(sent).rejects.toThrow('We could not be reached.');
  });

  test('that was cancelled throws the reason, before or while it is sent', async () => {
    const control = new AbortController();
    const sent = begin({ signal: control.signal });
    control.abort(new Error('left out'));
    await expect(sent).rejects.toThrow('left out');
    await expect(begin({ signal: control.signal })).rejects.toThrow('left out');
  });
});
