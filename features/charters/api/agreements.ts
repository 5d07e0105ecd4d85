import type { Context } from 'hono';
import { z } from 'zod';
import { answerStep, encodeForSigner, pdfAnswer } from '#features/agreements/api/encode.ts';
import { signerIn } from '#features/agreements/api/index.ts';
import { signingRoutes } from '#features/agreements/api/signing.ts';
import { agreementAsked, languageBody, signerAgreementsAnswer } from '#features/agreements/schema.ts';
import { answerResult } from '#platform/http/answers.ts';
import {
  type ApiEnv,
  createApiRouter,
  defineRoute,
  jsonAnswer,
  jsonBody,
  routesFor,
} from '#platform/http/route.ts';
import {
  consentByLink,
  linkOwnCharter,
  listToSignByLink,
  openAgreementByLink,
  readInLanguageByLink,
  refuseToSignByLink,
  type SigningDeps,
  seeAgreementByLink,
  signByLink,
} from '../service/index.ts';
import { doorOf } from './own.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Agreements'] });
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });
const all = '/api/charter-links/{token}/agreements';
const { getFile, postSeen, postConsent, postSign, postRefusal } = signingRoutes(
  routes,
  `${all}/{agreementId}` as const,
  params.extend({ agreementId: z.string().max(60) }),
  'as the client of a mailed link',
);

const getAgreements = routes.get(all, {
  summary: 'What is to be signed by the client of a mailed link',
  request: { params },
  responses: { 200: jsonAnswer('The newest first', signerAgreementsAnswer) },
});

const postLanguage = routes.post(`${all}/language`, {
  summary: 'Have what is to be signed made in another language',
  request: { params, body: jsonBody(languageBody) },
  responses: { 200: jsonAnswer('It is being made', agreementAsked) },
});

const postOwnLink = defineRoute({
  audience: 'signed-in',
  tags: ['Profile'],
  method: 'post',
  path: '/api/profile/requests/{charterId}/link',
  summary: 'A link to the page of one’s own charter, where its quote is accepted and it is signed',
  request: { params: z.object({ charterId: z.string().max(60) }) },
  responses: { 200: jsonAnswer('The token of its address', z.object({ token: z.string() })) },
});

/** The routes by which a client signs, with a mailed link or from their profile. */
export function signingApi(deps: SigningDeps) {
  const client = (c: Context<ApiEnv>, name = '') => signerIn(c, deps, { role: 'client', name });
  return createApiRouter()
    .openapi(getAgreements, async (c) =>
      answerResult(c, await listToSignByLink(deps, c.req.valid('param').token), ({ followed, ...rest }) => ({
        ...rest,
        agreements: encodeForSigner(followed),
      })),
    )
    .openapi(postLanguage, async (c) =>
      answerResult(
        c,
        await readInLanguageByLink(deps, c.req.valid('param').token, c.req.valid('json').language),
      ),
    )
    .openapi(getFile, async (c) =>
      pdfAnswer(c, await openAgreementByLink(deps, c.req.valid('param'), client(c))),
    )
    .openapi(postSeen, async (c) => {
      const done = await seeAgreementByLink(deps, c.req.valid('param'), client(c), c.req.valid('json'));
      return answerStep(c, done, 'seen');
    })
    .openapi(postConsent, async (c) => {
      const done = await consentByLink(deps, c.req.valid('param'), client(c), c.req.valid('json'));
      return answerStep(c, done, 'consented');
    })
    .openapi(postSign, async (c) => {
      const { name, ...looked } = c.req.valid('json');
      return answerStep(c, await signByLink(deps, c.req.valid('param'), client(c, name), looked), 'signed');
    })
    .openapi(postRefusal, async (c) => {
      const done = await refuseToSignByLink(deps, c.req.valid('param'), client(c), c.req.valid('json'));
      return answerStep(c, done, 'refused');
    })
    .openapi(postOwnLink, async (c) =>
      answerResult(c, await linkOwnCharter(deps, doorOf(c, c.req.valid('param')))),
    );
}
