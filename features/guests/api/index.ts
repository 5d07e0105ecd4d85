import type { Context } from 'hono';
import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  type ApiEnv,
  createApiRouter,
  jsonAnswer,
  jsonBody,
  type RoutesOf,
  routesFor,
} from '#platform/http/route.ts';
import {
  detailAnswer,
  detailBody,
  guestBody,
  guestChangeBody,
  guestChanged,
  guestRemoved,
  linkEnded,
  staffGuestsAnswer,
} from '../schema.ts';
import {
  dropByStaff,
  editByStaff,
  endLinkByStaff,
  nameByStaff,
  openDetail,
  openGuestsForStaff,
} from '../service/index.ts';
import { guestLinksApi } from './client.ts';
import { encodeForStaff, markOf } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Guests'] });
const params = z.object({ charterId: z.string().max(60) });
const oneParams = params.extend({ guestId: z.string().max(60) });
const all = '/api/admin/charters/{charterId}/guests';
const one = `${all}/{guestId}` as const;

const getGuests = routes.get(all, {
  summary: 'Who comes aboard a charter, and what each has signed',
  request: { params },
  responses: { 200: jsonAnswer('In the order in which they were named', staffGuestsAnswer) },
});

const postGuest = routes.post(all, {
  summary: 'Name a guest for a charter’s client',
  request: { params, body: jsonBody(guestBody) },
  responses: { 201: jsonAnswer('Named', guestChanged) },
});

const putGuest = routes.put(one, {
  summary: 'Change a guest for a charter’s client',
  description: 'Who has signed keeps the name. What is left out stays as it is.',
  request: { params: oneParams, body: jsonBody(guestChangeBody) },
  responses: { 200: jsonAnswer('Changed', guestChanged) },
});

const deleteGuest = routes.delete(one, {
  summary: 'Take a guest off the list',
  request: { params: oneParams },
  responses: { 200: jsonAnswer('Gone', guestRemoved) },
});

const deleteLink = routes.delete(`${all}/link`, {
  summary: 'End the link by which a charter’s guests sign',
  description: 'Who has signed stays signed; the client can make a new link.',
  request: { params },
  responses: { 200: jsonAnswer('Ended, or there was none', linkEnded) },
});

const postDetail = routes.post(`${one}/details`, {
  summary: 'Open what a guest told the crew',
  description: 'Allergies or whom to call in an emergency. Who opened it, when and why is kept in the log.',
  request: { params: oneParams, body: jsonBody(detailBody) },
  responses: { 200: jsonAnswer('The field', detailAnswer) },
});

const asStaff = (c: Context<ApiEnv>) => {
  const { username, accountId } = c.get('actor');
  return { role: 'staff' as const, name: username, accountId };
};

/** The HTTP routes of guests. */
export function guestsApi(deps: Deps) {
  const staff = createApiRouter()
    .openapi(getGuests, async (c) =>
      answerResult(c, await openGuestsForStaff(deps, c.req.valid('param').charterId), encodeForStaff),
    )
    .openapi(postGuest, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, markOf(deps, body), (within) =>
        nameByStaff(within, charterId, body, asStaff(c)),
      );
    })
    .openapi(putGuest, async (c) => {
      const { charterId, guestId } = c.req.valid('param');
      return answerResult(c, await editByStaff(deps, charterId, guestId, c.req.valid('json'), asStaff(c)));
    })
    // Declared before the route with `:guestId`, which would match this path too.
    .openapi(deleteLink, async (c) =>
      answerResult(c, await endLinkByStaff(deps, c.req.valid('param').charterId, asStaff(c))),
    )
    .openapi(deleteGuest, async (c) => {
      const { charterId, guestId } = c.req.valid('param');
      return answerResult(c, await dropByStaff(deps, charterId, guestId, asStaff(c)));
    })
    .openapi(postDetail, async (c) =>
      answerResult(c, await openDetail(deps, c.req.valid('param'), c.req.valid('json'), asStaff(c))),
    );
  return createApiRouter().route('/', guestLinksApi(deps)).route('/', staff);
}

export type GuestsApi = RoutesOf<typeof guestsApi>;
