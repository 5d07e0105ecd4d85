import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { registry } from './measures.ts';

/** A figure with the words of its labels. */
export type Figure = { readonly value: number; readonly labels?: Readonly<Record<string, string>> };

/** Figures that are read when somebody asks for them. One that cannot be read is absent, not zero. */
export type Gauged = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  read(): readonly Figure[] | Promise<readonly Figure[]>;
};

/** Node's and the process's own: memory, event loop, garbage collection. */
export const processRegistry = new Registry();
let isCollecting = false;

/** What the process can tell: its own figures, what it has counted, and what is read at the moment. */
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
      // However many ask at once, the database is asked once.
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
 * Answers GET /metrics on a port of its own, which the public never reaches: bound to this machine unless said otherwise.
 *
 * @returns what ends it
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
