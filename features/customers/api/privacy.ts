import { z } from 'zod';
import { messageAnswer } from '#features/accounts/schema.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { privacyRequestAnswer, privacyRequestBody } from '../schema.ts';
import {
  agreeToPrivacy,
  askForPrivacy,
  dropPrivacyRequest,
  fetchExport,
  listPrivacyRequests,
} from '../service/privacy.ts';

const routes = routesFor({ audience: 'administrator', area: 'privacy', tags: ['Customers'] });
const params = z.object({ privacyRequestId: z.string().max(60) });
const all = '/api/admin/privacy-requests';
const one = '/api/admin/privacy-requests/{privacyRequestId}';
const done = { 200: jsonAnswer('Done', messageAnswer) };

const getList = routes.get(all, {
  summary:
    'Erasures and exports that people asked for: what waits for a second colleague, and files to fetch',
  responses: { 200: jsonAnswer('The requests, the oldest first', z.array(privacyRequestAnswer)) },
});

const postRequest = routes.post(all, {
  summary: 'Write down that somebody asked to be erased, or to be told all that is kept of them',
  description:
    'By email address or account name. Nothing happens before another colleague agrees, within 30 days.',
  'x-confirmed': true,
  request: { body: jsonBody(privacyRequestBody) },
  responses: { 201: jsonAnswer('Written down', messageAnswer.extend({ id: z.uuid() })) },
});

const postAgreement = routes.post(`${one}/agreement`, {
  summary: 'Agree to an erasure or an export',
  description:
    'By another administrator than the one who asked, on the team for a day. An erasure is done at once and for good; the file of an export can be fetched for seven days.',
  'x-confirmed': true,
  request: { params },
  responses: done,
});

const deleteRequest = routes.delete(one, {
  summary: 'Drop an erasure or an export that was asked for',
  request: { params },
  responses: done,
});

const getData = routes.get(`${one}/data`, {
  summary: 'All that is kept of a person, once two colleagues agreed, as a file',
  'x-confirmed': true,
  request: { params },
  responses: { 200: jsonAnswer('The data', z.looseObject({ exportedAt: z.unknown() })) },
});

/** The staff's routes of privacy requests: erasures and exports that people ask for by law. Each needs two colleagues. */
export function privacyApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const requests = await listPrivacyRequests(deps, c.get('actor'));
      return c.json(
        requests.map(
          ({ id, kind, who, note, askedAt, endsAt, agreedBy, askedByName, typedBy, mayAgree, mayFetch }) => ({
            id,
            kind,
            who,
            note,
            typedBy: [...typedBy],
            mayAgree,
            mayFetch,
            askedBy: askedByName,
            askedAt: askedAt.toISOString(),
            endsAt: endsAt.toISOString(),
            isAgreed: agreedBy !== null,
          }),
        ),
        200,
      );
    })
    .openapi(postRequest, async (c) => {
      const asked = await askForPrivacy(deps, c.get('actor'), c.req.valid('json'));
      if (!asked.ok) return refuse(c, asked.reason);
      const { id, typedBy } = asked.value;
      return c.json({ id, message: `${words.waits}${words.notPart(typedBy)}` }, 201);
    })
    .openapi(postAgreement, async (c) => {
      const agreed = await agreeToPrivacy(deps, c.get('actor'), c.req.valid('param').privacyRequestId);
      return answerResult(c, agreed, ({ kind, keptApplications, isTold, typedBy }) => ({
        message: `${kind === 'export' ? words.canBeFetched : words.areErased(keptApplications, isTold)}${words.notPart(typedBy)}`,
      }));
    })
    .openapi(deleteRequest, async (c) => {
      const dropped = await dropPrivacyRequest(deps, c.get('actor'), c.req.valid('param').privacyRequestId);
      return answerResult(c, dropped, () => ({ message: words.nothingChanged }));
    })
    .openapi(getData, async (c) => {
      const fetched = await fetchExport(deps, c.get('actor'), c.req.valid('param').privacyRequestId);
      if (!fetched.ok) return refuse(c, fetched.reason);
      c.header('Content-Disposition', 'attachment; filename="personal-data.json"');
      return c.json(fetched.value, 200);
    });
}
