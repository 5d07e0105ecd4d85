import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { signingApi } from './agreements.ts';
import type { ChartersDeps } from './answer.ts';
import { bookingsApi } from './bookings.ts';
import { entriesApi } from './entries.ts';
import { linksApi } from './links.ts';
import { ownChartersApi } from './own.ts';
import { requestsApi } from './requests.ts';
import { staffChartersApi } from './staff.ts';

/** The HTTP routes of charters. */
export function chartersApi(deps: ChartersDeps) {
  return createApiRouter()
    .route('/', requestsApi(deps))
    .route('/', linksApi(deps))
    .route('/', signingApi(deps))
    .route('/', ownChartersApi(deps))
    .route('/', staffChartersApi(deps))
    .route('/', bookingsApi(deps))
    .route('/', entriesApi(deps));
}

export type ChartersApi = RoutesOf<typeof chartersApi>;
