import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { languageBody, messageAnswer, profileBody, tokenBody, userAnswer } from '../schema.ts';
import {
  chooseLanguage,
  confirmOwnEmail,
  openOwnUser,
  sendConfirmationAgain,
  updateOwnProfile,
} from '../service/profile.ts';
import { words } from '../words/index.ts';

/** No instant: the clock of whoever reads it may be wrong. */
const signedInAnswer = userAnswer
  .extend({
    sessionEndsIn: z
      .int()
      .meta({ description: 'After how many seconds the session ends at the latest, however it is used' }),
  })
  .meta({ id: 'SignedInUser' });

const own = { audience: 'signed-in' as const, tags: ['Profile'] };

const getUser = defineRoute({
  method: 'get',
  path: '/api/auth/user',
  audience: 'signed-in',
  tags: ['Accounts'],
  summary: 'Who is signed in, with their profile',
  responses: { 200: jsonAnswer('The account and its profile', signedInAnswer) },
});

const putProfile = defineRoute({
  method: 'put',
  path: '/api/profile',
  ...own,
  summary: 'Store one’s own profile',
  description: 'The profile’s fields and nothing else; whatever else is sent is ignored.',
  request: { body: jsonBody(profileBody) },
  responses: { 200: jsonAnswer('The account with its new profile', userAnswer) },
});

const putLanguage = defineRoute({
  method: 'put',
  path: '/api/profile/language',
  ...own,
  summary: 'Choose one’s own language',
  description:
    'In it one is written to; whoever is of the staff reads their screens in it, Portuguese aside.',
  request: { body: jsonBody(languageBody) },
  responses: { 200: jsonAnswer('The account with its new language', userAnswer) },
});

const postConfirmation = defineRoute({
  method: 'post',
  path: '/api/profile/email-confirmations',
  ...own,
  summary: 'Mail the link that confirms one’s address once more',
  responses: { 200: jsonAnswer('On its way', messageAnswer) },
});

const putConfirmation = defineRoute({
  method: 'put',
  path: '/api/profile/email-confirmations',
  ...own,
  summary: 'Confirm one’s address by the mailed link',
  request: { body: jsonBody(tokenBody) },
  responses: { 200: jsonAnswer('Confirmed', messageAnswer) },
});

/** The routes of one's own account and profile. */
export function profileApi(deps: Deps) {
  return createApiRouter()
    .openapi(getUser, async (c) => {
      const actor = c.get('actor');
      const { sessionEndsIn } = actor;
      return answerResult(c, await openOwnUser(deps, actor), (user) => ({ ...user, sessionEndsIn }));
    })
    .openapi(putProfile, async (c) => {
      const result = await updateOwnProfile(deps, c.get('actor'), c.req.valid('json'));
      return answerResult(c, result);
    })
    .openapi(putLanguage, async (c) => {
      const { language } = c.req.valid('json');
      return answerResult(c, await chooseLanguage(deps, c.get('actor'), language));
    })
    .openapi(postConfirmation, async (c) => {
      const result = await sendConfirmationAgain(deps, c.get('actor'));
      return answerResult(c, result, () => ({ message: words.done.linkSent }));
    })
    .openapi(putConfirmation, async (c) => {
      const result = await confirmOwnEmail(deps, c.get('actor'), c.req.valid('json').token);
      return answerResult(c, result, () => ({ message: words.done.confirmed }));
    });
}
