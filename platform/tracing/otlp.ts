import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracer } from './span.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** How long a collector may take, and how long the end of the process waits for it. */
const EXPORT_MS = 2_000;

/** The caller's trace from its header (W3C Trace Context); a malformed header counts as none. */
function remote(parent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

/** Makes spans and sends them in batches. If the collector is away, the spans are dropped, and no visitor waits. */
export function openTracer(endpoint: string, version: string): { tracer: Tracer; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'miami-flow', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const spans = provider.getTracer('miami-flow', version);
  const current = new AsyncLocalStorage<Span>();
  const tracer: Tracer = (name, { kind, attributes = {}, parent }, work) => {
    const above = current.getStore();
    const context = above ? trace.setSpan(ROOT_CONTEXT, above) : remote(parent);
    const span = spans.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, context);
    return current.run(span, async () => {
      try {
        return await work({
          tell(known, more) {
            span.updateName(known);
            span.setAttributes({ ...more });
          },
        });
      } catch (error) {
        // Record only the error's name, because its message may contain a visitor's words.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
        throw error;
      } finally {
        span.end();
      }
    });
  };
  return { tracer, close: () => provider.shutdown().catch(() => {}) };
}
