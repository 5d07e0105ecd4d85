import type { Context } from 'hono';
import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import {
  type ApiEnv,
  createApiRouter,
  defineRoute,
  jsonAnswer,
  jsonBody,
  pdfFile,
  type RoutesOf,
  routesFor,
} from '#platform/http/route.ts';
import {
  agreementAsked,
  agreementChanged,
  languageBody,
  signBody,
  staffAgreementsAnswer,
  verificationAnswer,
} from '../schema.ts';
import {
  type AgreementDeps,
  countersign,
  drawUpAnew,
  listAgreements,
  openDocument,
  type Signer,
  verifyAgreement,
} from '../service/index.ts';
import { answerStep, encodeForStaff, encodeVerification, pdfAnswer } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Agreements'] });
const params = z.object({ charterId: z.string().max(60) });
const oneParams = params.extend({ agreementId: z.string().max(60) });
const all = '/api/admin/charters/{charterId}/agreements';
const one = `${all}/{agreementId}` as const;

const getAgreements = routes.get(all, {
  summary: 'What is, and was, to be signed for a charter, with all that was done',
  request: { params },
  responses: {
    200: jsonAnswer('All versions, and what is missing before one can be signed', staffAgreementsAnswer),
  },
});

const getFile = routes.get(`${one}/file`, {
  summary: 'The document: sealed where it is',
  request: { params: oneParams },
  responses: { 200: pdfFile('The document') },
});

const postCountersign = routes.post(`${one}/countersign`, {
  summary: 'Sign for the owner what the client has signed',
  description: 'The document gets its certificate and its seal then, and the client is mailed.',
  request: { params: oneParams, body: jsonBody(signBody) },
  responses: { 200: jsonAnswer('Signed', agreementChanged) },
});

const postAnew = routes.post(all, {
  summary: 'Have what is to be signed made anew, in a language',
  description:
    'In any language where there is none or it was sent or taken back, in another while nobody has signed it: that one is taken back. ' +
    'What is signed stands while the charter says the same: refused then, as where nothing is agreed on.',
  request: { params, body: jsonBody(languageBody) },
  responses: { 200: jsonAnswer('It is being made', agreementAsked) },
});

const getVerification = defineRoute({
  audience: 'everyone',
  tags: ['Agreements'],
  method: 'get',
  path: '/api/agreements/{agreementId}/verification',
  summary: 'Whether a signed document is whole and unchanged',
  description: 'Hashes, chain and seal are computed anew at each call. It names nobody.',
  request: { params: z.object({ agreementId: z.string().max(60) }) },
  responses: { 200: jsonAnswer('What was found', verificationAnswer) },
});

/** The signer of this call, with IP address and browser. */
export const signerIn = (
  c: Context<ApiEnv>,
  { config }: Pick<Deps, 'config'>,
  who: Pick<Signer, 'role' | 'name'>,
): Signer => ({ ...who, address: callerAddress(c, config), browser: c.req.header('user-agent') ?? '' });

/** The staff's routes for agreements, and the public check of a document. */
export function agreementsApi(deps: AgreementDeps) {
  const { charters } = deps.subjects;
  return createApiRouter()
    .openapi(getAgreements, async (c) => {
      const found = await charters.find(deps, c.req.valid('param').charterId);
      if (!found.ok) return answerRefusal(c, found);
      const { id } = found.value;
      const agreed = (await charters.agreed(deps, [id])).get(id);
      return c.json(encodeForStaff(await listAgreements(deps, id), agreed), 200);
    })
    .openapi(getFile, async (c) => {
      const { charterId, agreementId } = c.req.valid('param');
      const found = await charters.find(deps, charterId);
      if (!found.ok) return answerRefusal(c, found);
      return pdfAnswer(c, await openDocument(deps, { caseId: found.value.id, agreementId }));
    })
    .openapi(postCountersign, async (c) => {
      const { charterId, agreementId } = c.req.valid('param');
      const found = await charters.find(deps, charterId);
      if (!found.ok) return answerRefusal(c, found);
      const { name, ...looked } = c.req.valid('json');
      const by = signerIn(c, deps, { role: 'staff', name });
      const { accountId, username } = c.get('actor');
      const meant = { caseId: found.value.id, agreementId };
      const done = await countersign(deps, meant, by, looked, { accountId, username });
      return answerStep(c, done, 'countersigned');
    })
    .openapi(postAnew, async (c) => {
      const found = await charters.find(deps, c.req.valid('param').charterId);
      if (!found.ok) return answerRefusal(c, found);
      return answerResult(c, await drawUpAnew(deps, found.value.id, c.req.valid('json').language));
    })
    .openapi(getVerification, async (c) =>
      answerResult(c, await verifyAgreement(deps, c.req.valid('param').agreementId), encodeVerification),
    );
}

export type AgreementsApi = RoutesOf<typeof agreementsApi>;
