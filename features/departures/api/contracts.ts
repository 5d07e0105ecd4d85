import type { Context } from 'hono';
import { z } from 'zod';
import { answerStep, pdfAnswer } from '#features/agreements/api/encode.ts';
import { signerIn } from '#features/agreements/api/index.ts';
import { signingRoutes } from '#features/agreements/api/signing.ts';
import { chartersOfAgreements } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import {
  type ApiEnv,
  createApiRouter,
  defineRoute,
  jsonAnswer,
  jsonBody,
  routesFor,
} from '#platform/http/route.ts';
import { captainLinkMade, choiceAnswer, choiceBody, choiceChanged, contractAnswer } from '../schema.ts';
import {
  captainsOfAgreements,
  chooseByLink,
  consentByCaptain,
  linkCaptainByLink,
  linkCaptainByStaff,
  openByCaptain,
  openChoiceByLink,
  openFileByCaptain,
  refuseByCaptain,
  seeByCaptain,
  signByCaptain,
} from '../service/index.ts';
import { encodeChoice, encodeContract } from './encode.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Captains'] });
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });
const captainParams = z.object({
  token: z.string().max(200).meta({ description: 'From the captain’s link' }),
});
const chosen = '/api/charter-links/{token}/captain';
const linked = '/api/captain-links/{token}';
const { getFile, postSeen, postConsent, postSign, postRefusal } = signingRoutes(
  routes,
  `${linked}/agreements/{agreementId}` as const,
  captainParams.extend({ agreementId: z.string().max(60) }),
  'as the captain',
);

const getChoice = routes.get(chosen, {
  summary:
    'The captain of a mailed link’s bareboat charter: whom its client may choose, has chosen, and the contract',
  request: { params },
  responses: { 200: jsonAnswer('As its client sees it', choiceAnswer) },
});

const putChoice = routes.put(chosen, {
  summary: 'Choose the captain of a bareboat charter',
  description:
    'From at least two of the list, or by naming one, or oneself. The contract with the one before ends, and a new one is made.',
  request: { params, body: jsonBody(choiceBody) },
  responses: { 200: jsonAnswer('Chosen', choiceChanged) },
});

const postLink = routes.post(`${chosen}/link`, {
  summary: 'A link for the captain whom a charterer named, to pass on',
  request: { params },
  responses: { 200: jsonAnswer('The link', captainLinkMade) },
});

const postStaffLink = defineRoute({
  audience: 'administrator',
  area: 'charters',
  tags: ['Departures'],
  method: 'post',
  path: '/api/admin/charters/{charterId}/departure/captain-link',
  summary: 'A link for a chosen captain of the list, to pass on',
  request: { params: z.object({ charterId: z.string().max(60) }) },
  responses: { 200: jsonAnswer('The link', captainLinkMade) },
});

const getContract = routes.get(linked, {
  summary: 'What a captain is asked to sign, by their own link',
  request: { params: captainParams },
  responses: {
    200: jsonAnswer('The charter, and the contract once the charterer has signed', contractAnswer),
  },
});

/** The routes for the captain of a bareboat charter: the client's choice, and the contract that both sign. */
export function contractsApi(site: Deps) {
  const deps = { ...site, subjects: { charters: chartersOfAgreements, captains: captainsOfAgreements } };
  const captain = (c: Context<ApiEnv>, name = '') => signerIn(c, deps, { role: 'captain', name });
  return createApiRouter()
    .openapi(getChoice, async (c) =>
      answerResult(c, await openChoiceByLink(deps, c.req.valid('param').token), encodeChoice),
    )
    .openapi(putChoice, async (c) =>
      answerResult(c, await chooseByLink(deps, c.req.valid('param').token, c.req.valid('json'))),
    )
    .openapi(postLink, async (c) =>
      answerResult(c, await linkCaptainByLink(deps, c.req.valid('param').token)),
    )
    .openapi(postStaffLink, async (c) =>
      answerResult(c, await linkCaptainByStaff(deps, c.req.valid('param').charterId)),
    )
    .openapi(getContract, async (c) =>
      answerResult(c, await openByCaptain(deps, c.req.valid('param').token), encodeContract),
    )
    .openapi(getFile, async (c) =>
      pdfAnswer(c, await openFileByCaptain(deps, c.req.valid('param'), captain(c))),
    )
    .openapi(postSeen, async (c) =>
      answerStep(c, await seeByCaptain(deps, c.req.valid('param'), captain(c), c.req.valid('json')), 'seen'),
    )
    .openapi(postConsent, async (c) => {
      const done = await consentByCaptain(deps, c.req.valid('param'), captain(c), c.req.valid('json'));
      return answerStep(c, done, 'consented');
    })
    .openapi(postSign, async (c) => {
      const { name, ...looked } = c.req.valid('json');
      const done = await signByCaptain(deps, c.req.valid('param'), captain(c, name), looked);
      return answerStep(c, done, 'signed');
    })
    .openapi(postRefusal, async (c) => {
      const done = await refuseByCaptain(deps, c.req.valid('param'), captain(c), c.req.valid('json'));
      return answerStep(c, done, 'refused');
    });
}
