import type { Context } from 'hono';
import { getCookie, getSignedCookie } from 'hono/cookie';
import { ACCOUNT_HEADER } from '#core/session-hint.ts';
import { libraryHeaders } from '#platform/auth/auth.ts';
import {
  applicationsOf,
  cookieNames,
  deviceOf,
  forgetBrowser,
  forgetSession,
  hintAtSession,
  rememberDevice,
} from '#platform/auth/cookies.ts';
import { authSecret } from '#platform/auth/secret.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { type ApiEnv, createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { messageAnswer, type SignInAnswer, secondFactorBody, signInAnswer, signInBody } from '../schema.ts';
import type { AccountDeps } from '../service/deps.ts';
import { completeSignIn, type SignedIn, type SignInCaller, signIn, signOut } from '../service/sign-in.ts';
import { words } from '../words/index.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Accounts'] });

const postSignIn = routes.post('/api/auth/sign-in', {
  summary: 'Sign in, or make a client account of an unknown name',
  description:
    'A name that exists needs its password. A name that does not becomes a client account with that password. Sets the session cookie.',
  request: { body: jsonBody(signInBody) },
  responses: { 200: jsonAnswer('Signed in, or waiting for a second factor or a passkey', signInAnswer) },
});

const postSecondFactor = routes.post('/api/auth/second-factor', {
  summary: 'Complete a sign-in that waits for its second factor',
  request: { body: jsonBody(secondFactorBody) },
  responses: { 200: jsonAnswer('Signed in', signInAnswer) },
});

const postSignOut = routes.post('/api/auth/sign-out', {
  summary: 'Sign out; the session ends on the server',
  responses: { 200: jsonAnswer('Signed out, or was not signed in', messageAnswer) },
});

/** The headers of a call that the auth library needs. */
export const headersOf = (c: Context<ApiEnv>, { config }: Deps, cookie = c.req.header('cookie')) =>
  libraryHeaders({
    address: callerAddress(c, config),
    cookie,
    browser: c.req.header('user-agent') ?? '',
  });

export const callerOf = async (c: Context<ApiEnv>, deps: Deps): Promise<SignInCaller> => ({
  address: callerAddress(c, deps.config),
  headers: headersOf(c, deps),
  device: deviceOf(c, deps.config),
  replaces: await c.get('findActor')(),
  pageOf: c.req.header(ACCOUNT_HEADER),
});

/** Sets only those of the library's cookies that this product uses. */
export function keepCookies(c: Context, { config }: Deps, cookies: readonly string[]): void {
  const { session, challenge } = cookieNames(config);
  for (const cookie of cookies) {
    if ([session, challenge].some((name) => cookie.startsWith(`${name}=`)))
      c.header('Set-Cookie', cookie, { append: true });
  }
}

/** Sets the cookies of a sign-in and returns its answer. */
export function keepSignedIn(c: Context, deps: Deps, signedIn: SignedIn): SignInAnswer {
  keepCookies(c, deps, signedIn.cookies);
  if (signedIn.device) {
    hintAtSession(c, deps.config);
    rememberDevice(c, deps.config, signedIn.device);
  }
  const { status, role, isNew } = signedIn;
  const message =
    status === 'second-factor'
      ? words.done.codeWanted
      : status === 'passkey'
        ? words.done.passkeyWanted
        : isNew
          ? words.done.accountMade
          : words.done.signedIn;
  return { status, role: role ?? null, isNew, message };
}

/**
 * Clears this browser's cookies beside the session, and ends what they open on the server: the next user finds nothing, and
 * copies of the cookies open nothing.
 */
export async function endBrowser(c: Context, deps: AccountDeps): Promise<void> {
  await deps.endGrantsOfBrowser(deps, applicationsOf(c, deps.config));
  forgetBrowser(c, deps.config);
}

/** The routes that begin and end a session. */
export function signInApi(deps: AccountDeps) {
  const secret = authSecret(deps.config);
  const names = cookieNames(deps.config);
  return createApiRouter()
    .openapi(postSignIn, async (c) => {
      const result = await signIn(deps, c.req.valid('json'), await callerOf(c, deps));
      return answerResult(c, result, (signedIn) => keepSignedIn(c, deps, signedIn));
    })
    .openapi(postSecondFactor, async (c) => {
      const left = getCookie(c, names.challenge);
      const challenge = left ? await getSignedCookie(c, secret, names.challenge) : undefined;
      const { code } = c.req.valid('json');
      // If the library saw a session that the caller still sends, it would check the code of that session's account.
      const headers = headersOf(c, deps, `${names.challenge}=${encodeURIComponent(left ?? '')}`);
      const caller = { ...(await callerOf(c, deps)), headers };
      const result = await completeSignIn(deps, code, challenge || undefined, caller);
      return answerResult(c, result, (signedIn) => keepSignedIn(c, deps, signedIn));
    })
    .openapi(postSignOut, async (c) => {
      const actor = await c.get('findActor')();
      if (actor) await signOut(deps, actor);
      await endBrowser(c, deps);
      forgetSession(c, deps.config);
      return c.json({ message: words.done.signedOut }, 200);
    });
}
