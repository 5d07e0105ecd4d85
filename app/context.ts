import { createContext, RouterContextProvider } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';

/** The API for a page's loader: the same client as in the browser, calling in-process. */
export const apiContext = createContext<ApiClient>();

/** The site's public origin, for links that are mailed or shared. */
export const originContext = createContext<string>();

/** The nonce that marks the page's own scripts while it renders; removed before the page is sent. */
export const markContext = createContext<string | undefined>(undefined);

/** The router context that a page renders with. */
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
