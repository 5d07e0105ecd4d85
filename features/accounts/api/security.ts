import type { Context } from 'hono';
import { z } from 'zod';
import { type Auth, libraryHeaders } from '#platform/auth/auth.ts';
import { cookieNames, forgetSession } from '#platform/auth/cookies.ts';
import { refuse } from '#platform/http/errors.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { type ApiEnv, createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import {
  changePasswordBody,
  confirmationBody,
  messageAnswer,
  passwordBody,
  recoveryCodesAnswer,
  resetBody,
  resetRequestBody,
  secondFactorAnswer,
  secondFactorBody,
  sessionAnswer,
  tokenBody,
} from '../schema.ts';
import type { AccountDeps } from '../service/deps.ts';
import {
  changePassword,
  confirmByCode,
  confirmPassword,
  endAllSessions,
  endOwnSession,
  listOwnSessions,
  prepareSecondFactor,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  restoreOwnAddress,
  startSecondFactor,
  stopSecondFactor,
} from '../service/index.ts';
import { endBrowser } from './sign-in.ts';

const done = { 200: jsonAnswer('Done', messageAnswer) };

const listSessions = defineRoute({
  method: 'get',
  path: '/api/auth/sessions',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Where one is signed in',
  responses: { 200: jsonAnswer('Sessions, the latest used first', z.array(sessionAnswer)) },
});

const deleteSession = defineRoute({
  method: 'delete',
  path: '/api/auth/sessions/{sessionId}',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Sign one device out',
  request: { params: z.object({ sessionId: z.uuid() }) },
  responses: done,
});

const deleteSessions = defineRoute({
  method: 'delete',
  path: '/api/auth/sessions',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Sign out everywhere, here too',
  responses: done,
});

const postConfirmation = defineRoute({
  method: 'post',
  path: '/api/auth/confirmations',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Prove once more that it is you, by password or code',
  description:
    'Calls that answer 403 with the code `confirmation-needed` are answered for the ten minutes that follow. Signing in proves it too.',
  request: { body: jsonBody(confirmationBody) },
  responses: done,
});

const postRestoration = defineRoute({
  method: 'post',
  path: '/api/auth/email-restorations',
  audience: 'everyone',
  tags: ['Accounts'],
  summary: 'Take a change of the account’s address back by the link that was mailed to the former one',
  description:
    'Every device is signed out and the password opens nothing any more; a link to choose a new one is mailed to the restored address.',
  request: { body: jsonBody(tokenBody) },
  responses: done,
});

const putPassword = defineRoute({
  method: 'put',
  path: '/api/auth/password',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Change one’s own password; every other device is signed out',
  request: { body: jsonBody(changePasswordBody) },
  responses: done,
});

const postResetRequest = defineRoute({
  method: 'post',
  path: '/api/auth/password-reset-requests',
  audience: 'everyone',
  tags: ['Accounts'],
  summary: 'Ask for a link to choose a new password',
  description:
    'Mailed to the confirmed address of the account, if it has one. The answer does not say whether.',
  request: { body: jsonBody(resetRequestBody) },
  responses: done,
});

const postReset = defineRoute({
  method: 'post',
  path: '/api/auth/password-resets',
  audience: 'everyone',
  tags: ['Accounts'],
  summary: 'Choose a new password by a mailed link; every device is signed out',
  request: { body: jsonBody(resetBody) },
  responses: done,
});

const postFactor = defineRoute({
  method: 'post',
  path: '/api/auth/totp',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Prepare a second factor',
  description: 'It counts from its first right code on. Secret and recovery codes are shown this once.',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('For the authenticator app', secondFactorAnswer) },
});

const postFactorStart = defineRoute({
  method: 'post',
  path: '/api/auth/totp/verification',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Put the prepared second factor in force',
  'x-confirmed': true,
  request: { body: jsonBody(secondFactorBody) },
  responses: done,
});

const deleteFactor = defineRoute({
  method: 'delete',
  path: '/api/auth/totp',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Take one’s second factor away',
  request: { body: jsonBody(passwordBody) },
  responses: done,
});

const postCodes = defineRoute({
  method: 'post',
  path: '/api/auth/totp/recovery-codes',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'New recovery codes in place of the old ones',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('Each works once', recoveryCodesAnswer) },
});

