import type { StaffRole } from '#core/rights.ts';
import type { Auth } from '#platform/auth/auth.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';

/** @param colleague with the roles that they keep */
type FreeCases = (
  within: Deps,
  by: Actor,
  colleague: { readonly id: string; readonly staffRoles: readonly StaffRole[] },
) => Promise<void>;

/**
 * The auth library, and functions that end what a browser may open without a session: financing applications. Passed in, because
 * the financing feature depends on accounts.
 */
export type AccountDeps = Deps & {
  readonly auth: Auth;
  readonly endGrantsOfAccount: (deps: Pick<Deps, 'db'>, accountId: string) => Promise<void>;
  /** `token` identifies the browser; undefined if it has none. */
  readonly endGrantsOfBrowser: (deps: Pick<Deps, 'db'>, token: string | undefined) => Promise<void>;
  /** Unassigns the open cases that a colleague may no longer work on; in the caller's transaction. */
  readonly freeCasesOf: FreeCases;
};
