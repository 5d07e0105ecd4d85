import type { Deps } from '#platform/deps.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { publicExtrasApi } from './public.ts';
import { staffExtrasApi } from './staff.ts';

/** The HTTP routes of add-ons and packages. */
export function extrasApi(deps: Deps) {
  return createApiRouter().route('/', publicExtrasApi(deps)).route('/', staffExtrasApi(deps));
}

export type ExtrasApi = RoutesOf<typeof extrasApi>;
