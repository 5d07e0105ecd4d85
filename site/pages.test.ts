import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { ApiClient } from '#core/api-client.ts';
import { answer } from '#core/api-client.ts';
import type { FleetApi } from '#features/fleet/api/index.ts';
import { scriptHash } from '#platform/http/security.ts';
import { PUBLIC_PAGES } from '#site/public-pages.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

type Render = (url: URL, api: ApiClient, request: Request) => Promise<Response>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

const opened: ServedApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><p>${text}</p><script own>start(${text.length})</script>`, {
    ...init,
    headers: { 'content-type': 'text/html', ...init.headers },
  });

/** The site with pages that the test renders; `rendered` lists the address of each rendering, in order. */
async function aSite(render: Render, env: Record<string, string> = {}) {
  const rendered: string[] = [];
  const app = await serveApp({
    env,
    database,
    // With a folder of built files, pages are served as in production.
    clientFolder: import.meta.dirname,
    render: async (request, api, { mark }) => {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search);
      const page = await render(url, api, request);
      return new Response((await page.text()).replaceAll('<script own', `<script nonce="${mark}"`), page);
    },
  });
  opened.push(app);
  return { ...app, rendered };
}

/** A page that lists the names of the fleet. */
const fleet: Render = async (_url, api) => {
  const yachts = await answer(api<FleetApi>().api.yachts.$get({ query: {} }));
  return html(`Fleet: ${yachts.map(({ name }) => name).join(', ')}`);
};

describe('a public page', () => {
  it('is rendered once for everybody, until what it shows changes', async () => {
    const site = await aSite(fleet);
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask('/yachts')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(site.rendered).toEqual(['/yachts']);

    await aYacht(site.database.db, { name: 'Sea Breeze' });
    await vi.waitFor(async () => expect((await site.ask('/yachts')).text).toContain('Sea Breeze'), {
      timeout: 60_000,
    });
    expect(site.rendered).toEqual(['/yachts', '/yachts']);
  });

  it('is sent with a policy for its own scripts, an ETag and leave to keep it for as long as it is current', async () => {
    const site = await aSite(fleet, { PUBLIC_ORIGIN: 'https://www.example.com' });
    for (const round of ['made', 'kept']) {
      const { status, headers } = await site.ask('/yachts');
      expect(status, round).toBe(200);
      expect(headers['content-security-policy'], round).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
      expect(headers['strict-transport-security'], round).toMatch(/^max-age=/);
      expect(headers['cache-control'], round).toBe('public, no-cache');
      expect(headers['content-type'], round).toBe('text/html; charset=utf-8');
      expect(headers.etag, round).toMatch(/^"/);
      expect(headers, round).not.toHaveProperty('cache-tag');
      expect(headers, round).not.toHaveProperty('set-cookie');
    }
  });

  it('gives no leave to a script that came with its content, and does not tell how it knows its own', async () => {
    const injected = [
      '<script>steal()</script>',
      '<script type="module" async="">steal()</script>',
      '<script nonce="guessed">steal()</script>',
      '<link rel="modulepreload" href="/evil.js"/>',
    ];
    const site = await aSite(async () => html(injected.join('')));
    for (const path of ['/yachts', '/profile']) {
      const { headers, text } = await site.ask(path);
      expect(text).toContain(injected.join(''));
      const hashes = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
      const own = scriptHash(`start(${injected.join('').length})`);
      expect(hashes, path).toEqual([own]);
      expect(text, path).toContain('<script>start(');
    }
  });

  it('gets nothing of the visitor: no cookie, no header, no host', async () => {
    const seen: Record<string, string>[] = [];
    const site = await aSite(
      async (url, _api, request) => {
        seen.push({ ...Object.fromEntries(request.headers), origin: url.origin });
        return html(url.origin);
      },
      { PUBLIC_ORIGIN: 'https://www.example.com' },
    );
    const { text } = await site.ask('/about', {
      headers: { host: 'evil.example', cookie: 'session=jane', 'x-forwarded-host': 'evil.example' },
    });
    expect(text).toContain('https://www.example.com');
    expect(seen).toEqual([{ origin: 'https://www.example.com' }]);
  });

  it('does not see parameters that no page knows, nor does the cache', async () => {
    const site = await aSite(async (url) => html(url.search));
    for (let count = 0; count < 50; count += 1) await site.ask(`/yachts?junk${count}=${count}&page=2`);
    await site.ask('/yachts?page=2');
    expect(site.rendered).toEqual(['/yachts?page=2']);
  });

  it('is one however its parameters are ordered', async () => {
    const site = await aSite(async (url) => html(url.search));
    const [a, b] = [
      await site.ask('/yachts?page=2&sort=longest'),
      await site.ask('/yachts?sort=longest&page=2'),
    ];
    expect(b.text).toBe(a.text);
    expect(site.rendered).toEqual(['/yachts?page=2&sort=longest']);
  });

  it.each(['/', '/yachts/sea-breeze', ...Object.keys(PUBLIC_PAGES)])('%s is kept', async (path) => {
    const site = await aSite(fleet);
    await site.ask(path);
    await site.ask(path);
    expect(site.rendered).toEqual([path]);
  });
});

describe('a page that is not for everybody', () => {
  it.each(['/profile', '/apply', '/account/financing', '/admin', '/admin/yachts', '/nowhere', '/yachts/a/b'])(
    '%s is rendered for each visitor, with what the visitor sent, and kept by nobody',
    async (path) => {
      const cookies: (string | null)[] = [];
      const site = await aSite(async (_url, _api, request) => {
        cookies.push(request.headers.get('cookie'));
        return html('personal');
      });
      for (const cookie of ['jane', 'joe']) {
        const { headers } = await site.ask(path, { headers: { cookie } });
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-security-policy']).toMatch(/'sha256-/);
      }
      expect(cookies).toEqual(['jane', 'joe']);
    },
  );
});

describe('an address of a file that is not there', () => {
  it.each([
    '/apple-touch-icon-precomposed.png',
    '/wp-login.php',
    '/.git/config',
    '/es/ads.txt',
    '/.well-known/x',
  ])('%s is refused without a rendering', async (path) => {
    const site = await aSite(fleet);
    const { status, headers } = await site.ask(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(site.rendered).toEqual([]);
  });

  it.each(['/index.html', '/nowhere.data', '/yachts/sea.breeze', '/trip/a.bc'])(
    '%s may be a page',
    async (path) => {
      const site = await aSite(fleet);
      await site.ask(path);
      expect(site.rendered).toEqual([path]);
    },
  );
});

describe('a page of the staff', () => {
  it('is in the language of the colleague’s choice, under whichever address it was opened', async () => {
    const site = await aSite(async (url) => html(`At ${url.pathname}`));
    const { headers } = await signInAs({ db: database.db, config: site.deps.config }, 'administrator');
    const ledTo = async (path: string) => {
      const answer = await site.ask(path, { headers });
      return answer.headers.location ?? answer.status;
    };
    expect(await ledTo('/admin/yachts?q=a')).toBe(200);
    expect(await ledTo('/es/admin/yachts?q=a')).toBe('/admin/yachts?q=a');
    expect(await ledTo('/pt/admin')).toBe('/admin');
    const chosen = await site.ask('/api/profile/language', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'es' }),
    });
    expect(JSON.parse(chosen.text)).toMatchObject({ language: 'es' });
    expect(await ledTo('/admin/yachts?q=a')).toBe('/es/admin/yachts?q=a');
    expect(await ledTo('/pt/admin')).toBe('/es/admin');
    expect(await ledTo('/es/admin')).toBe(200);
    // A page that is already open in the other language continues in it.
    expect(await ledTo('/admin/yachts.data')).toBe(200);
  });
});

describe('a page that could not be made', () => {
  it('is 503, says when to come back, and is made again the next time', async () => {
    let isDown = true;
    const site = await aSite(async () => (isDown ? html('We cannot', { status: 503 }) : html('We can')));
    const down = await site.ask('/yachts');
    expect(down.status).toBe(503);
    expect(down.headers['retry-after']).toBe('5');
    expect(down.headers['cache-control']).toBe('no-store');
    expect(down.headers['content-security-policy']).toMatch(/'sha256-/);
    isDown = false;
    expect((await site.ask('/yachts')).text).toContain('We can');
    expect(site.rendered).toHaveLength(2);
  });

  it('tells the page’s own scripts that its words are the page’s', async () => {
    const site = await aSite(async () =>
      html('not part of your role', { status: 403, headers: { 'X-Remix-Response': 'yes' } }),
    );
    expect((await site.ask('/admin/team.data')).headers['x-remix-response']).toBe('yes');
  });

  it('because rendering broke is 500 in words, and is made again the next time', async () => {
    let isBroken = true;
    const site = await aSite(async () => {
      if (isBroken) throw new Error('Jane Roe ran aground');
      return html('Afloat');
    });
    const broken = await site.ask('/yachts');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('Something went wrong on our side. Please try again.');
    expect(broken.text).not.toContain('aground');
    expect(broken.headers['cache-control']).toBe('no-store');
    expect(broken.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(JSON.stringify(site.logged)).not.toContain('Jane');
    isBroken = false;
    expect((await site.ask('/yachts')).status).toBe(200);
  });

  it('in one part is shown, but not kept', async () => {
    let isThere = false;
    const site = await aSite(async (_url, api) => {
      const answer = isThere
        ? await api<FleetApi>().api.brands.$get()
        : await api<FleetApi>().api.yachts[':id'].$get({ param: { id: 'not-there' } });
      return html(answer.ok ? 'with all its parts' : 'without one part');
    });
    expect((await site.ask('/about')).text).toContain('without');
    isThere = true;
    expect((await site.ask('/about')).text).toContain('with all');
    await site.ask('/about');
    expect(site.rendered).toHaveLength(2);
  });

  it('because there is nothing is 404, and not kept', async () => {
    const site = await aSite(async () => html('Nothing', { status: 404 }));
    expect((await site.ask('/yachts/unknown')).status).toBe(404);
    await site.ask('/yachts/unknown');
    expect(site.rendered).toHaveLength(2);
  });
});

describe('an address', () => {
  it.each([
    ['/yachts/', '/yachts'],
    ['/yachts//', '/yachts'],
    ['/yachts/?page=2', '/yachts?page=2'],
    ['/yachts/sea-breeze/', '/yachts/sea-breeze'],
    ['//', '/'],
    ['///', '/'],
    // With two leading slashes, a browser would read the rest as another site's host.
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/%2e%2e/', '/'],
    ['//evil.example//?next=/', '/evil.example?next=/'],
    ['/Yachts?page=2', '/yachts?page=2'],
    ['/YACHTS/Sea-Breeze.data', '/yachts/Sea-Breeze.data'],
    ['/ES', '/es'],
    ['/ES/Yachts', '/es/yachts'],
    ['/Admin', '/admin'],
    ['/es/Admin/Packages', '/es/admin/packages'],
    ['/admin/Check-in/AbC', '/admin/check-in/AbC'],
    ['/Trip/AbC', '/trip/AbC'],
    ['/Captain/AbC', '/captain/AbC'],
  ])('%s leads to %s, for good', async (target, location) => {
    const site = await aSite(fleet);
    const answer = await site.ask(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(site.rendered).toEqual([]);
  });

  it.each(['/yachts/Sea-Breeze', '/trip/AbC', '/admin/check-in/AbC', '/Nowhere'])(
    '%s is taken as it is',
    async (path) => {
      const site = await aSite(fleet);
      expect((await site.ask(path)).status).toBe(200);
      expect(site.rendered).toEqual([path]);
    },
  );

  it.each([
    ['/yachts?q=', '/yachts'],
    ['/yachts?q=&page=', '/yachts'],
    ['/yachts?type=&location=miami-beach&guests=', '/yachts?location=miami-beach'],
    ['/yachts?location=miami-beach&q', '/yachts?location=miami-beach'],
    ['/yachts?junk=&page=2', '/yachts?page=2'],
    ['/yachts?extras=a&extras=&extras=b', '/yachts?extras=a&extras=b'],
    ['/?q=', '/'],
    ['/book-charter?yacht=&date=2026-12-01', '/book-charter?date=2026-12-01'],
  ])('%s, as a plain form sends it, leads to %s', async (target, location) => {
    const site = await aSite(fleet);
    const answer = await site.ask(target);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(location);
    expect((await site.ask(location)).status).toBe(200);
  });

  it('in full names this site, whatever it says', async () => {
    const site = await aSite(async (url) => html(url.href), { PUBLIC_ORIGIN: 'https://www.example.com' });
    const answer = await site.ask('http://evil.example/about');
    expect(answer.text).not.toContain('evil.example');
  });

  it('asked for by HEAD has the headers of GET', async () => {
    const site = await aSite(fleet);
    const head = await site.ask('/yachts', { method: 'HEAD' });
    const get = await site.ask('/yachts');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    for (const name of ['etag', 'content-type', 'content-length', 'content-security-policy', 'vary']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('takes no %s', async (method) => {
    const site = await aSite(fleet);
    const answer = await site.ask('/yachts', { method });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/json/);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(site.rendered).toEqual([]);
  });
});

describe('while developing', () => {
  it('nothing is kept, and no policy stands in the way of injected scripts', async () => {
    let count = 0;
    const app = await serveApp({
      database,
      render: async () => {
        count += 1;
        return html(`rendering ${count}`);
      },
    });
    opened.push(app);
    await app.ask('/yachts');
    const { text, headers } = await app.ask('/yachts');
    expect(text).toContain('rendering 2');
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});
