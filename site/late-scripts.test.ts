import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const CODE = 'import "/assets/manifest.js";\nimport("/assets/entry.js");\n// </scr" + "ipt>';
const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="ours"/><link rel="modulepreload" href="/assets/b.js" nonce="ours"/>' +
  '<link rel="preload" href="/font.woff2" as="font"/></head>' +
  `<body><script>window.state = 1</script><script nonce="ours" type="module" async="">${CODE}</script></body>`;

/** A browser's page as far as the starter sees it. */
function openPage(
  html: string,
  {
    saysWhenIdle = true,
    tellsOfPaints = false,
    picture,
  }: { saysWhenIdle?: boolean; tellsOfPaints?: boolean; picture?: { decode(): Promise<void> } } = {},
) {
  const appended: Record<string, unknown>[] = [];
  const listeners = new Map<string, () => void>();
  const timers: { run: () => void; after: number }[] = [];
  const frames: (() => void)[] = [];
  const idle: { run: () => void; timeout: number }[] = [];
  const watchers = new Set<(list: { getEntries(): { element: unknown }[] }) => void>();
  class PerformanceObserver {
    static supportedEntryTypes = ['largest-contentful-paint'];
    readonly #told: (list: { getEntries(): { element: unknown }[] }) => void;
    constructor(told: (list: { getEntries(): { element: unknown }[] }) => void) {
      this.#told = told;
    }
    observe() {
      watchers.add(this.#told);
    }
    disconnect() {
      watchers.delete(this.#told);
    }
  }
  const requestIdleCallback = (run: () => void, { timeout }: { timeout: number }) =>
    idle.push({ run, timeout });
  const starter =
    /<script nonce="ours">\(([\s\S]*?)<\/script>/.exec(html)?.[0].replace(/<\/?script[^>]*>/g, '') ?? '';
  runInNewContext(starter, {
    document: {
      documentElement: {},
      createElement: (name: string) => ({ name }),
      head: { append: (node: Record<string, unknown>) => appended.push(node) },
      querySelector: () => picture ?? null,
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    self: {
      ...(saysWhenIdle ? { requestIdleCallback } : {}),
      ...(tellsOfPaints ? { PerformanceObserver } : {}),
    },
    requestIdleCallback,
    PerformanceObserver,
    // What is pressed early is tried in a real browser (tests/e2e/early-clicks.spec.ts).
    MutationObserver: class {
      observe() {}
    },
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
  });
  /** Draws the two frames after which what was ready before them is surely on the screen. */
  const paint = () => {
    for (let frame = 0; frame < 2; frame += 1) frames.shift()?.();
  };
  /** The browser tells which elements were its largest so far. */
  const tellPaintOf = (...elements: unknown[]) => {
    for (const told of watchers) told({ getEntries: () => elements.map((element) => ({ element })) });
  };
  return { appended, listeners, timers, idle, paint, tellPaintOf, watchers };
}

describe('startScriptsLate', () => {
  test('takes the scripts out of the page, and nothing else', () => {
    const { html, inserted } = startScriptsLate(PAGE, 'ours');
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="preload" href="/font.woff2" as="font"/>');
    expect(html).toContain('<script>window.state = 1</script>');
    expect(inserted).toEqual([CODE]);
  });

  test('fetches nothing until there is a sign', () => {
    expect(openPage(startScriptsLate(PAGE, 'ours').html).appended).toEqual([]);
  });

  test.each(['pointerdown', 'keydown', 'touchstart'])('starts at the first %s, once', (sign) => {
    const { appended, listeners } = openPage(startScriptsLate(PAGE, 'ours').html);
    listeners.get(sign)?.();
    listeners.get(sign)?.();
    expect(appended).toEqual([
      { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
      { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
      { name: 'script', type: 'module', textContent: CODE },
    ]);
  });

  test('asks for a few files at a time, in their order, the code last', () => {
    const files = Array.from({ length: 13 }, (_, k) => `/assets/${k}.js`);
    const links = files.map((href) => `<link rel="modulepreload" href="${href}" nonce="ours"/>`).join('');
    const page = PAGE.replace(/<link rel="modulepreload".*b.js" nonce="ours"\/>/, links);
    const { appended, listeners, timers } = openPage(startScriptsLate(page, 'ours').html);
    const later = () => timers.filter(({ after }) => after === 0);
    listeners.get('keydown')?.();
    expect(appended).toHaveLength(6);
    later()[0]?.run();
    expect(appended).toHaveLength(12);
    later()[1]?.run();
    expect(appended.map(({ href }) => href)).toEqual([...files, undefined]);
    expect(appended.at(-1)).toMatchObject({ type: 'module', textContent: CODE });
    expect(later()).toHaveLength(2);
  });

  test('starts when the page has loaded, is painted and the browser is idle', () => {
    const { appended, listeners, idle, paint } = openPage(startScriptsLate(PAGE, 'ours').html);
    listeners.get('load')?.();
    expect(idle).toEqual([]);
    paint();
    expect(appended).toEqual([]);
    expect(idle).toEqual([{ run: expect.any(Function), timeout: 1_000 }]);
    idle[0]?.run();
    expect(appended).toHaveLength(3);
  });

  test('starts shortly after the page has loaded where a browser can not say when it is idle', () => {
    const { appended, listeners, timers, paint } = openPage(startScriptsLate(PAGE, 'ours').html, {
      saysWhenIdle: false,
    });
    listeners.get('load')?.();
    paint();
    expect(appended).toEqual([]);
    timers.find(({ after }) => after === 200)?.run();
    expect(appended).toHaveLength(3);
  });

  test.each(['decoded', 'broken'])('waits for its first picture to be %s', async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { listeners, idle, paint } = openPage(startScriptsLate(PAGE, 'ours').html, {
      picture: { decode: () => promise },
    });
    listeners.get('load')?.();
    paint();
    expect(idle).toEqual([]);
    if (end === 'decoded') resolve();
    else reject(new Error('EncodingError'));
    await promise.catch(() => {});
    await Promise.resolve();
    paint();
    expect(idle).toHaveLength(1);
  });

  test('waits until the browser tells that the first picture is on the screen', async () => {
    const picture = { decode: () => Promise.resolve() };
    const { listeners, idle, paint, tellPaintOf, watchers } = openPage(startScriptsLate(PAGE, 'ours').html, {
      tellsOfPaints: true,
      picture,
    });
    listeners.get('load')?.();
    await picture.decode();
    paint();
    tellPaintOf({ name: 'h1' });
    expect(idle).toEqual([]);
    tellPaintOf({ name: 'h1' }, picture);
    expect(idle).toHaveLength(1);
    expect(watchers.size).toBe(0);
  });

  test('any paint will do on a page that has no picture at its top', () => {
    const { listeners, idle, paint, tellPaintOf } = openPage(startScriptsLate(PAGE, 'ours').html, {
      tellsOfPaints: true,
    });
    listeners.get('load')?.();
    paint();
    expect(idle).toEqual([]);
    tellPaintOf({ name: 'h1' });
    expect(idle).toHaveLength(1);
  });

  test('a picture that is never told of does not keep the scripts back', async () => {
    const picture = { decode: () => Promise.resolve() };
    const { listeners, idle, timers, paint, tellPaintOf } = openPage(startScriptsLate(PAGE, 'ours').html, {
      tellsOfPaints: true,
      picture,
    });
    listeners.get('load')?.();
    await picture.decode();
    paint();
    tellPaintOf({ name: 'h1' });
    timers.find(({ after }) => after === 400)?.run();
    expect(idle).toHaveLength(1);
  });

  test('starts after three seconds on a line too slow to load the page', () => {
    const { appended, timers } = openPage(startScriptsLate(PAGE, 'ours').html);
    timers.find(({ after }) => after === 3_000)?.run();
    expect(appended).toHaveLength(3);
  });

  test('code can not end the script that carries it', () => {
    const { html } = startScriptsLate(PAGE.replace('/assets/a.js', '/assets/a.js?</script>'), 'ours');
    expect(html.match(/<\/script>/g)).toHaveLength(PAGE.match(/<\/script>/g)?.length ?? 0);
  });

  test('what came with the content stays where it is, and is not started', () => {
    const injected =
      '<link rel="modulepreload" href="/evil.js"/><script type="module" async="">steal()</script>';
    const { html, inserted } = startScriptsLate(injected + PAGE, 'ours');
    expect(html.startsWith(injected)).toBe(true);
    expect(inserted).toEqual([CODE]);
    expect(html.slice(injected.length)).not.toContain('evil');
  });

  test('a page without scripts stays as it is', () => {
    expect(startScriptsLate('<p>Closed</p>', 'ours')).toEqual({ html: '<p>Closed</p>', inserted: [] });
  });
});
