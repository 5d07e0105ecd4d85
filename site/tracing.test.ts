import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTracing } from '#platform/tracing/tracing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';

type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

let app: ServedApp;
beforeAll(async () => {
  app = await serveApp({
    clientFolder: import.meta.dirname,
    render: async (_request, api) => {
      await api<{
        '/api/yachts': { $get: { input: object; output: object; outputFormat: 'json'; status: 200 } };
      }>().api.yachts.$get({});
      return new Response('<!doctype html><p>Found</p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  await aYacht(app.database.db, { id: 'traced' });
});
afterAll(() => app.close());

/** A collector that stores the spans it gets. */
async function aCollector() {
  const spans: SentSpan[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    paths.add(request.url ?? '');
    for (const { scopeSpans } of JSON.parse(Buffer.concat(parts).toString()).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, paths, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

it('a request is followed from the browser’s call to the SQL, and nobody’s words go along', async () => {
  const collector = await aCollector();
  const end = await startTracing(collector.endpoint, '1.2.3');
  const canary = 'ana-lopez-canary';
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const parentId = 'b7ad6b7169203331';
  const traceparent = `00-${traceId}-${parentId}-01`;
  await app.ask(`/yachts?q=${canary}`, { headers: { traceparent } });
  await app.ask('/api/yachts?page=2', { headers: { traceparent: 'no such thing' } });
  await end();
  collector.close();
  expect([...collector.paths]).toEqual(['/v1/traces']);
  const own = collector.spans.filter((span) => span.traceId === traceId);
  const by = (name: string) => own.find((span) => span.name === name);
  const [root, render, call, select] = ['GET /yachts', 'render', 'call /api/yachts', 'select'].map(by);
  expect(root?.parentSpanId).toBe(parentId);
  expect(render?.parentSpanId).toBe(root?.spanId);
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(own.filter(({ name }) => name === 'select').map(({ parentSpanId }) => parentSpanId)).toContain(
    call?.spanId,
  );
  expect(select?.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue).toMatch(/^select/);
  // An invalid traceparent begins a new trace.
  expect(collector.spans.some((span) => span.name === 'GET /api/yachts' && !span.parentSpanId)).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toContain(canary);
  const before = collector.spans.length;
  await app.ask('/api/yachts?page=3');
  expect(collector.spans.length).toBe(before);
});
