import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { type FleetDeps, publicFleetApi } from './public.ts';
import { savedYachtsApi } from './saved.ts';
import { staffFleetApi } from './staff.ts';
import { fleetUploadsApi } from './uploads.ts';

/** The fleet's HTTP routes. */
export function fleetApi(deps: FleetDeps) {
  return (
    createApiRouter()
      .route('/', publicFleetApi(deps))
      .route('/', savedYachtsApi(deps))
      // Before the yachts by id: "import" is no yacht.
      .route('/', fleetUploadsApi(deps))
      .route('/', staffFleetApi(deps))
  );
}

export type FleetApi = RoutesOf<typeof fleetApi>;
