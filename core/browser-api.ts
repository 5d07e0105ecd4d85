import { type ApiClient, createApiClient, inLanguageNow, sayLanguage } from './api-client.ts';

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const sendOverNetwork: Send = (input, init) => fetch(input, init);
let client: ApiClient | undefined;
let send = sendOverNetwork;

/** The API over the network, for components. On the server it makes no calls, because the loaders have read the data before. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    (input, init) => send(inLanguageNow(input, init), sayLanguage(init)),
  );
  return client;
}

/**
 * Wraps the sending of all calls, for pages that must add something to a call, or handle a refusal and send again.
 *
 * @returns a function that restores the plain sending
 */
export function sendBy(way: (overNetwork: Send) => Send): () => void {
  const other = way(sendOverNetwork);
  send = other;
  return () => {
    if (send === other) send = sendOverNetwork;
  };
}
