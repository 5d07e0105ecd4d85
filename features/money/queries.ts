import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { MoneyApi } from './api/index.ts';

/** The routes of money. */
export const money = (api: ApiClient = browserApi()) => api<MoneyApi>().api;
