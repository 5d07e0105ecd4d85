import { createContext } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';

/** The API for a page's loader: the browser's own client, calling in-process. */
export const apiContext = createContext<ApiClient>();
