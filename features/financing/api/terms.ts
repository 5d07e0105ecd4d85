import type { Context } from 'hono';
import { z } from 'zod';
import { ok, refused, told } from '#core/result.ts';
import { answerStep, encodeForSigner, pdfAnswer } from '#features/agreements/api/encode.ts';
import { signerIn } from '#features/agreements/api/index.ts';
import { signingRoutes } from '#features/agreements/api/signing.ts';
import { signerAgreementAnswer } from '#features/agreements/schema.ts';
import { takeFile } from '#features/documents/api.ts';
import type { CleanFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { doOnce } from '#platform/http/idempotency.ts';
import {
  type ApiEnv,
  createApiRouter,
  formBody,
  gate,
  jsonAnswer,
  routesFor,
  sentFile,
} from '#platform/http/route.ts';
import { countPages } from '#platform/pdf/press.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { MOST_BYTES } from '../domain/index.ts';
import {
  consentToTerms,
  listTerms,
  mayOfferTerms,
  openTerms,
  refuseTerms,
  seeTerms,
  sendTerms,
  signTerms,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { ownApplication } from './applicant.ts';
import { callerOf } from './caller.ts';

const own = routesFor({ audience: 'applicant', tags: ['Financing'] });
const staff = routesFor({
  audience: 'administrator',
  area: 'financing',
  tags: ['Financing pipeline'],
});
const all = '/api/financing/applications/{applicationId}/terms';
const oneParams = ownApplication.extend({ agreementId: z.string().max(60) });
const { getFile, postSeen, postConsent, postSign, postRefusal } = signingRoutes(
  own,
  `${all}/{agreementId}` as const,
  oneParams,
  'as the applicant whom a lender has sent terms',
);

const postTerms = staff.post('/api/admin/financing-applications/{applicationId}/terms', {
  summary: 'Send a lender’s terms to be signed',
  description:
    'One PDF, 10 MB at most, looked at like any upload. The applicant is told in Messages and by mail.',
  request: {
    params: ownApplication,
    body: formBody(z.object({ document: sentFile })),
  },
  responses: { 200: jsonAnswer('Sent', z.object({ id: z.uuid(), message: z.string() })) },
});

const getTerms = own.get(all, {
  summary: 'A lender’s terms, to be signed and signed',
  request: { params: ownApplication },
  responses: { 200: jsonAnswer('The newest first', z.array(signerAgreementAnswer)) },
});

const receiving = (deps: Deps) => async (c: Context<ApiEnv>, next: () => Promise<void>) => {
  if (c.req.method !== 'POST') return next();
  const caller = await callerOf(c, deps);
  const caseId = c.req.param('applicationId') ?? '';
  const allowed = await mayOfferTerms(deps, caseId, caller);
  if (!allowed.ok) return refuse(c, allowed.reason);
  let pages = 0;
  const remake = async (file: CleanFile) => {
    const counted = file.kind === 'pdf' ? await countPages(file.bytes) : undefined;
    if (counted === undefined) return refused('terms-not-pdf');
    pages = counted;
    return ok(file);
  };
  const how = { field: 'document', mostBytes: MOST_BYTES, oneFile: words.oneFile, remake };
  return takeFile(c, deps, how, ({ file: { id: fileId }, digest }) => {
    const sha256 = Buffer.from(digest, 'base64url').toString('hex');
    const by = signerIn(c, deps, { role: 'staff', name: caller.name });
    const given = { digest: deps.vault.sign('financing-file', digest) };
    return doOnce(c, deps, given, async (within) =>
      told(await sendTerms(within, caller, { caseId, fileId, sha256, pages }, by), ({ id }) => ({
        id,
        message: staffWords.applicantKnows,
      })),
    );
  });
};

/** The routes for a lender's terms: staff send them, the applicant signs them (product 7.13). */
export function termsApi(deps: Deps) {
  const router = createApiRouter();
  router.use(postTerms.getRoutingPath(), gate({ ...staff.shared, method: 'post' }), receiving(deps));
  const meant = ({ applicationId, agreementId }: z.output<typeof oneParams>) => ({
    caseId: applicationId,
    agreementId,
  });
  const client = (c: Context<ApiEnv>, name = '') => signerIn(c, deps, { role: 'client', name });
  return router
    .openapi(postTerms, (c) => refuse(c, 'malformed'))
    .openapi(getTerms, async (c) => {
      const found = await listTerms(deps, c.req.valid('param').applicationId, await callerOf(c, deps));
      return answerResult(c, told(found, encodeForSigner));
    })
    .openapi(getFile, async (c) => {
      const caller = await callerOf(c, deps);
      return pdfAnswer(c, await openTerms(deps, caller, meant(c.req.valid('param')), client(c)));
    })
    .openapi(postSeen, async (c) => {
      const caller = await callerOf(c, deps);
      const done = await seeTerms(deps, caller, meant(c.req.valid('param')), client(c), c.req.valid('json'));
      return answerStep(c, done, 'seen');
    })
    .openapi(postConsent, async (c) => {
      const caller = await callerOf(c, deps);
      const looked = c.req.valid('json');
      const done = await consentToTerms(deps, caller, meant(c.req.valid('param')), client(c), looked);
      return answerStep(c, done, 'consented');
    })
    .openapi(postSign, async (c) => {
      const caller = await callerOf(c, deps);
      const { name, ...looked } = c.req.valid('json');
      const done = await signTerms(deps, caller, meant(c.req.valid('param')), client(c, name), looked);
      return answerStep(c, done, 'signed');
    })
    .openapi(postRefusal, async (c) => {
      const caller = await callerOf(c, deps);
      const refusal = c.req.valid('json');
      const done = await refuseTerms(deps, caller, meant(c.req.valid('param')), client(c), refusal);
      return answerStep(c, done, 'refused');
    });
}
