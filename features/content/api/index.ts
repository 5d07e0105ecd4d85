import type { Deps } from '#platform/deps.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { publicContentApi } from './public.ts';
import { settingsApi } from './settings.ts';
import { staffContentApi } from './staff.ts';

/** The HTTP routes of what the pages say. */
export function contentApi(deps: Deps) {
  return createApiRouter()
    .route('/', publicContentApi(deps))
    .route('/', staffContentApi(deps))
    .route('/', settingsApi(deps));
}

export type ContentApi = RoutesOf<typeof contentApi>;
