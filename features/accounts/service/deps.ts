import type { StaffRole } from '#core/rights.ts';
import type { Auth } from '#platform/auth/auth.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';

/** @param colleague with the roles that are left to them */
type FreeCases = (
  within: Deps,
  by: Actor,
  colleague: { readonly id: string; readonly staffRoles: readonly StaffRole[] },
) => Promise<void>;

/**
 * The auth library, and what signing out has to end beside the session: browsers are let into financing applications without
 * one. Those stand above accounts, so the composition hands the ways to end it in.
 */
export type AccountDeps = Deps & {
  readonly auth: Auth;
  readonly endGrantsOfAccount: (deps: Pick<Deps, 'db'>, accountId: string) => Promise<void>;
  /** `token` names the browser; undefined when nothing does. */
  readonly endGrantsOfBrowser: (deps: Pick<Deps, 'db'>, token: string | undefined) => Promise<void>;
  /** Gives back to the team what a colleague saw to and may not any more; in the caller's transaction. */
  readonly freeCasesOf: FreeCases;
};
