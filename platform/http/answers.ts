import type { Context } from 'hono';
import { type Alternative, type Issue, refuse, refuseStale } from './errors.ts';
import type { FailureCode } from './failures.ts';
import { pageLinks } from './page-links.ts';

/** A refusal as a use case words it, with whatever goes with it. */
export type Refusal = {
  readonly ok: false;
  readonly reason: FailureCode;
  readonly issues?: readonly Issue[];
  readonly alternatives?: readonly Alternative[];
  /** What the reason's sentence goes on with. */
  readonly also?: string;
  /** Of an edit that came too late: what a colleague has saved meanwhile, as the API writes it. */
  readonly current?: object;
};

/** Answers a refusal with all that goes with it. */
export function answerRefusal(c: Context, { reason, issues, alternatives, also, current }: Refusal) {
  return current ? refuseStale(c, current) : refuse(c, reason, issues, alternatives, also);
}

/** Answers what a use case came to: its value, or its refusal. */
export function answerResult<Value extends object>(
  c: Context,
  result: { readonly ok: true; readonly value: Value } | Refusal,
) {
  return result.ok ? c.json(result.value, 200) : answerRefusal(c, result);
}

/** Says with a page of a list how many there are in all, and where the pages before and after it are. */
export function tellPages(c: Context, total: number, page: number, pageSize: number): void {
  c.header('X-Total-Count', String(total));
  const links = pageLinks(new URL(c.req.url), page, Math.ceil(total / pageSize));
  if (links) c.header('Link', links);
}

/** Answers a PDF, for the browser's own reader: nothing in it runs or reaches out, and nobody keeps it on the way. */
export const answerPdf = (c: Context, bytes: Buffer<ArrayBuffer>, fileName: string) =>
  c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `inline; filename="${fileName}.pdf"`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  });

/** Answers a file that somebody sent, to be saved: should a browser show it after all, it may do nothing. */
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

/** The headers of a table to be opened in a spreadsheet, which nobody keeps on the way. */
export const csvHeaders = (fileName: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${fileName}.csv"`,
  'Cache-Control': 'no-store',
});
