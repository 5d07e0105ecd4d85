import { type ApiClient, createApiClient } from './api-client.ts';
import { nameBrowser } from './browser-name.ts';

let client: ApiClient | undefined;

/** What is sent under a key is sent by a browser that has a name: the key is that browser's alone. */
const send: typeof fetch = (input, init) => {
  if (new Headers(init?.headers).has('Idempotency-Key')) nameBrowser();
  return fetch(input, init);
};

/** The API over the network, for components. On the server loaders have read before, so nothing is called there. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    send as Parameters<typeof createApiClient>[1],
  );
  return client;
}
