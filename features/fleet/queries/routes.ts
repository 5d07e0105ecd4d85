import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { FleetApi } from '../api/index.ts';

/** The client of the fleet's routes. */
export const fleet = (api: ApiClient = browserApi()) => api<FleetApi>().api;
