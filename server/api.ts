import { chartersApi } from '#features/charters/api.ts';
import { contentApi } from '#features/content/api.ts';
import { eventsApi } from '#features/events/api.ts';
import { extrasApi } from '#features/extras/api.ts';
import { fleetApi } from '#features/fleet/api.ts';
import { inquiriesApi } from '#features/inquiries/api.ts';
import { pricingApi } from '#features/pricing/api.ts';
import type { Deps } from '#server/deps.ts';
import { createApiRouter } from '#server/http/route.ts';
import { picturesApi } from '#server/pictures/api.ts';

/** Every API route of the product: the only door to data (architecture.md, The way of a request). */
export function createApi(deps: Deps) {
  return createApiRouter()
    .route('/', fleetApi(deps))
    .route('/', extrasApi(deps))
    .route('/', chartersApi(deps))
    .route('/', pricingApi(deps))
    .route('/', picturesApi(deps))
    .route('/', eventsApi(deps))
    .route('/', contentApi(deps))
    .route('/', inquiriesApi(deps));
}

export type Api = ReturnType<typeof createApi>;
