import type { Deps } from '#platform/deps.ts';
import { catalogApi } from '#platform/http/catalog-api.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { crewService, faqService, testimonialService } from '../service.ts';
import { publicContentApi } from './public.ts';
import { settingsApi } from './settings.ts';

/** The HTTP routes of the pages' content. */
export function contentApi(deps: Deps) {
  return createApiRouter()
    .route('/', publicContentApi(deps))
    .route('/', catalogApi(deps, faqService))
    .route('/', catalogApi(deps, testimonialService))
    .route('/', catalogApi(deps, crewService))
    .route('/', settingsApi(deps));
}

export type ContentApi = RoutesOf<typeof contentApi>;
