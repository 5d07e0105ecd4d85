import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { CSP_REPORTS, countCspReports } from './csp-reports.ts';
import { securityHeaders } from './security.ts';

let time: Date;
let lines: Record<string, unknown>[];
let reports: ReturnType<typeof countCspReports>;
let app: Hono;
beforeEach(() => {
  time = new Date('2027-03-06T12:00:00Z');
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  reports = countCspReports({ log, now: () => time });
  app = new Hono().post(CSP_REPORTS, (c) => reports.take(c));
});
const send = (body: string) =>
  app.request(CSP_REPORTS, { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body });
const report = (fields: object) => send(JSON.stringify({ 'csp-report': fields }));

test('every page’s policy says where to report', () => {
  expect(securityHeaders(true)['content-security-policy']).toContain(`report-uri ${CSP_REPORTS}`);
});

test('reports are counted by directive, and nothing else of them is kept', async () => {
  const secret = 'https://evil.example/?who=rosa.delgado@visitors.example';
  for (let time = 0; time < 12; time += 1) {
    const fields = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': secret,
      'document-uri': secret,
      'script-sample': secret,
    };
    expect((await report(fields)).status).toBe(204);
  }
  await report({ 'violated-directive': 'img-src https:', 'blocked-uri': 'data' });
  expect([...reports.counts()]).toEqual([
    ['script-src-elem', 12],
    ['img-src', 1],
  ]);
  expect(lines.map(({ directive, blocked, timesThisHour }) => [directive, blocked, timesThisHour])).toEqual([
    ['script-src-elem', 'address', 1],
    ['script-src-elem', 'address', 10],
    ['img-src', 'data', 1],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/evil|rosa/);
});

test('names that are made up fill nothing, and what is no report is answered like one', async () => {
  for (let made = 0; made < 500; made += 1) await report({ 'effective-directive': `made-up-${made}` });
  expect([...reports.counts()]).toEqual([['other', 500]]);
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"csp-report":1}',
    JSON.stringify({ 'csp-report': { x: 'y'.repeat(20_000) } }),
  ])
    expect((await send(body)).status).toBe(204);
  const form = new FormData();
  form.set('csp-report', JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }));
  expect((await app.request(CSP_REPORTS, { method: 'POST', body: form })).status).toBe(204);
  expect([...reports.counts()]).toEqual([['other', 500]]);
  time = new Date(time.getTime() + 3_600_000);
  await report({ 'effective-directive': 'img-src' });
  expect([...reports.counts()]).toEqual([['img-src', 1]]);
});
