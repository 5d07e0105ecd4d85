import type { Deps } from '#platform/deps.ts';
import { refuse } from '#platform/http/errors.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { messageAnswer, profileBody, tokenBody, type UserAnswer, userAnswer } from '../schema.ts';
import {
  confirmOwnEmail,
  type OwnUser,
  openOwnUser,
  sendConfirmationAgain,
  updateOwnProfile,
} from '../service/index.ts';

const getUser = defineRoute({
  method: 'get',
  path: '/api/auth/user',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Who is signed in, with their profile',
  responses: { 200: jsonAnswer('The account and its profile', userAnswer) },
});

const putProfile = defineRoute({
  method: 'put',
  path: '/api/profile',
  audience: 'signed-in',
  tags: ['Profile'],
  summary: 'Store one’s own profile',
  description: 'The profile’s fields and nothing else; whatever else is sent is ignored.',
  request: { body: jsonBody(profileBody) },
  responses: { 200: jsonAnswer('The account with its new profile', userAnswer) },
});

const postConfirmation = defineRoute({
  method: 'post',
  path: '/api/profile/email-confirmations',
  audience: 'signed-in',
  tags: ['Profile'],
  summary: 'Mail the link that confirms one’s address once more',
  responses: { 200: jsonAnswer('On its way', messageAnswer) },
});

const putConfirmation = defineRoute({
  method: 'put',
  path: '/api/profile/email-confirmations',
  audience: 'signed-in',
  tags: ['Profile'],
  summary: 'Confirm one’s address by the mailed link',
  request: { body: jsonBody(tokenBody) },
  responses: { 200: jsonAnswer('Confirmed', messageAnswer) },
});

const encodeUser = ({ createdAt, ...user }: OwnUser): UserAnswer => ({
  ...user,
  createdAt: createdAt.toISOString(),
});

/** One's own account and profile. */
export function profileApi(deps: Deps) {
  return createApiRouter()
    .openapi(getUser, async (c) => {
      const result = await openOwnUser(deps, c.get('actor'));
      return result.ok ? c.json(encodeUser(result.value), 200) : refuse(c, result.reason);
    })
    .openapi(putProfile, async (c) => {
      const result = await updateOwnProfile(deps, c.get('actor'), c.req.valid('json'));
      return result.ok ? c.json(encodeUser(result.value), 200) : refuse(c, result.reason);
    })
    .openapi(postConfirmation, async (c) => {
      const result = await sendConfirmationAgain(deps, c.get('actor'));
      if (!result.ok) return refuse(c, result.reason);
      return c.json({ message: 'The link is on its way to your address.' }, 200);
    })
    .openapi(putConfirmation, async (c) => {
      const result = await confirmOwnEmail(deps, c.get('actor'), c.req.valid('json').token);
      if (!result.ok) return refuse(c, result.reason);
      return c.json({ message: 'Your e-mail address is confirmed.' }, 200);
    });
}
