import type { Env, Hono, Schema } from 'hono';
import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { FIRST_LANGUAGE, languageNow } from './language.ts';

type ClientOf<Api extends Schema> = ReturnType<typeof hc<Hono<Env, Api, string>>>;

/**
 * The API as typed calls: `api<ExtrasApi>().api.packages`. Each feature names its own routes by their type alone, so that
 * nothing on the browser's side takes in what runs on the server. The same client serves the browser (over the network) and
 * a page's loader (in-process).
 */
export type ApiClient = <Api extends Schema>() => ClientOf<Api>;

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

/** A call that was not answered with success. Its message is "<status>: <body>". */
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

/** What goes with a call beside what its route takes: a signal, headers. */
export type CallOptions = ClientRequestOptions;

/** What every call is answered with, whatever its route. */
export type Called = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/** What a route answers with when it succeeds, of all that it declares. */
export type AnswerIn<Response> =
  Response extends ClientResponse<infer Answer, infer Status, 'json'>
    ? Status extends SuccessStatusCode
      ? Answer
      : never
    : never;

/** A successful answer's JSON; anything else throws an `ApiError`. */
export async function answer<Response extends Called>(
  call: Response | Promise<Response>,
): Promise<AnswerIn<Response>> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as AnswerIn<Response>;
}

/** The address of a call that reads, in the language of the moment: it stands in the address, under which answers are kept. */
export function inLanguageNow(input: RequestInfo | URL, init?: RequestInit): RequestInfo | URL {
  if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return input;
  const language = languageNow();
  if (language === FIRST_LANGUAGE) return input;
  return `${input}${input.includes('?') ? '&' : '?'}lang=${language}`;
}

/** What goes with a call of a page, so that refusals are said in the page's language whatever its browser prefers. */
export function sayLanguage(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', languageNow());
  return { ...init, headers };
}

/** @param fetch the page loader's in-process one; absent in the browser */
export function createApiClient(
  origin: string,
  fetch?: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
): ApiClient {
  const options = { init: { credentials: 'include' }, ...(fetch ? { fetch } : {}) } as const;
  return <Api extends Schema>() => hc<Hono<Env, Api, string>>(origin, options);
}

/** What a route answers with success, for a client whose routes are made of data. */
export type Answering<Answer> = Promise<ClientResponse<Answer, 200, 'json'>>;

/**
 * A route by its address, for one that the API makes of data and declares no type of: the caller says what it takes and
 * answers. What stands in the address for a value is written `:id`.
 */
export function routeAt<Route>(api: ApiClient, path: string): Route {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<object>((at, part) => (at as Record<string, object>)[part] ?? at, api()) as Route;
}
