import { createContext, RouterContextProvider } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';

/** The API for a page's loader: the browser's own client, calling in-process. */
export const apiContext = createContext<ApiClient>();

/** The site's public origin, as in a link that is mailed or shared. */
export const originContext = createContext<string>();

/** The nonce that marks the page's own scripts while it is rendered; whoever sends the page takes it off. */
export const markContext = createContext<string | undefined>(undefined);

/** What a page is rendered with. */
export function pageContext(
  api: ApiClient,
  publicOrigin: string,
  mark: string | undefined,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(originContext, publicOrigin);
  context.set(markContext, mark);
  return context;
}
