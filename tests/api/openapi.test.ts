import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieNames } from '#platform/auth/cookies.ts';
import { cacheKey } from '#platform/cache/key.ts';
import { createApi } from '#site/api.ts';
import { withoutToken } from '#site/watched.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { operationsOf, readDescription } from '../support/api-description.ts';

let app: TestApp;
let description: Awaited<ReturnType<typeof readDescription>>;
beforeAll(async () => {
  app = await createTestApp();
  description = await readDescription(app);
});
afterAll(() => app.close());

describe('/api/openapi.json', () => {
  test('is OpenAPI 3.1 with a title, a description, a relative server and described tags', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: {
        title: 'Miami Flow Yachts API',
        version: '1',
        description: expect.stringContaining('whole US dollars'),
      },
      servers: [{ url: '/' }],
    });
    const used = new Set(operationsOf(description).flatMap(({ operation }) => operation.tags ?? []));
    expect(new Set(description.tags.map(({ name }) => name))).toEqual(used);
    for (const tag of description.tags)
      expect(tag.description, `a description of ${tag.name}`).not.toBe(tag.name);
  });

  test('every reference in it leads somewhere', () => {
    const text = JSON.stringify(description);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(description.components.schemas, name).toHaveProperty([name]);
    }
  });

  test('whatever a guest’s reading call takes in its address tells its answer from others that are kept', () => {
    const readings = operationsOf(description).filter(
      ({ name, operation }) =>
        name.startsWith('get ') &&
        operation['x-audience'] === 'everyone' &&
        // Files are not cached with the answers.
        'application/json' in (operation.responses['200']?.content ?? {}),
    );
    const taken = readings.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => `${name.slice(4)}?${parameter.name}=7`),
    );
    expect(taken.length).toBeGreaterThan(20);
    expect(taken.filter((address) => cacheKey(address) !== address)).toEqual([]);
  });

  test('the secret in an address is not in the log', () => {
    const secret = Object.keys(description.paths).filter((path) => /\{(token|code)\}/.test(path));
    expect(secret.length).toBeGreaterThan(5);
    expect(secret.filter((path) => /\{(token|code)\}/.test(withoutToken(path)))).toEqual([]);
  });

  test('every operation has a name of its own, a summary, an answer and a described refusal', () => {
    const operations = operationsOf(description);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, operation } of operations) {
      expect(operation.summary, name).toBeTruthy();
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        `${name} answers`,
      ).toBe(true);
      expect(operation.responses['422'], name).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      });
    }
  });

  test('a call that creates can be given an Idempotency-Key, the others cannot', () => {
    for (const { name, operation } of operationsOf(description)) {
      const takesKey =
        operation.parameters?.some((parameter) => parameter.name === 'Idempotency-Key') ?? false;
      expect(takesKey, name).toBe('201' in operation.responses && !operation['x-told-once']);
    }
  });

  test('every operation names by which cookie its audience is known, and every cookie is one of this site', () => {
    const known = {
      everyone: [],
      applicant: [{ application: [] }, { session: [] }],
      'signed-in': [{ session: [] }],
      administrator: [{ administrator: [] }],
    };
    for (const { name, operation } of operationsOf(description)) {
      expect(operation.security, name).toEqual(known[operation['x-audience'] ?? 'everyone']);
    }
    const { session, applications } = cookieNames(app.deps.config);
    expect(description.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: session },
      administrator: { type: 'apiKey', in: 'cookie', name: session },
      application: { type: 'apiKey', in: 'cookie', name: applications },
    });
  });

  test('only what tells a password is told once', () => {
    const told = operationsOf(description).filter(({ operation }) => operation['x-told-once']);
    expect(told.map(({ name }) => name)).toEqual(['post /api/admin/team']);
  });
});

test('every route of the API is described, with who may call it', () => {
  const described = new Map(
    operationsOf(description).map(({ method, path, operation }) => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation['x-audience'],
    ]),
  );
  const routes = createApi(app.deps).routes.filter(({ method }) => method !== 'ALL');
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path } of routes) {
    // A pattern after a parameter narrows or widens what it matches: "/:path{.+}" is "/:path" across several folders.
    const name = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`;
    expect(described.has(name), `${name} is declared with defineRoute`).toBe(true);
  }
  for (const [name, audience] of described) {
    expect(['everyone', 'applicant', 'signed-in', 'administrator'], name).toContain(audience);
  }
});

describe('/api/docs', () => {
  test('is a page without inline scripts that needs nothing from elsewhere', async () => {
    const response = await app.request('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);

    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const answer = await app.request(file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type'), file).toMatch(/^text\/(css|javascript)/);
      expect((await app.request(file.replace(/\?.*/, ''))).headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each(['package.json', '..%2fpackage.json', 'constructor', 'swagger-ui.css.map'])(
    'has no file %s',
    async (name) => {
      const response = await app.request(`/api/docs/${name}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found' });
    },
  );
});
