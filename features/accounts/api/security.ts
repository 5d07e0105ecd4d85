import type { Context } from 'hono';
import { z } from 'zod';
import { deviceOf, forgetSession, rememberDevice } from '#platform/auth/cookies.ts';
import { answerResult } from '#platform/http/answers.ts';
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
import { confirmByCode, confirmPassword } from '../service/confirming.ts';
import type { AccountDeps } from '../service/deps.ts';
import { confirmByPasskey } from '../service/passkeys.ts';
import { restoreOwnAddress } from '../service/restore.ts';
import {
  prepareSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '../service/second-factor.ts';
import {
  changePassword,
  endAllSessions,
  endOwnSession,
  listOwnSessions,
  requestPasswordReset,
  resetPassword,
} from '../service/security.ts';
import { words } from '../words/index.ts';
import { callerOf, endBrowser, headersOf, keepCookies } from './sign-in.ts';

const own = { audience: 'signed-in' as const, tags: ['Accounts'] };
const open = { audience: 'everyone' as const, tags: ['Accounts'] };
const done = { 200: jsonAnswer('Done', messageAnswer) };

const listSessions = defineRoute({
  method: 'get',
  path: '/api/auth/sessions',
  ...own,
  summary: 'Where one is signed in',
  responses: { 200: jsonAnswer('Sessions, the latest used first', z.array(sessionAnswer)) },
});

const deleteSession = defineRoute({
  method: 'delete',
  path: '/api/auth/sessions/{sessionId}',
  ...own,
  summary: 'Sign one device out',
  request: { params: z.object({ sessionId: z.uuid() }) },
  responses: done,
});

const deleteSessions = defineRoute({
  method: 'delete',
  path: '/api/auth/sessions',
  ...own,
  summary: 'Sign out everywhere, here too',
  responses: done,
});

const postConfirmation = defineRoute({
  method: 'post',
  path: '/api/auth/confirmations',
  ...own,
  summary: 'Prove once more that it is you, by password, code or passkey',
  description:
    'Calls that answer 403 with the code `confirmation-needed` are answered for the ten minutes that follow. Signing in proves it too.',
  request: { body: jsonBody(confirmationBody) },
  responses: done,
});

const postRestoration = defineRoute({
  method: 'post',
  path: '/api/auth/email-restorations',
  ...open,
  summary: 'Take a change of the account’s address back by the link that was mailed to the former one',
  description:
    'Every device is signed out and the password opens nothing any more; a link to choose a new one is mailed to the restored address.',
  request: { body: jsonBody(tokenBody) },
  responses: done,
});

const putPassword = defineRoute({
  method: 'put',
  path: '/api/auth/password',
  ...own,
  summary: 'Change one’s own password; every other device is signed out',
  request: { body: jsonBody(changePasswordBody) },
  responses: done,
});

const postResetRequest = defineRoute({
  method: 'post',
  path: '/api/auth/password-reset-requests',
  ...open,
  summary: 'Ask for a link to choose a new password',
  description:
    'Mailed to the confirmed address of the account, if it has one. The answer does not say whether.',
  request: { body: jsonBody(resetRequestBody) },
  responses: done,
});

const postReset = defineRoute({
  method: 'post',
  path: '/api/auth/password-resets',
  ...open,
  summary: 'Choose a new password by a mailed link; every device is signed out',
  request: { body: jsonBody(resetBody) },
  responses: done,
});

const postFactor = defineRoute({
  method: 'post',
  path: '/api/auth/totp',
  ...own,
  summary: 'Prepare a second factor',
  description: 'It counts from its first right code on. Secret and recovery codes are shown this once.',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('For the authenticator app', secondFactorAnswer) },
});

const postFactorStart = defineRoute({
  method: 'post',
  path: '/api/auth/totp/verification',
  ...own,
  summary: 'Put the prepared second factor in force',
  'x-confirmed': true,
  request: { body: jsonBody(secondFactorBody) },
  responses: done,
});

const deleteFactor = defineRoute({
  method: 'delete',
  path: '/api/auth/totp',
  ...own,
  summary: 'Take one’s second factor away',
  request: { body: jsonBody(passwordBody) },
  responses: done,
});

