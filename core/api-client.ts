import type { Env, Hono, Schema } from 'hono';
import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { FIRST_LANGUAGE, languageNow } from './language.ts';

type ClientOf<Api extends Schema> = ReturnType<typeof hc<Hono<Env, Api, string>>>;

/**
 * The API as typed calls: `api<ExtrasApi>().api.packages`. A feature passes only the type of its routes, so no server code gets
 * into the browser's build. The same client serves the browser (over the network) and a page's loader (in-process).
 */
export type ApiClient = <Api extends Schema>() => ClientOf<Api>;

/** The body of a refusal; all parts are absent if the body is not the API's own. */
export type Refusal = {
  readonly error?: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** The current item, if a colleague changed it first. */
  readonly current?: unknown;
  /** Free times, if the wanted one is taken. */
  readonly alternatives?: readonly { readonly startDate: string; readonly duration: string }[];
};

/** A call whose answer is not a success. Its message is "<status>: <body>". */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** The body of the API's refusal: its sentence, its reason code and the fields that it names. */
  get refusal(): Refusal {
    try {
      return JSON.parse(this.body);
    } catch {
      return {};
    }
  }
}

/** Options of a call beside its arguments: a signal, headers. */
export type CallOptions = ClientRequestOptions;

/** The response of any call, whatever its route. */
export type Called = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/** The success answer, out of all the answers that a route declares. */
export type AnswerIn<Response> =
  Response extends ClientResponse<infer Answer, infer Status, 'json'>
    ? Status extends SuccessStatusCode
      ? Answer
      : never
    : never;

/** The JSON of a successful answer; anything else throws an `ApiError`. */
export async function answer<Response extends Called>(
  call: Response | Promise<Response>,
): Promise<AnswerIn<Response>> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as AnswerIn<Response>;
}

/** Adds the current language to the address of a GET: caches keep answers by their address, so it must be a part of it. */
export function inLanguageNow(input: RequestInfo | URL, init?: RequestInit): RequestInfo | URL {
  if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return input;
  const language = languageNow();
  if (language === FIRST_LANGUAGE) return input;
  return `${input}${input.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Adds the page's language to a call, so that refusals come in that language, whatever the browser prefers. */
export function sayLanguage(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', languageNow());
  return { ...init, headers };
}

/** @param fetch the page loader's in-process fetch; absent in the browser */
export function createApiClient(
  origin: string,
  fetch?: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
): ApiClient {
  const options = { init: { credentials: 'include' }, ...(fetch ? { fetch } : {}) } as const;
  return <Api extends Schema>() => hc<Hono<Env, Api, string>>(origin, options);
}

/** The success answer of a route, for a client whose routes are generated from data. */
export type Answering<Answer> = Promise<ClientResponse<Answer, 200, 'json'>>;

/**
 * A route by its address, for routes that the API generates from data and so has no type for: the caller states what the route
 * takes and answers. Write `:id` for a variable part of the address.
 */
export function routeAt<Route>(api: ApiClient, path: string): Route {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<object>((at, part) => (at as Record<string, object>)[part] ?? at, api()) as Route;
}
