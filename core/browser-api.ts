import { type ApiClient, createApiClient, inLanguageNow, sayLanguage } from './api-client.ts';

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const sendOverNetwork: Send = (input, init) => fetch(input, init);
let client: ApiClient | undefined;
let send = sendOverNetwork;

/** The API over the network, for components. On the server loaders have read before, so nothing is called there. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    (input, init) => send(inLanguageNow(input, init), sayLanguage(init)),
  );
  return client;
}

/**
 * Has calls go by another way, on pages where more than the answer counts; that way may send them again.
 *
 * @returns to be called when calls go straight to the network again
 */
export function sendBy(way: (overNetwork: Send) => Send): () => void {
  const other = way(sendOverNetwork);
  send = other;
  return () => {
    if (send === other) send = sendOverNetwork;
  };
}