const postCodes = defineRoute({
  method: 'post',
  path: '/api/auth/totp/recovery-codes',
  ...own,
  summary: 'New recovery codes in place of the old ones',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('Each works once', recoveryCodesAnswer) },
});

/**
 * After a mailed link has ended sessions: looks up this browser's session, which clears its cookies if that one has ended.
 * Otherwise the browser would send them in vain.
 */
async function forgetIfEnded(c: Context<ApiEnv>): Promise<void> {
  await c.get('findActor')();
}

/** The routes of passwords, sessions and second factors. */
export function securityApi(deps: AccountDeps) {
  return createApiRouter()
    .openapi(listSessions, async (c) => c.json(await listOwnSessions(deps, c.get('actor')), 200))
    .openapi(deleteSession, async (c) => {
      const { sessionId } = c.req.valid('param');
      const result = await endOwnSession(deps, c.get('actor'), sessionId);
      if (result.ok && sessionId === c.get('actor').sessionId) {
        await endBrowser(c, deps);
        forgetSession(c, deps.config);
      }
      return answerResult(c, result, () => ({ message: words.done.deviceOut }));
    })
    .openapi(deleteSessions, async (c) => {
      await endAllSessions(deps, c.get('actor'));
      await endBrowser(c, deps);
      forgetSession(c, deps.config);
      return c.json({ message: words.outEverywhere }, 200);
    })
    .openapi(postConfirmation, async (c) => {
      const proof = c.req.valid('json');
      const actor = c.get('actor');
      const result =
        'passkey' in proof
          ? await confirmByPasskey(deps, actor, proof.passkey)
          : 'code' in proof
            ? await confirmByCode(deps, actor, proof.code, headersOf(c, deps))
            : await confirmPassword(deps, actor, proof.password);
      return answerResult(c, result, () => ({ message: words.done.goOn }));
    })
    .openapi(postRestoration, async (c) => {
      const message = words.done.restored;
      const result = await restoreOwnAddress(deps, c.req.valid('json').token);
      await forgetIfEnded(c);
      return answerResult(c, result, () => ({ message }));
    })
    .openapi(putPassword, async (c) => {
      const message = words.done.changed;
      const device = deviceOf(c, deps.config);
      const result = await changePassword(deps, c.get('actor'), c.req.valid('json'), device);
      return answerResult(c, result, () => ({ message }));
    })
    .openapi(postResetRequest, async (c) => {
      const { account } = c.req.valid('json');
      const result = await requestPasswordReset(deps, account, callerAddress(c, deps.config));
      const message = words.done.asked;
      return answerResult(c, result, () => ({ message }));
    })
    .openapi(postReset, async (c) => {
      const message = words.done.reset;
      const result = await resetPassword(deps, c.req.valid('json'), deviceOf(c, deps.config));
      if (result.ok) rememberDevice(c, deps.config, result.value.device);
      await forgetIfEnded(c);
      return answerResult(c, result, () => ({ message }));
    })
    .openapi(postFactor, async (c) => {
      const { password } = c.req.valid('json');
      const result = await prepareSecondFactor(deps, c.get('actor'), password, headersOf(c, deps));
      return answerResult(c, result);
    })
    .openapi(postFactorStart, async (c) => {
      const { code } = c.req.valid('json');
      const result = await startSecondFactor(deps, c.get('actor'), code, await callerOf(c, deps));
      if (result.ok) keepCookies(c, deps, result.value.cookies);
      return answerResult(c, result, () => ({ message: words.done.factorOn }));
    })
    .openapi(deleteFactor, async (c) => {
      const { password } = c.req.valid('json');
      const result = await stopSecondFactor(deps, c.get('actor'), password);
      return answerResult(c, result, () => ({ message: words.done.factorOff }));
    })
    .openapi(postCodes, async (c) => {
      const { password } = c.req.valid('json');
      const result = await renewRecoveryCodes(deps, c.get('actor'), password, headersOf(c, deps));
      return answerResult(c, result);
    });
}
