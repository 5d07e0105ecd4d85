import type { OpenSpan, Tracer } from './span.ts';

const untold: OpenSpan = { tell: () => {} };
let tracer: Tracer | undefined;

/** Whether traces are made. */
export const isTracing = (): boolean => tracer !== undefined;

/** Does a piece of work; when traces are made, as a span of the current trace. */
export const traced: Tracer = (name, options, work) => (tracer ? tracer(name, options, work) : work(untold));

/**
 * Begins to make traces and send them to a collector. The tracing code is loaded only now.
 *
 * @param endpoint where a collector takes OTLP over HTTP: http://127.0.0.1:4318
 * @returns a function that sends the remaining spans and stops tracing
 */
export async function startTracing(endpoint: string, version: string): Promise<() => Promise<void>> {
  const { openTracer } = await import('./otlp.ts');
  const opened = openTracer(endpoint, version);
  tracer = opened.tracer;
  return async () => {
    tracer = undefined;
    await opened.close();
  };
}
