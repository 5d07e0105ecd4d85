import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '#features/notifications/tables.ts';
import { gatherMetrics } from '#platform/metrics/serve.ts';
import { openAdmission } from '#site/admission.ts';
import { siteGauges } from '#site/gauges.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';

let app: ServedApp;
beforeAll(async () => {
  app = await serveApp({
    clientFolder: import.meta.dirname,
    render: async () =>
      new Response('<!doctype html><p>Found</p>', { headers: { 'content-type': 'text/html' } }),
  });
});
afterAll(() => app.close());

const routesIn = (text: string) =>
  new Set(
    [...text.matchAll(/^miami_http_request_seconds_count\{route="([^"]*)"/gm)].map(([, route]) => route),
  );

it('requests are counted by the pattern of their route, never by what was asked for', async () => {
  const canary = 'ana.lopez-3055550188';
  for (const target of [
    `/yachts/${canary}`,
    `/yachts/${canary}.data`,
    `/yachts?q=${canary}`,
    `/quote/${canary}`,
    `/${canary}`,
    `/admin/${canary}`,
    `/api/yachts/${canary}`,
    `/api/yachts?q=${canary}`,
    `/api/${canary}`,
    `/assets/${canary}.js`,
    `/films/${canary}.mp4`,
    `/api/charter-links/${canary}`,
    '/healthz',
    '/api/yachts',
    '/api/yachts',
  ])
    await app.ask(target);
  const text = await gatherMetrics([]).text();
  expect(text).not.toContain(canary);
  expect([...routesIn(text)]).toEqual(
    expect.arrayContaining([
      '/yachts/:id',
      '/yachts',
      '/quote',
      '/admin',
      'other',
      '/healthz',
      '/api/yachts',
      '/api/yachts/:id',
      '/api/charter-links/:token',
      '/api/*',
      '/assets/*',
    ]),
  );
  expect(text).toMatch(/route="\/api\/yachts",method="GET",status="2xx",kept="yes"/);
  expect(text).toMatch(/miami_cache_answers_total\{result="hit"\}/);
  expect(text).toMatch(/miami_page_render_seconds_count\{route="\/yachts\/:id"\}/);
});

it('the figures of the site are read, and nobody is told them on the public port', async () => {
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
  const admit = openAdmission(app.deps.config);
  const gauges = siteGauges({
    deps: app.deps,
    pool: pool as Parameters<typeof siteGauges>[0]['pool'],
    cache: app.cache,
    depths: admit.depths,
    backupState: async () => ({ isOld: true, lastSucceededAt: new Date(Date.now() - 60_000) }),
  });
  const hourAgo = new Date(app.deps.now().getTime() - 3_600_000);
  await app.deps.db.insert(outbox).values({
    id: app.deps.newId(),
    cause: 'test:late',
    messageId: '<late@test>',
    recipient: 'ana@visitors.example',
    subject: 'Your quote from Miami Flow',
    html: '<p>Hello</p>',
    text: 'Hello',
    createdAt: hourAgo,
  });
  const text = await gatherMetrics(gauges).text();
  for (const line of [
    'miami_pool_connections{state="busy"} 2',
    'miami_database_up 1',
    'miami_lane_waiting{lane="pages guests"} 0',
    'miami_lane_under_way{lane="passwords staff"} 0',
    'miami_mails{status="failed"} 0',
    'miami_holds 0',
    'miami_backup_trouble 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^miami_backup_age_seconds 6\d/m);
  expect(text).toMatch(/^miami_mail_oldest_seconds \d{4}/m);
  expect(text).toMatch(/^miami_disk_free_bytes \d/m);
  expect((await app.ask('/metrics')).text).not.toContain('miami_');
});