/** Passwords, sessions and second factors. */
export function securityApi(deps: AccountDeps, auth: Auth) {
  const headersOf = (c: Context<ApiEnv>) =>
    libraryHeaders({
      address: callerAddress(c, deps.config),
      cookie: c.req.header('cookie'),
      browser: c.req.header('user-agent') ?? '',
    });
  const { session } = cookieNames(deps.config);
  const keepSession = (c: Context, cookies: readonly string[]) => {
    for (const cookie of cookies)
      if (cookie.startsWith(`${session}=`)) c.header('Set-Cookie', cookie, { append: true });
  };

  return createApiRouter()
    .openapi(listSessions, async (c) => {
      const sessions = await listOwnSessions(deps, c.get('actor'));
      return c.json(
        sessions.map(({ createdAt, lastSeenAt, ...other }) => ({
          ...other,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
        200,
      );
    })
    .openapi(deleteSession, async (c) => {
      const { sessionId } = c.req.valid('param');
      const result = await endOwnSession(deps, c.get('actor'), sessionId);
      if (!result.ok) return refuse(c, result.reason);
      if (sessionId === c.get('actor').sessionId) {
        await endBrowser(c, deps);
        forgetSession(c, deps.config);
      }
      return c.json({ message: 'That device has been signed out.' }, 200);
    })
    .openapi(deleteSessions, async (c) => {
      await endAllSessions(deps, c.get('actor'));
      await endBrowser(c, deps);
      forgetSession(c, deps.config);
      return c.json({ message: 'You have been signed out everywhere.' }, 200);
    })
    .openapi(postConfirmation, async (c) => {
      const proof = c.req.valid('json');
      const actor = c.get('actor');
      const result =
        'code' in proof
          ? await confirmByCode(deps, auth, actor, proof.code, headersOf(c))
          : await confirmPassword(deps, actor, proof.password);
      return result.ok ? c.json({ message: 'Thank you. Please go on.' }, 200) : refuse(c, result.reason);
    })
    .openapi(postRestoration, async (c) => {
      const result = await restoreOwnAddress(deps, c.req.valid('json').token);
      if (!result.ok) return refuse(c, result.reason);
      const message =
        'Your account has this address again. Every device was signed out, and the old password opens nothing any more: look into your mail for a link to choose a new one.';
      return c.json({ message }, 200);
    })
    .openapi(putPassword, async (c) => {
      const result = await changePassword(deps, c.get('actor'), c.req.valid('json'));
      if (!result.ok) return refuse(c, result.reason);
      return c.json({ message: 'Your password has been changed. Every other device was signed out.' }, 200);
    })
    .openapi(postResetRequest, async (c) => {
      const { account } = c.req.valid('json');
      const result = await requestPasswordReset(deps, account, callerAddress(c, deps.config));
      if (!result.ok) return refuse(c, result.reason);
      const message =
        'If that account has a confirmed e-mail address, a link is on its way to it. It works for an hour.';
      return c.json({ message }, 200);
    })
    .openapi(postReset, async (c) => {
      const result = await resetPassword(deps, c.req.valid('json'));
      if (!result.ok) return refuse(c, result.reason);
      return c.json({ message: 'Your new password is set. You can sign in with it now.' }, 200);
    })
    .openapi(postFactor, async (c) => {
      const { password } = c.req.valid('json');
      const result = await prepareSecondFactor(deps, auth, c.get('actor'), password, headersOf(c));
      return result.ok
        ? c.json({ ...result.value, recoveryCodes: [...result.value.recoveryCodes] }, 200)
        : refuse(c, result.reason);
    })
    .openapi(postFactorStart, async (c) => {
      const { code } = c.req.valid('json');
      const result = await startSecondFactor(deps, auth, c.get('actor'), code, headersOf(c));
      if (!result.ok) return refuse(c, result.reason);
      keepSession(c, result.value.cookies);
      return c.json({ message: 'Your second factor is on.' }, 200);
    })
    .openapi(deleteFactor, async (c) => {
      const { password } = c.req.valid('json');
      const result = await stopSecondFactor(deps, auth, c.get('actor'), password, headersOf(c));
      if (!result.ok) return refuse(c, result.reason);
      keepSession(c, result.value.cookies);
      return c.json({ message: 'Your second factor is off.' }, 200);
    })
    .openapi(postCodes, async (c) => {
      const { password } = c.req.valid('json');
      const result = await renewRecoveryCodes(deps, auth, c.get('actor'), password, headersOf(c));
      return result.ok ? c.json(result.value, 200) : refuse(c, result.reason);
    });
}
