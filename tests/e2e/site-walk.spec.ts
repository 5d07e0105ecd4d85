import { splitPath } from '#core/language.ts';
import { fleetSeed } from '#database/seed/fleet/index.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

// Phones have two device pixels a point and fetch wider pictures for them. Elsewhere use one, which halves a scenario's
// rendering time.
test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2 : 1) });

/** Every public page, with the types of structured data that search engines must find on it. */
const PUBLIC_PAGES = [
  { path: '/', things: ['LocalBusiness', 'WebSite'] },
  { path: '/yachts', things: ['BreadcrumbList', 'ItemList'] },
  { path: '/packages', things: ['BreadcrumbList'] },
  { path: '/special-events', things: ['BreadcrumbList', 'FAQPage'] },
  { path: '/book-charter', things: ['BreadcrumbList', 'FAQPage'] },
  { path: '/about', things: ['BreadcrumbList'] },
  { path: '/media', things: ['BreadcrumbList'] },
  { path: '/contact', things: ['BreadcrumbList', 'LocalBusiness', 'FAQPage'] },
  { path: '/financing', things: ['BreadcrumbList'] },
] as const;

/** Pages that redirect a guest to the home page with the sign-in dialog open. */
const PERSONAL = new Set(['/profile', '/admin']);
const AT_ONCE = 8;
/** Search engines cut longer texts in their results. */
const LONGEST_TITLE = 75;
const LONGEST_DESCRIPTION = 170;
/** The limits for the pictures that a phone fetches before anybody scrolls (bars.md), in bytes: for all, and for the largest. */
const MOST_PICTURE_BYTES = 500 * 1024;
const LARGEST_PICTURE_BYTES = 120 * 1024;

async function readSitemap(origin: string) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

const OWN_YACHTS = new Set(fleetSeed.map(({ id }) => `/yachts/${id}`));

/**
 * Two yachts of the seeded fleet. Other scenarios' yachts have pictures of any shape, or may leave the site meanwhile.
 */
async function someYachts(origin: string): Promise<string[]> {
  const yachts = (await readSitemap(origin)).filter((path) => OWN_YACHTS.has(path));
  return [yachts[0], yachts[Math.floor(yachts.length / 2)]].filter((path) => path !== undefined);
}

async function inTurn<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await each(item);
    }),
  );
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
const attributes = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, value = '']) => decoded(value));

/**
 * The address of the picture at 320 px. A picture exists in every width or in none, and five hundred links name one at
 * 1600 px, which the site would take minutes to make.
 */
const smallest = (address: string) => address.replace(/^(\/api\/yacht-images\/[^?]+\?.*\bw=)\d+/, '$1320');

test('every link on every page and in the sitemap leads to a page, and every anchor to its place', async ({
  site,
}) => {
  // The test reads each page in each of three languages.
  test.slow();
  const pages = new Map<string, { status: number; ids: Set<string>; links: string[] }>();
  const visit = async (address: string) => {
    if (pages.has(address)) return;
    pages.set(address, { status: 0, ids: new Set(), links: [] });
    const response = await fetch(site.origin + address, { redirect: 'manual' });
    const html = await response.text();
    pages.set(address, {
      status: response.status,
      ids: new Set(attributes(html, /\sid="([^"]+)"/g)),
      links: attributes(html, /<a\s[^>]*?href="([^"]*)"/g),
    });
  };

  const start = new Set([...PUBLIC_PAGES.map(({ path }) => path), ...(await readSitemap(site.origin))]);
  expect(start.size).toBeGreaterThan(100);
  await inTurn([...start], visit);

  const wanted = new Map<string, { from: string; anchor: string }[]>();
  const wrong: string[] = [];
  for (const [from, { links }] of pages) {
    for (const link of links) {
      if (/^(https:|mailto:.+@|tel:\+?\d)/.test(link)) continue;
      if (!/^[/#]./.test(link) && link !== '/') {
        wrong.push(`${from}: "${link}"`);
        continue;
      }
      const url = new URL(link, site.origin + from);
      const address = smallest(url.pathname + url.search);
      wanted.set(address, [...(wanted.get(address) ?? []), { from, anchor: url.hash.slice(1) }]);
    }
  }
  await inTurn([...wanted.keys()], visit);
  for (const [address, calls] of wanted) {
    const target = pages.get(address);
    const isPersonal = PERSONAL.has(splitPath(address).path);
    const isThere = target?.status === 200 || (isPersonal && target?.status === 302);
    if (!isThere) wrong.push(`${calls[0]?.from}: ${address} answers ${target?.status}`);
    for (const { from, anchor } of calls) {
      if (anchor !== '' && !target?.ids.has(anchor)) wrong.push(`${from}: no #${anchor} on ${address}`);
    }
  }
  for (const path of start) if (pages.get(path)?.status !== 200) wrong.push(`${path} itself`);
  expect([...new Set(wrong)]).toEqual([]);
});

