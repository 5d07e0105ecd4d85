import { z } from 'zod';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  messageAnswer,
  newPasskeyBody,
  ownPasskeyAnswer,
  passkeyCreationAnswer,
  passkeyNameBody,
  passkeyRequestAnswer,
  passkeySignInBody,
  signInAnswer,
} from '../schema.ts';
import type { AccountDeps } from '../service/deps.ts';
import {
  addOwnPasskey,
  askForOwnPasskey,
  askForPasskey,
  listOwnPasskeys,
  prepareOwnPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
  signInByPasskey,
} from '../service/passkeys.ts';
import { words } from '../words/index.ts';
import { callerOf, keepSignedIn } from './sign-in.ts';

const own = routesFor({ audience: 'signed-in', tags: ['Accounts'] });
const open = routesFor({ audience: 'everyone', tags: ['Accounts'] });
const path = '/api/auth/passkeys';
const one = `${path}/{passkeyId}` as const;
const params = z.object({ passkeyId: z.uuid() });
const done = { 200: jsonAnswer('Done', messageAnswer) };

const postSignInRequest = open.post('/api/auth/passkey-sign-in/requests', {
  summary: 'What to ask a passkey with, to sign in',
  responses: { 200: jsonAnswer('Holds for five minutes, for one answer', passkeyRequestAnswer) },
});

const postSignIn = open.post('/api/auth/passkey-sign-in', {
  summary: 'Sign in by a passkey, without a name or a password',
  description:
    'Its device has checked who its owner is, so no second factor is asked for. Sets the session cookie.',
  request: { body: jsonBody(passkeySignInBody) },
  responses: { 200: jsonAnswer('Signed in', signInAnswer) },
});

const postConfirmationRequest = own.post('/api/auth/confirmations/requests', {
  summary: 'What to ask one’s own passkey with, to prove once more that it is you',
  responses: { 200: jsonAnswer('Holds for five minutes, for one answer', passkeyRequestAnswer) },
});

const getPasskeys = own.get(path, {
  summary: 'One’s own passkeys',
  responses: { 200: jsonAnswer('In the order in which they were added', z.array(ownPasskeyAnswer)) },
});

const postRequest = own.post(`${path}/requests`, {
  summary: 'What to make a passkey of',
  'x-confirmed': true,
  responses: { 200: jsonAnswer('Holds for five minutes, for one answer', passkeyCreationAnswer) },
});

const postPasskey = own.post(path, {
  summary: 'Add a passkey; the account’s confirmed address is told',
  'x-confirmed': true,
  request: { body: jsonBody(newPasskeyBody) },
  responses: done,
});

const putPasskey = own.put(one, {
  summary: 'Name a passkey anew',
  request: { params, body: jsonBody(passkeyNameBody) },
  responses: done,
});

const deletePasskey = own.delete(one, {
  summary: 'Remove a passkey',
  'x-confirmed': true,
  request: { params },
  responses: done,
});

/** The routes of passkeys: managing one's own, signing in with one, and confirming one's identity. */
export function passkeysApi(deps: AccountDeps) {
  return createApiRouter()
    .openapi(postSignInRequest, (c) => c.json(askForPasskey(deps), 200))
    .openapi(postSignIn, async (c) => {
      const result = await signInByPasskey(deps, c.req.valid('json'), await callerOf(c, deps));
      return answerResult(c, result, (signedIn) => keepSignedIn(c, deps, signedIn));
    })
    .openapi(postConfirmationRequest, async (c) => c.json(await askForOwnPasskey(deps, c.get('actor')), 200))
    .openapi(getPasskeys, async (c) => c.json(await listOwnPasskeys(deps, c.get('actor')), 200))
    .openapi(postRequest, async (c) => c.json(await prepareOwnPasskey(deps, c.get('actor')), 200))
    .openapi(postPasskey, async (c) => {
      const result = await addOwnPasskey(deps, c.get('actor'), c.req.valid('json'));
      return answerResult(c, result, () => ({ message: words.done.passkeyMade }));
    })
    .openapi(putPasskey, async (c) => {
      const { passkeyId } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const result = await renameOwnPasskey(deps, c.get('actor'), passkeyId, name);
      return answerResult(c, result, () => ({ message: words.calledNow(name) }));
    })
    .openapi(deletePasskey, async (c) => {
      const result = await removeOwnPasskey(deps, c.get('actor'), c.req.valid('param').passkeyId);
      return answerResult(c, result, () => ({ message: words.done.passkeyGone }));
    });
}
