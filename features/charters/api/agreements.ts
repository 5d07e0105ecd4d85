import { z } from 'zod';
import { told } from '#core/result.ts';
import { answerStep, encodeForSigner, pdfAnswer } from '#features/agreements/api/encode.ts';
import { pdf, signerIn } from '#features/agreements/api/index.ts';
import {
  agreementAsked,
  agreementChanged,
  languageBody,
  lookedBody,
  refuseBody,
  signBody,
  signerAgreementsAnswer,
} from '#features/agreements/schema.ts';
import { answerRefusal, answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
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

const shared = { audience: 'everyone' as const, tags: ['Agreements'] };
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });
const oneParams = params.extend({ agreementId: z.string().max(60) });
const all = '/api/charter-links/{token}/agreements';
const one = `${all}/{agreementId}` as const;
const changed = { 200: jsonAnswer('Done', agreementChanged) };

const getAgreements = defineRoute({
  ...shared,
  method: 'get',
  path: all,
  summary: 'What is to be signed by the client of a mailed link',
  request: { params },
  responses: { 200: jsonAnswer('The newest first', signerAgreementsAnswer) },
});

const postLanguage = defineRoute({
  ...shared,
  method: 'post',
  path: `${all}/language` as const,
  summary: 'Have what is to be signed made in another language',
  request: { params, body: jsonBody(languageBody) },
  responses: { 200: jsonAnswer('It is being made', agreementAsked) },
});

const getFile = defineRoute({
  ...shared,
  method: 'get',
  path: `${one}/file` as const,
  summary: 'The document: sealed where it is; opening it to sign is noted',
  request: { params: oneParams },
  responses: pdf,
});

const postSeen = defineRoute({
  ...shared,
  method: 'post',
  path: `${one}/seen` as const,
  summary: 'Note that the page on which it is signed was seen',
  request: { params: oneParams, body: jsonBody(lookedBody) },
  responses: changed,
});

const postConsent = defineRoute({
  ...shared,
  method: 'post',
  path: `${one}/consent` as const,
  summary: 'Consent to electronic records and signatures',
  description: 'Only after the document was opened: that shows that it can be (15 USC 7001(c)).',
  request: { params: oneParams, body: jsonBody(lookedBody) },
  responses: changed,
});

const postSign = defineRoute({
  ...shared,
  method: 'post',
  path: `${one}/sign` as const,
  summary: 'Sign',
  description: 'Name, time, address and browser are kept with the hash of what was shown.',
  request: { params: oneParams, body: jsonBody(signBody) },
  responses: changed,
});

const postRefusal = defineRoute({
  ...shared,
  method: 'post',
  path: `${one}/refuse` as const,
  summary: 'Send it back unsigned',
  request: { params: oneParams, body: jsonBody(refuseBody) },
  responses: changed,
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

/** What a client signs, by a mailed link or from their profile. */
export function signingApi(deps: SigningDeps) {
  return createApiRouter()
    .openapi(getAgreements, async (c) =>
      answerResult(
        c,
        told(await listToSignByLink(deps, c.req.valid('param').token), ({ isAwaited, followed }) => ({
          isAwaited,
          agreements: encodeForSigner(followed),
        })),
      ),
    )
    .openapi(postLanguage, async (c) =>
      answerResult(
        c,
        await readInLanguageByLink(deps, c.req.valid('param').token, c.req.valid('json').language),
      ),
    )
    .openapi(getFile, async (c) => {
      const by = signerIn(c, deps, { role: 'client', name: '' });
      const file = await openAgreementByLink(deps, c.req.valid('param'), by, undefined);
      return file.ok ? pdfAnswer(c, file.value) : answerRefusal(c, file);
    })
    .openapi(postSeen, async (c) => {
      const by = signerIn(c, deps, { role: 'client', name: '' });
      return answerStep(
        c,
        await seeAgreementByLink(deps, c.req.valid('param'), by, c.req.valid('json')),
        'seen',
      );
    })
    .openapi(postConsent, async (c) => {
      const by = signerIn(c, deps, { role: 'client', name: '' });
      const done = await consentByLink(deps, c.req.valid('param'), by, c.req.valid('json'));
      return answerStep(c, done, 'consented');
    })
    .openapi(postSign, async (c) => {
      const { name, ...looked } = c.req.valid('json');
      const by = signerIn(c, deps, { role: 'client', name });
      return answerStep(c, await signByLink(deps, c.req.valid('param'), by, looked), 'signed');
    })
    .openapi(postRefusal, async (c) => {
      const by = signerIn(c, deps, { role: 'client', name: '' });
      const done = await refuseToSignByLink(deps, c.req.valid('param'), by, c.req.valid('json'));
      return answerStep(c, done, 'refused');
    })
    .openapi(postOwnLink, async (c) =>
      answerResult(c, await linkOwnCharter(deps, c.get('actor').accountId, c.req.valid('param').charterId)),
    );
}