test('every page says who it is: title, description, address, language, one heading, picture', async ({
  site,
}) => {
  test.slow();
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  // Leave out other scenarios' yachts, whose names may break the rules.
  const own = (await readSitemap(site.origin)).filter(
    (path) => !/^(\/..)?\/yachts\/(yacht|card)-/.test(path),
  );
  await inTurn([...new Set(own)], async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const one = (name: string, pattern: RegExp) => {
      const found = attributes(html, pattern);
      if (found.length !== 1) wrong.push(`${path}: ${found.length} × ${name}`);
      return found[0] ?? '';
    };
    const title = one('title', /<title>([^<]*)<\/title>/g);
    const description = one('description', /<meta name="description" content="([^"]*)"/g);
    const canonical = one('canonical', /<link rel="canonical" href="([^"]*)"/g);
    const image = one('og:image', /<meta property="og:image" content="([^"]*)"/g);
    one('og:title', /<meta property="og:title" content="([^"]+)"/g);
    one('og:description', /<meta property="og:description" content="([^"]+)"/g);
    one('og:url', /<meta property="og:url" content="([^"]+)"/g);
    one('twitter:card', /<meta name="twitter:card" content="([^"]+)"/g);
    one('h1', /<h1[\s>]([^<]?)/g);
    const { language, path: inEnglish } = splitPath(path);
    const start = `<!doctype html><html lang="${language}"`;
    if (!html.toLowerCase().startsWith(start.toLowerCase())) wrong.push(`${path}: no language`);
    if (title.length < 10 || title.length > LONGEST_TITLE) wrong.push(`${path}: title "${title}"`);
    if (description.length < 40 || description.length > LONGEST_DESCRIPTION)
      wrong.push(`${path}: description of ${description.length}`);
    if (canonical !== site.origin + path) wrong.push(`${path}: canonical ${canonical}`);
    if (!image.startsWith(`${site.origin}/`)) wrong.push(`${path}: picture ${image}`);
    const twin = titles.get(title);
    if (twin && !inEnglish.startsWith('/yachts/')) wrong.push(`${path}: the title of ${twin}`);
    titles.set(title, path);
  });
  expect(wrong).toEqual([]);
  const home = await (await fetch(site.origin)).text();
  const icons = attributes(home, /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g);
  const kinds = icons.map(async (icon) => {
    const { status, headers } = await fetch(site.origin + icon);
    return `${icon} ${status} ${headers.get('content-type')}`;
  });
  // Of those that a browser can show, the last one counts.
  expect(await Promise.all(kinds)).toEqual([
    '/apple-touch-icon.png 200 image/png',
    '/favicon.ico 200 image/x-icon',
    '/favicon.svg 200 image/svg+xml; charset=utf-8',
  ]);
});

