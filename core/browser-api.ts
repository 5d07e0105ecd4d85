import { type ApiClient, createApiClient, inLanguageNow, sayLanguage } from './api-client.ts';

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
type Way = (overNetwork: Send) => Send;

const plain: Way = (overNetwork) => overNetwork;
let client: ApiClient | undefined;
let way = plain;

/** The API over the network, for components. On the server it makes no calls, because the loaders have read the data before. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    (input, init) => sendOver(fetch, inLanguageNow(input, init), sayLanguage(init)),
  );
  return client;
}

/** Sends one call over the network in the way of the page (see `sendBy`). */
export const sendOver = (overNetwork: Send, input: RequestInfo | URL, init?: RequestInit) =>
  way(overNetwork)(input, init);

/**
 * Wraps the sending of all calls, for pages that must add something to a call, or handle a refusal and send again.
 *
 * @returns a function that restores the plain sending
 */
export function sendBy(other: Way): () => void {
  way = other;
  return () => {
    if (way === other) way = plain;
  };
}
