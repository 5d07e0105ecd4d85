import { z } from 'zod';
import { asStaff } from '#features/charters/api/answer.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { boardingBody, boardingChanged, checkInAnswer, checkInBody } from '../schema.ts';
import { checkIn, checkInByCode, openCheckIn } from '../service/index.ts';
import { encodeCheckIn } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Departures'] });
const codeParams = z.object({
  code: z.string().max(200).meta({ description: 'Held up by a guest who has signed' }),
});
const noted = { 200: jsonAnswer('Noted, with how many are aboard', boardingChanged) };

const putBoarding = routes.put('/api/admin/charters/{charterId}/departure/guests/{guestId}', {
  summary: 'Check a guest off as aboard, or take that back',
  description: 'While the charter can leave. Who noted it and when is kept; only ever added to.',
  request: {
    params: z.object({ charterId: z.string().max(60), guestId: z.string().max(60) }),
    body: jsonBody(boardingBody),
  },
  responses: noted,
});

const getCheckIn = routes.get('/api/admin/check-in/{code}', {
  summary: 'Whom a guest’s code is for',
  description: 'The guest who signed and the minors they signed for.',
  request: { params: codeParams },
  responses: { 200: jsonAnswer('The guests, and their charter', checkInAnswer) },
});

const postCheckIn = routes.post('/api/admin/check-in/{code}', {
  summary: 'Check a guest in by their code',
  request: { params: codeParams, body: jsonBody(checkInBody) },
  responses: noted,
});

const counted = ({ aboard, named }: { readonly aboard: number; readonly named: number }) => ({
  aboard,
  named,
  message: `${words.aboard(aboard, named)}.`,
});

/** The routes for checking guests in at the dock. */
export function boardingApi(deps: Deps) {
  return createApiRouter()
    .openapi(putBoarding, async (c) => {
      const { charterId, guestId } = c.req.valid('param');
      const { isAboard } = c.req.valid('json');
      return answerResult(c, await checkIn(deps, charterId, { guestId, isAboard }, asStaff(c)), counted);
    })
    .openapi(getCheckIn, async (c) =>
      answerResult(c, await openCheckIn(deps, c.req.valid('param').code), encodeCheckIn),
    )
    .openapi(postCheckIn, async (c) => {
      const { code } = c.req.valid('param');
      const { guestId } = c.req.valid('json');
      return answerResult(c, await checkInByCode(deps, code, guestId, asStaff(c)), counted);
    });
}
