/** How long scripts wait at most for the page's own pictures, in milliseconds: a slow line must not keep a page still. */
const LONGEST_WAIT_MS = 3_000;

/** How long a painted picture may take to be told of, in milliseconds: one smaller than the text above it never is. */
const PAINT_TOLD_MS = 400;

/** How many files are asked for at a time: all of a page's at once would hold a phone's only thread for 100 ms. */
const FILES_AT_A_TIME = 6;

/**
 * What a visitor presses before the scripts are there is pressed again once they are: a button, a box, a form that scripts
 * send. Links, searches and menus of the browser's own work by themselves meanwhile. A box pressed twice stays as it was.
 */
const KEEP_EARLY_CLICKS = `
  const page = document.documentElement;
  const pressed = new Set();
  const keep = (event, element) => {
    event.preventDefault();
    if (element.type === 'checkbox' && pressed.delete(element)) return;
    pressed.delete(element);
    pressed.add(element);
  };
  const keepClick = (event) => {
    const element = event.target.closest('button, input[type="checkbox"], input[type="radio"]');
    if (!element || element.disabled || element.hasAttribute('popovertarget')) return;
    if (element.type === 'submit' && element.form) return;
    keep(event, element);
  };
  const keepSubmit = (event) => {
    if (event.target.getAttribute('method') !== 'get') keep(event, event.submitter ?? event.target);
  };
  // One by one, as a finger would: each has its effect before the next.
  const pressNext = () => {
    const [element] = pressed;
    if (!element) return;
    pressed.delete(element);
    element.requestSubmit ? element.requestSubmit() : element.click();
    setTimeout(pressNext);
  };
  addEventListener('click', keepClick, true);
  addEventListener('submit', keepSubmit, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', keepClick, true);
    removeEventListener('submit', keepSubmit, true);
    pressNext();
  }).observe(page, { attributeFilter: ['data-hydrated'] });`;

/** Code between script tags must not be able to end them. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Lets a page be seen before its scripts compete with its picture and fonts for the line: they are fetched when the
 * page has loaded, its first picture is on the screen (a browser that tells of its largest paint does so only then) and
 * the browser has nothing else to do, at the visitor's first touch or key, or after three seconds, whichever comes first.
 * Everything can be read and every link followed until then, and what is pressed is not lost.
 *
 * @param mark the nonce on what is ours: a script or a file that came with the page's content is left where it is
 * @returns the page, and the code that its own starter will insert: it needs leave to run like any inline script
 */
export function startScriptsLate(html: string, mark: string): { html: string; inserted: string[] } {
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${mark}"/>`, 'g');
  const entry = new RegExp(`<script nonce="${mark}" type="module" async="">([\\s\\S]*?)</script>`).exec(html);
  if (!entry) return { html, inserted: [] };
  const [tag, code = ''] = entry;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const nodes = [
    ...files.map((href) => ['link', { rel: 'modulepreload', href }]),
    ['script', { type: 'module', textContent: code }],
  ];
  const starter = `(() => {
  let isStarted = false;
  const nodes = ${literal(nodes)};
  const appendSome = () => {
    for (const [name, properties] of nodes.splice(0, ${FILES_AT_A_TIME})) document.head.append(Object.assign(document.createElement(name), properties));
    if (nodes.length) setTimeout(appendSome);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    appendSome();
  };
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) addEventListener(sign, start, { once: true, capture: true, passive: true });
  const whenIdle = () => self.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 200);
  const whenSeen = (picture) => {
    if (!self.PerformanceObserver || !PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return whenIdle();
    const done = () => {
      observer.disconnect();
      whenIdle();
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ element }) => !picture || element === picture)) done();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(done, ${PAINT_TOLD_MS});
  };
  const whenPainted = (picture) => requestAnimationFrame(() => requestAnimationFrame(() => whenSeen(picture)));
  addEventListener('load', () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    const next = () => whenPainted(picture);
    if (picture) picture.decode().then(next, next);
    else next();
  });
  setTimeout(start, ${LONGEST_WAIT_MS});${KEEP_EARLY_CLICKS}
})();`;
  return {
    html: html.replace(preload, '').replace(tag, () => `<script nonce="${mark}">${starter}</script>`),
    inserted: [code],
  };
}
