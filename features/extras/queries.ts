import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading } from '#ui/reading.ts';
import type { ExtrasApi } from './api.ts';
import type { PackageSelection } from './domain.ts';

/** The API client for the routes of add-ons and packages. */
export const extras = (api: ApiClient = browserApi()) => api<ExtrasApi>().api;

/** Reads the add-ons on offer. */
export const addOnsQuery = (api?: ApiClient) => reading(extras(api)['add-ons'], {});

/** Reads the packages that one page offers, or all that a charter can carry. */
export const packagesQuery = (place: PackageSelection, api?: ApiClient) =>
  reading(extras(api).packages, { query: { place } });
