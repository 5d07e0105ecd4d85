import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { noteJob, noteQuery, noteRefusal, noteRequest } from './measures.ts';
import { type Gauged, gatherMetrics, serveMetrics } from './serve.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function aServer(gauges: readonly Gauged[] = []) {
  const server = await serveMetrics({ port: 0, host: '127.0.0.1' }, gauges);
  closing.push(() => server.close());
  const { port, address } = server.address() as AddressInfo;
  return {
    address,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

it('answers GET /metrics and nothing else, on this machine alone', async () => {
  const { ask, address } = await aServer();
  expect(address).toBe('127.0.0.1');
  const answer = await ask('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'miami_query_seconds',
  ])
    expect(text).toContain(`# HELP ${name}`);
  for (const path of ['/', '/metrics?x=1', '/healthz']) expect((await ask(path)).status, path).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
});

it('leaves out what cannot be read, and what was read before', async () => {
  let isAway = false;
  const read = async () => {
    if (isAway) throw new Error('away');
    return [{ labels: { job: 'send-mail' }, value: 3 }];
  };
  const metrics = gatherMetrics([{ name: 'miami_test_waiting', help: 'x', labels: ['job'], read }]);
  expect(await metrics.text()).toContain('miami_test_waiting{job="send-mail"} 3');
  isAway = true;
  expect(await metrics.text()).not.toMatch(/^miami_test_waiting[{ ]/m);
  const single = gatherMetrics([
    { name: 'miami_test_single', help: 'x', read: () => Promise.reject(new Error('away')) },
  ]);
  expect(await single.text()).not.toMatch(/^miami_test_single /m);
});

it('counts under few names, whatever is asked for', async () => {
  for (let n = 0; n < 50; n += 1) {
    noteRequest('/api/yachts', `METHOD${n}`, 200 + n, false, 3);
    noteQuery(`word${String.fromCharCode(97 + (n % 26))} ${n}`, true, 1);
  }
  noteJob('send-mail', 'failed', 5);
  noteRefusal('too-busy');
  const text = await gatherMetrics([]).text();
  expect(text).toContain(
    'miami_http_request_seconds_count{route="/api/yachts",method="other",status="2xx",kept="no"}',
  );
  expect(text).not.toContain('METHOD');
  expect(text).toMatch(/miami_query_seconds_count\{statement="other",result="answered"\}/);
  expect(text).not.toContain('worda');
  expect(text).toContain('miami_refusals_total{code="too-busy"}');
  expect(text).toContain('miami_job_seconds_count{job="send-mail",result="failed"} 1');
});
