import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { registry } from './measures.ts';

/** A value with its labels. */
export type Figure = { readonly value: number; readonly labels?: Readonly<Record<string, string>> };

/**
 * A gauge whose values are read when the metrics are asked for. A value that cannot be read is left out, not reported as zero.
 */
export type Gauged = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  read(): readonly Figure[] | Promise<readonly Figure[]>;
};

/** The metrics of Node and the process: memory, event loop, garbage collection. */
export const processRegistry = new Registry();
let isCollecting = false;

/** All metrics of the process: Node's own, the counters, and the gauges that are read at that moment. */
export function gatherMetrics(gauges: readonly Gauged[]): {
  readonly names: string[];
  text(): Promise<string>;
} {
  if (!isCollecting) collectDefaultMetrics({ register: processRegistry });
  isCollecting = true;
  const read = new Registry();
  for (const { name, help, labels = [], read: figures } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [read],
      async collect() {
        this.reset();
        if (labels.length === 0) this.remove();
        const found = await Promise.resolve()
          .then(figures)
          .catch(() => []);
        for (const { labels: words = {}, value } of found) this.set(words, value);
      },
    });
  }
  const all = [processRegistry, registry, read];
  let underWay: Promise<string> | undefined;
  return {
    names: all.flatMap((one) => one.getMetricsAsArray().map(({ name }) => name)),
    text() {
      // Requests at the same time share one reading, so that the database is asked once.
      underWay ??= Promise.all(all.map((one) => one.metrics()))
        .then((parts) => parts.join('\n'))
        .finally(() => {
          underWay = undefined;
        });
      return underWay;
    },
  };
}

/**
 * Serves GET /metrics on a port of its own that the public cannot reach: by default it listens on this machine only.
 *
 * @returns the server; closing it ends the service
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  gauges: readonly Gauged[],
): Promise<Server> {
  const metrics = gatherMetrics(gauges);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Set METRICS_PORT to another one.`)
          : error,
      );
    });
    server.listen({ port, host }, resolve);
  });
  return server;
}
