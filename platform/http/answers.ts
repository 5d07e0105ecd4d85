import type { Context } from 'hono';
import { type Alternative, type Issue, refuse, refuseStale } from './errors.ts';
import type { FailureCode } from './failures.ts';
import { pageLinks } from './page-links.ts';

/** A refusal as a use case returns it, with its details. */
export type Refusal = {
  readonly ok: false;
  readonly reason: FailureCode;
  readonly issues?: readonly Issue[];
  readonly alternatives?: readonly Alternative[];
  /** Text that continues the sentence of the reason. */
  readonly also?: string;
  /** For an edit that came too late: the version that a colleague has saved meanwhile, as the API writes it. */
  readonly current?: object;
};

/** Answers a refusal with all its details. */
export function answerRefusal(c: Context, { reason, issues, alternatives, also, current }: Refusal) {
  return current ? refuseStale(c, current) : refuse(c, reason, issues, alternatives, also);
}

/** The type of what results hold under a name, where they do. */
type Held<Outcome, Name extends string> = Outcome extends Record<Name, infer Value> ? Value : never;

/**
 * Answers the result of a use case: its value, as `tell` writes it, or its refusal. `tellCurrent` writes likewise what a colleague
 * has saved meanwhile.
 */
export function answerResult<
  Outcome extends { readonly ok: true; readonly value: unknown } | Refusal,
  Tell extends (value: Held<Outcome, 'value'>) => object = (
    value: Held<Outcome, 'value'>,
  ) => Held<Outcome, 'value'> & object,
>(c: Context, result: Outcome, tell?: Tell, tellCurrent?: (current: Held<Outcome, 'current'>) => object) {
  if (result.ok) {
    const value = result.value as Held<Outcome, 'value'>;
    return c.json((tell ? tell(value) : value) as ReturnType<Tell>, 200);
  }
  const current = result.current as Held<Outcome, 'current'> | undefined;
  return answerRefusal(c, current && tellCurrent ? { ...result, current: tellCurrent(current) } : result);
}

/** Adds headers to a page of a list: the total count, and links to the previous and next page. */
export function tellPages(c: Context, total: number, page: number, pageSize: number): void {
  c.header('X-Total-Count', String(total));
  const links = pageLinks(new URL(c.req.url), page, Math.ceil(total / pageSize));
  if (links) c.header('Link', links);
}

/** Answers a PDF for the browser's own viewer. Nothing in it may run or load anything, and no cache may store it. */
export const answerPdf = (c: Context, bytes: Buffer<ArrayBuffer>, fileName: string) =>
  c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `inline; filename="${fileName}.pdf"`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  });

/** Answers a file that somebody uploaded, to be saved. If a browser shows it anyway, the file can do nothing there. */
export const answerDownload = (
  c: Context,
  {
    bytes,
    contentType,
    fileName,
  }: { readonly bytes: Buffer<ArrayBuffer>; readonly contentType: string; readonly fileName: string },
) =>
  c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });

/** The headers of a table to open in a spreadsheet program. No cache may store it. */
export const csvHeaders = (fileName: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${fileName}.csv"`,
  'Cache-Control': 'no-store',
});
