import type { Deps } from '#platform/deps.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { customerListApi } from './customers.ts';
import { ownDataApi } from './own.ts';
import { privacyApi } from './privacy.ts';

/** All HTTP routes of customers: the staff's list, a client's own data, and privacy requests. */
export function customersApi(deps: Deps) {
  return createApiRouter()
    .route('/', customerListApi(deps))
    .route('/', ownDataApi(deps))
    .route('/', privacyApi(deps));
}

export type CustomersApi = RoutesOf<typeof customersApi>;
