import { z } from 'zod';
import { languageNow } from '#core/language.ts';
import type { Deps } from '#platform/deps.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { CONSENTS, consentVersion } from '../domain/index.ts';
import { consentAnswer, draftAnswer, draftBody } from '../schema/index.ts';
import { forgetDraft, keepDraft, readDraft } from '../service/index.ts';
import { words } from '../words/index.ts';

const tags = ['Financing'];
const path = '/api/financing/drafts/current';

const routes = routesFor({ audience: 'signed-in', tags });

const getDraft = routes.get(path, {
  summary: 'The unfinished application of whoever is signed in',
  responses: { 200: jsonAnswer('What was typed so far; null when there is nothing', draftAnswer.nullable()) },
});

const putDraft = routes.put(path, {
  summary: 'Keep an unfinished application',
  description:
    'For another device, for 30 days. Date of birth and Social Security digits are never taken into it.',
  request: { body: jsonBody(draftBody) },
  responses: { 200: jsonAnswer('Kept', draftAnswer) },
});

const deleteDraft = routes.delete(path, {
  summary: 'Forget the unfinished application',
  responses: {
    200: jsonAnswer('Forgotten', z.object({ message: z.string() }).meta({ id: 'FinancingDraftForgotten' })),
  },
});

const getConsents = defineRoute({
  method: 'get',
  path: '/api/financing/consents',
  audience: 'everyone',
  tags,
  summary: 'The wording of the four consents',
  responses: { 200: jsonAnswer('The current version', consentAnswer) },
});

/** The routes for drafts, and for the wording of the consents. */
export function draftsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getDraft, async (c) => {
      const read = await readDraft(deps, c.get('actor').accountId);
      return c.json(read.ok ? read.value : null, 200);
    })
    .openapi(putDraft, async (c) =>
      c.json(await keepDraft(deps, c.get('actor').accountId, c.req.valid('json')), 200),
    )
    .openapi(deleteDraft, async (c) => {
      await forgetDraft(deps, c.get('actor').accountId);
      return c.json({ message: words.draftForgotten }, 200);
    })
    .openapi(getConsents, (c) =>
      c.json(
        {
          version: consentVersion(languageNow()),
          consents: CONSENTS.map(({ kind, label, wording }) => ({
            kind,
            label: label(),
            wording: wording(),
          })),
        },
        200,
      ),
    );
}
