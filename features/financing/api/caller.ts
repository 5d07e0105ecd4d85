import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import { may } from '#core/rights.ts';
import { listGranted } from '#features/cases/service.ts';
import { applicationsOf, cookieAttributes, cookieNames } from '#platform/auth/cookies.ts';
import type { Deps } from '#platform/deps.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { type Caller, GRANT_DAYS, grantApplication } from '../service/index.ts';

/** Who calls: an account, a browser with grants for applications, or staff. */
export async function callerOf(c: Context<ApiEnv>, deps: Deps): Promise<Caller> {
  const actor = await c.get('findActor')();
  // Staff who must still choose a password or set up a second factor, or whose roles do not read applications, get no access.
  const isStaff =
    actor?.role === 'administrator' && !actor.mustChoosePassword && !c.get('lacksSecondFactor')(actor);
  const isAdministrator = isStaff && may(actor.staffRoles, 'financing', 'reads');
  const browserToken = applicationsOf(c, deps.config);
  return {
    accountId: actor?.accountId,
    ownIds: await listGranted(deps, browserToken),
    isAdministrator,
    mayAnswer: isStaff && may(actor.staffRoles, 'financing', 'changes'),
    opensSealed: isStaff && may(actor.staffRoles, 'sealed', 'opens'),
    name: isAdministrator ? actor.username : 'applicant',
    browserToken,
  };
}

/** Grants this browser the application that it has sent, besides those that it has already. */
export async function giveSubmitted(c: Context<ApiEnv>, deps: Deps, applicationId: string): Promise<void> {
  const actor = await c.get('findActor')();
  const held = applicationsOf(c, deps.config);
  const grant = { token: held, madeBy: 'submission' as const, accountId: actor?.accountId };
  setGrant(c, deps, await grantApplication(deps, applicationId, grant));
}

/**
 * Sets this browser's new grant token, in a cookie that scripts cannot read. It is for all applications granted to it.
 *
 * @param token undefined if an account opens the application, so that the browser needs no grant
 */
export function setGrant(
  c: Context<ApiEnv>,
  { config }: Pick<Deps, 'config'>,
  token: string | undefined,
): void {
  if (token === undefined) return;
  const attributes = { ...cookieAttributes(config), maxAge: GRANT_DAYS * 86_400 };
  const cookie = generateCookie(cookieNames(config).applications, token, attributes);
  c.header('Set-Cookie', cookie, { append: true });
}
