import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer, type RoutesOf } from '#platform/http/route.ts';
import { sentAgainAnswer } from './schema.ts';
import { sendAgain } from './service.ts';

const postAgain = defineRoute({
  method: 'post',
  path: '/api/admin/failed-mails/{about}/send-again',
  audience: 'administrator',
  area: 'mails',
  tags: ['Reporting'],
  summary: 'Send again what failed of the mails about a charter, an inquiry or an application',
  description: 'Under the same Message-ID, as long as what they say is kept: 14 days.',
  request: { params: z.object({ about: z.string().max(60) }) },
  responses: { 200: jsonAnswer('On their way', sentAgainAnswer) },
});

/** The routes by which staff handle mails. */
export function notificationsApi(deps: Deps) {
  return createApiRouter().openapi(postAgain, async (c) =>
    answerResult(c, await sendAgain(deps, c.req.valid('param').about, c.get('actor'))),
  );
}

export type NotificationsApi = RoutesOf<typeof notificationsApi>;
