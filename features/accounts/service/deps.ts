import type { Auth } from '#platform/auth/auth.ts';
import type { Deps } from '#platform/deps.ts';

/**
 * The auth library, and what signing out has to end beside the session: browsers are let into financing applications without
 * one. Those stand above accounts, so the composition hands the ways to end it in.
 */
export type AccountDeps = Deps & {
  readonly auth: Auth;
  readonly endGrantsOfAccount: (deps: Pick<Deps, 'db'>, accountId: string) => Promise<void>;
  /** `token` names the browser; undefined when nothing does. */
  readonly endGrantsOfBrowser: (deps: Pick<Deps, 'db'>, token: string | undefined) => Promise<void>;
};
