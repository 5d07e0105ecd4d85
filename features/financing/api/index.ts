import type { Deps } from '#platform/deps.ts';
import { catalogApi } from '#platform/http/catalog-api.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { lenderService } from '../service/staff.ts';
import { applicantApi } from './applicant.ts';
import { deskApi } from './desk.ts';
import { documentsApi } from './documents.ts';
import { draftsApi } from './drafts.ts';
import { pipelineApi } from './staff.ts';
import { termsApi } from './terms.ts';

/** The HTTP routes of financing. */
export function financingApi(deps: Deps) {
  return createApiRouter()
    .route('/', draftsApi(deps))
    .route('/', applicantApi(deps))
    .route('/', documentsApi(deps))
    .route('/', termsApi(deps))
    .route('/', pipelineApi(deps))
    .route('/', deskApi(deps))
    .route('/', catalogApi(deps, lenderService));
}

export type FinancingApi = RoutesOf<typeof financingApi>;
