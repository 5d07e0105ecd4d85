import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { createOnce, createOnceAndShow } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  clientGuestsAnswer,
  guestBody,
  guestChangeBody,
  guestChanged,
  guestRemoved,
  linkBody,
  linkMade,
  waiverAnswer,
  waiverBody,
  waiverSigned,
} from '../schema.ts';
import {
  checkInUrlOf,
  dropByLink,
  editByLink,
  nameByLink,
  openGuestsByLink,
  readWaiver,
  shareByLink,
  signWaiver,
} from '../service/index.ts';
import { encodeForClient, encodeWaiver, markOf } from './encode.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Guests'] });
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });
const oneParams = params.extend({ guestId: z.string().max(60) });
const all = '/api/charter-links/{token}/guests';
const one = `${all}/{guestId}` as const;
const guestParams = z.object({ token: z.string().max(200).meta({ description: 'From the guests’ link' }) });

const getGuests = routes.get(all, {
  summary: 'Who comes aboard the charter of a mailed link, and who has signed',
  description: 'What they told the crew is sealed, and read back to nobody here.',
  request: { params },
  responses: { 200: jsonAnswer('In the order in which they were named', clientGuestsAnswer) },
});

const postGuest = routes.post(all, {
  summary: 'Name a guest',
  description: 'Never more than the charter is for.',
  request: { params, body: jsonBody(guestBody) },
  responses: { 201: jsonAnswer('Named', guestChanged) },
});

const putGuest = routes.put(one, {
  summary: 'Change a guest',
  description: 'Who has signed keeps the name. What is left out stays as it is.',
  request: { params: oneParams, body: jsonBody(guestChangeBody) },
  responses: { 200: jsonAnswer('Changed', guestChanged) },
});

const deleteGuest = routes.delete(one, {
  summary: 'Take a guest off the list',
  request: { params: oneParams },
  responses: { 200: jsonAnswer('Gone', guestRemoved) },
});

const postLink = routes.post(`${all}/link`, {
  summary:
    'The link by which guests sign, made where there is none; or a new one, and the one before it ends',
  request: { params, body: jsonBody(linkBody) },
  responses: { 200: jsonAnswer('The link', linkMade) },
});

const getWaiver = routes.get('/api/waivers/{token}', {
  summary: 'What a guest is to sign, by the guests’ link',
  description: 'In the language of the request. It names nobody.',
  request: { params: guestParams },
  responses: { 200: jsonAnswer('The text, while the charter is to come', waiverAnswer) },
});

const postWaiver = routes.post('/api/waivers/{token}', {
  summary: 'Sign, for oneself and for minors',
  description:
    'Time, address and browser are kept, sealed, with the hash of what was shown. Only ever added to.',
  request: { params: guestParams, body: jsonBody(waiverBody) },
  responses: { 201: jsonAnswer('Signed', waiverSigned) },
});

/** The routes behind mailed links: a charter's client lists guests, and a guest signs the waiver. Neither needs an account. */
export function guestLinksApi(deps: Deps) {
  return createApiRouter()
    .openapi(getGuests, async (c) =>
      answerResult(c, await openGuestsByLink(deps, c.req.valid('param').token), encodeForClient),
    )
    .openapi(postGuest, async (c) => {
      const body = c.req.valid('json');
      const { token } = c.req.valid('param');
      return createOnce(c, deps, markOf(deps, body), (within) => nameByLink(within, token, body));
    })
    .openapi(putGuest, async (c) => {
      const { token, guestId } = c.req.valid('param');
      return answerResult(c, await editByLink(deps, token, guestId, c.req.valid('json')));
    })
    .openapi(deleteGuest, async (c) => {
      const { token, guestId } = c.req.valid('param');
      return answerResult(c, await dropByLink(deps, token, guestId));
    })
    .openapi(postLink, async (c) =>
      answerResult(c, await shareByLink(deps, c.req.valid('param').token, c.req.valid('json'))),
    )
    .openapi(getWaiver, async (c) =>
      answerResult(c, await readWaiver(deps, c.req.valid('param').token), encodeWaiver),
    )
    .openapi(postWaiver, async (c) => {
      const body = c.req.valid('json');
      const { token } = c.req.valid('param');
      const from = { address: callerAddress(c, deps.config), browser: c.req.header('user-agent') ?? '' };
      return createOnceAndShow(
        c,
        deps,
        markOf(deps, body),
        (within) => signWaiver(within, token, body, from),
        // An answer stored by an older version, which kept the address with it, has its own: use that one.
        (signed) => ({ checkInUrl: checkInUrlOf(deps, signed.id), ...signed }),
      );
    });
}
