import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import type { AccountDeps } from '../service/deps.ts';
import { clientsApi } from './clients.ts';
import { passkeysApi } from './passkeys.ts';
import { profileApi } from './profile.ts';
import { securityApi } from './security.ts';
import { signInApi } from './sign-in.ts';
import { teamApi } from './team.ts';

/** All HTTP routes of accounts. */
export function accountsApi(deps: AccountDeps) {
  return createApiRouter()
    .route('/', signInApi(deps))
    .route('/', securityApi(deps))
    .route('/', passkeysApi(deps))
    .route('/', profileApi(deps))
    .route('/', teamApi(deps))
    .route('/', clientsApi(deps));
}

export type AccountsApi = RoutesOf<typeof accountsApi>;
