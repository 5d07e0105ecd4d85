/** The attributes of a span: words of ours and patterns, never what a caller sent. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A span that is still open. */
export type OpenSpan = {
  /** Renames the span and adds attributes, once these are known. */
  tell(name: string, attributes: Attributes): void;
};

export type SpanOptions = {
  /** server: a call from outside; client: a call to another system; internal: work of our own. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The caller's `traceparent` header, if it sent one (W3C Trace Context). */
  readonly parent?: string | undefined;
};

export type Tracer = <Answer>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan) => Promise<Answer>,
) => Promise<Answer>;