test('what every page tells search engines can be read, and says what the page is', async ({ site }) => {
  const yachts = (await someYachts(site.origin)).map((path) => ({
    path,
    things: ['Product', 'BreadcrumbList'] as const,
  }));
  expect(yachts.length).toBeGreaterThan(0);
  for (const { path, things } of [...PUBLIC_PAGES, ...yachts]) {
    const html = await (await fetch(site.origin + path)).text();
    const blocks = Array.from(
      html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    );
    for (const block of blocks) expect(block['@context'], path).toBe('https://schema.org');
    const said = blocks.flatMap((block) => block['@graph'] ?? [block]);
    const types = said.map((thing) => thing['@type']);
    expect(new Set(types).size, `${path}: nothing twice`).toBe(types.length);
    expect(types, path).toEqual(expect.arrayContaining([...things]));
    for (const { '@type': type, itemListElement } of said) {
      if (type !== 'BreadcrumbList') continue;
      expect(itemListElement[0].item).toBe(`${site.origin}/`);
      expect(itemListElement.at(-1).item).toBe(site.origin + path);
    }
  }
});

/**
 * Scrolls down the whole page, so that lazy parts load, and back up to the slides, where the next slide fetches its
 * picture only near the visible part.
 */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Expects every picture that a visitor sees to be loaded and to fit. If resizing would take too long, the site sends
 * the larger master; opening the page again then shows the fitting picture.
 */
async function expectPicturesFit(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await seeAll(page);
    await expect.poll(() => faultyPictures(page), { timeout: 10_000 }).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** The faults of the pictures that a visitor sees. */
function faultyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const image of document.images) {
      const { width, height, left, right } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      if (width < 2 || height < 2 || (isBeside && !image.complete)) continue;
      if (!image.complete || image.naturalWidth === 0) {
        faults.push(`not loaded: ${image.currentSrc || image.src}`);
        continue;
      }
      // An SVG has no natural size to compare.
      if (image.currentSrc.endsWith('.svg')) continue;
      // If there are several widths, the browser reports as natural size the space that `sizes` has announced.
      const fit = Math.min(image.naturalWidth / width, image.naturalHeight / height);
      if (fit > 2 || fit < 0.5) {
        const [told, taken] = [
          `${image.naturalWidth}×${image.naturalHeight}`,
          `${Math.round(width)}×${Math.round(height)}`,
        ];
        faults.push(`${told} in ${taken}: ${image.currentSrc}`);
      }
    }
    return faults;
  });
}

/** The address of the picture that is the page's largest paint; undefined if a text is. */
function largestPicture(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          resolve(largest?.url || undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

const it = scenariosOf('the pictures of every page');

for (const { path } of PUBLIC_PAGES) {
  it(`every picture of ${path} is there and fits its place @phone`, async ({ page }) => {
    await expectPicturesFit(page, path);
  });
}

test('every picture of a yacht is there and fits its place @phone', async ({ page, site }) => {
  for (const path of await someYachts(site.origin)) await expectPicturesFit(page, path);
});

test('no page fetches more than 500 KB of pictures before it is scrolled, none in two widths; the largest is small and in the HTML @phone-only', async ({
  page,
  site,
}) => {
  for (const path of [...PUBLIC_PAGES.map((one) => one.path), ...(await someYachts(site.origin))]) {
    // Measure the second visit: on the first, the site may send a picture's larger master if resizing would take too
    // long.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/api/yacht-images/'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0);
    expect(
      bytes,
      `${path}: ${fetched.map((one) => `${one.name} ${one.bytes}`).join(', ')}`,
    ).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    const pictures = fetched.map(({ name }) => new URL(name).pathname);
    const twice = pictures.filter((name, index) => pictures.indexOf(name) !== index);
    expect(twice, `${path}: fetched in two widths`).toEqual([]);
    const largest = await largestPicture(page);
    if (!largest) continue;
    const size = fetched.find(({ name }) => name === largest)?.bytes;
    expect(size, `${path}: ${largest}`).toBeLessThanOrEqual(LARGEST_PICTURE_BYTES);
    const html = decoded(await (await fetch(site.origin + path)).text());
    expect(html.includes(`${new URL(largest).pathname}?`), `${path}: ${largest} waits for a script`).toBe(
      true,
    );
  }
});
