import { type ApiClient, createApiClient } from './api-client.ts';

let client: ApiClient | undefined;

/** The API over the network, for components. On the server loaders have read before, so nothing is called there. */
export function browserApi(): ApiClient {
  client ??= createApiClient(typeof window === 'undefined' ? 'http://localhost' : window.location.origin);
  return client;
}
