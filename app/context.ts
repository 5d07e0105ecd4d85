import { createContext } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';

/** The API for a page's loader: the browser's own client, calling in-process. */
export const apiContext = createContext<ApiClient>();

/** The site's public origin, as in a link that is mailed or shared. */
export const originContext = createContext<string>();

/** The nonce that marks the page's own scripts while it is rendered; whoever sends the page takes it off. */
export const markContext = createContext<string | undefined>(undefined);
