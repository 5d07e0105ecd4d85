import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { type FleetDeps, publicFleetApi } from './public.ts';
import { savedYachtsApi } from './saved.ts';
import { staffFleetApi } from './staff.ts';
import { fleetUploadsApi } from './uploads.ts';

/** All HTTP routes of the fleet. */
export function fleetApi(deps: FleetDeps) {
  return (
    createApiRouter()
      .route('/', publicFleetApi(deps))
      .route('/', savedYachtsApi(deps))
      // Must come before the routes with a yacht's id, which would take "import" for an id.
      .route('/', fleetUploadsApi(deps))
      .route('/', staffFleetApi(deps))
  );
}

export type FleetApi = RoutesOf<typeof fleetApi>;
