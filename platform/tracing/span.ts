/** What is said of a piece of work: words of ours and patterns, never what a caller has sent. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work while it is done. */
export type OpenSpan = {
  /** Gives it another name and more attributes, once these are known. */
  tell(name: string, attributes: Attributes): void;
};

export type SpanOptions = {
  /** server: asked for from outside; client: asked of somebody else; internal: ours. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The caller's `traceparent`, where it sent one (W3C Trace Context). */
  readonly parent?: string | undefined;
};

export type Tracer = <Answer>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan) => Promise<Answer>,
) => Promise<Answer>;
