import { z } from 'zod';
import { forgetSession } from '#platform/auth/cookies.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import {
  colleagueAnswer,
  colleagueBody,
  colleagueNameAnswer,
  messageAnswer,
  newColleagueAnswer,
  passwordRequestAnswer,
  passwordRequestBody,
  rolesBody,
} from '../schema.ts';
import type { AccountDeps } from '../service/deps.ts';
import {
  addColleague,
  askForPassword,
  changeRoles,
  demoteColleague,
  letColleagueIn,
  listColleagues,
  listTeam,
  refusePassword,
  signColleagueOut,
} from '../service/team.ts';

const routes = routesFor({ audience: 'administrator', area: 'team', tags: ['Team'] });
const path = '/api/admin/team';
const one = `${path}/{colleagueId}` as const;
const params = z.object({ colleagueId: z.uuid() });
const done = { 200: jsonAnswer('Done', messageAnswer) };

const getTeam = routes.get(path, {
  summary: 'Everybody on the team, as administrators see them',
  responses: {
    200: jsonAnswer(
      'By name',
      z.object({ isSecondFactorRequired: z.boolean(), colleagues: z.array(colleagueAnswer) }),
    ),
  },
});

const postColleague = routes.post(path, {
  summary: 'Take somebody on',
  'x-confirmed': true,
  description:
    'The one-time password is told this once, and sent again the call is refused, for the name is taken. A client of that name needs `isClient`.',
  'x-told-once': true,
  request: { body: jsonBody(colleagueBody) },
  responses: { 201: jsonAnswer('Made', newColleagueAnswer) },
});

const putRoles = routes.put(`${one}/roles`, {
  summary: 'Give a colleague other roles',
  'x-confirmed': true,
  description: 'They count from the colleague’s next call on. One administrator is always left.',
  request: { params, body: jsonBody(rolesBody) },
  responses: done,
});

const getColleagues = routes.get('/api/admin/colleagues', {
  area: 'desk',
  summary: 'One’s colleagues by name',
  responses: { 200: jsonAnswer('By name', z.array(colleagueNameAnswer)) },
});

const postPasswordRequest = routes.post(`${one}/password-requests`, {
  summary: 'Ask for a one-time password for a colleague who is locked out',
  'x-confirmed': true,
  description:
    'It can be made once another administrator agrees, or after 24 hours. The colleague is told by email and can refuse it.',
  request: { params, body: jsonBody(passwordRequestBody) },
  responses: { 200: jsonAnswer('Asked', passwordRequestAnswer) },
});

const deletePasswordRequest = routes.delete(`${one}/password-requests`, {
  summary: 'Refuse a one-time password that was asked for',
  request: { params },
  responses: done,
});

const postPassword = routes.post(`${one}/password`, {
  summary: 'Agree to the one-time password that was asked for, and make it',
  'x-confirmed': true,
  description:
    'By another administrator than the one who asked, who has been on the team for a day; after 24 hours by any but the one concerned.',
  request: { params },
  responses: { 200: jsonAnswer('Told this once', newColleagueAnswer) },
});

const deleteSessions = routes.delete(`${one}/sessions`, {
  summary: 'Sign a colleague out everywhere',
  'x-confirmed': true,
  request: { params },
  responses: done,
});

const deleteColleague = routes.delete(one, {
  summary: 'Make a client of a colleague',
  'x-confirmed': true,
  description: 'Never of the last administrator.',
  request: { params },
  responses: done,
});

/** The routes by which administrators manage the team. */
export function teamApi(deps: AccountDeps) {
  return createApiRouter()
    .openapi(getTeam, async (c) => {
      const colleagues = await listTeam(deps, c.get('actor'));
      return c.json({ isSecondFactorRequired: deps.config.isSecondFactorRequired, colleagues }, 200);
    })
    .openapi(postColleague, async (c) => {
      const { username, roles, isClient } = c.req.valid('json');
      const made = await addColleague(deps, c.get('actor'), username, roles, isClient);
      if (!made.ok) return refuse(c, made.reason);
      return c.json({ ...made.value, message: words.isOnTeam(made.value.username) }, 201);
    })
    .openapi(putRoles, async (c) => {
      const { colleagueId } = c.req.valid('param');
      const { roles, version } = c.req.valid('json');
      const changed = await changeRoles(deps, c.get('actor'), colleagueId, roles, version);
      return answerResult(c, changed, (username) => ({ message: words.hasOtherRoles(username) }));
    })
    .openapi(getColleagues, async (c) => {
      const colleagues = await listColleagues(deps, c.get('actor'));
      return c.json(colleagues, 200);
    })
    .openapi(postPasswordRequest, async (c) => {
      const { withoutSecondFactor } = c.req.valid('json');
      const { colleagueId } = c.req.valid('param');
      const asked = await askForPassword(deps, c.get('actor'), colleagueId, withoutSecondFactor);
      return answerResult(c, asked, ({ username, dueAt }) => ({
        dueAt,
        message: words.passwordRequested(username),
      }));
    })
    .openapi(deletePasswordRequest, async (c) => {
      const refused = await refusePassword(deps, c.get('actor'), c.req.valid('param').colleagueId);
      return answerResult(c, refused, (username) => ({ message: words.keepsCurrent(username) }));
    })
    .openapi(postPassword, async (c) => {
      const made = await letColleagueIn(deps, c.get('actor'), c.req.valid('param').colleagueId);
      return answerResult(c, made, (colleague) => ({
        ...colleague,
        message: words.wasSignedOut(colleague.username),
      }));
    })
    .openapi(deleteSessions, async (c) => {
      const { colleagueId } = c.req.valid('param');
      const ended = await signColleagueOut(deps, c.get('actor'), colleagueId);
      if (ended.ok && colleagueId === c.get('actor').accountId) forgetSession(c, deps.config);
      return answerResult(c, ended, (username) => ({ message: words.wasSignedOut(username) }));
    })
    .openapi(deleteColleague, async (c) => {
      const { colleagueId } = c.req.valid('param');
      const demoted = await demoteColleague(deps, c.get('actor'), colleagueId);
      if (demoted.ok && colleagueId === c.get('actor').accountId) forgetSession(c, deps.config);
      return answerResult(c, demoted, (username) => ({ message: words.isClientNow(username) }));
    });
}
