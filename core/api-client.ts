import type { Hono } from 'hono';
import { hc } from 'hono/client';

/** The API's routes: declared by what composes them (site/api.ts), so that nothing below has to know it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by module augmentation
export interface Register {}

// biome-ignore lint/suspicious/noExplicitAny: hono's own bound of what a client can be made of
type Routes = Register extends { api: infer Api extends Hono<any, any, any> } ? Api : never;

/** The API as typed calls. The same client serves the browser (over the network) and a page's loader (in-process). */
export type ApiClient = ReturnType<typeof hc<Routes>>;

/** What the API says when it refuses; all absent when the body is not the API's own. */
export type Refusal = {
  readonly error?: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** What is there now, where a colleague was faster. */
  readonly current?: unknown;
  /** Free times, where the wanted one is taken. */
  readonly alternatives?: readonly { readonly startDate: string; readonly duration: string }[];
};

/** A call that was not answered with success. Its message is "<status>: <body>" (public-area §8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** The API's own sentence, slug and the fields it names. */
  get refusal(): Refusal {
    try {
      return JSON.parse(this.body);
    } catch {
      return {};
    }
  }
}

type AnyResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/** A successful answer's JSON; anything else throws an `ApiError`. */
export async function answerOf<Answer>(response: AnyResponse): Promise<Answer> {
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as Answer;
}

/** @param fetch the page loader's in-process one; absent in the browser */
export function createApiClient(
  origin: string,
  fetch?: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
): ApiClient {
  return hc<Routes>(origin, { init: { credentials: 'include' }, ...(fetch ? { fetch } : {}) });
}
