import type { OpenSpan, Tracer } from './span.ts';

const untold: OpenSpan = { tell: () => {} };
let tracer: Tracer | undefined;

/** Whether anybody is told how long what took. */
export const isTracing = (): boolean => tracer !== undefined;

/** Does a piece of work; where traces are made, as a part of the work that it belongs to. */
export const traced: Tracer = (name, options, work) => (tracer ? tracer(name, options, work) : work(untold));

/**
 * Begins to make traces and to send them to a collector. What that takes is loaded only now.
 *
 * @param endpoint where a collector hears OTLP over HTTP: http://127.0.0.1:4318
 * @returns what sends the rest and ends it
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
