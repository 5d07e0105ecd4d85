import { z } from 'zod';
import { brand } from '#core/brand.ts';
import { slugOf } from '#core/ids.ts';
import { languageNow } from '#core/language.ts';
import { messageAnswer, passwordBody } from '#features/accounts/schema.ts';
import { endGrantsOfBrowser } from '#features/financing/service/index.ts';
import { applicationsOf, forgetBrowser, forgetSession } from '#platform/auth/cookies.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { sentenceOf } from '#platform/http/failure-words.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { closingText, keptApplicationsText } from '../domain/index.ts';
import { claimedAnswer, closingAnswer, summaryAnswer } from '../schema.ts';
import {
  claimRequests,
  closeAccount,
  countApplications,
  exportOwnData,
  summarizeAccount,
  whyNotClosed,
} from '../service/own.ts';
import { words } from '../words/index.ts';

const own = routesFor({ audience: 'signed-in', tags: ['Profile'] });

const getSummary = own.get('/api/profile', {
  summary: 'One’s own account at a glance',
  responses: { 200: jsonAnswer('Counts', summaryAnswer) },
});

const postClaims = own.post('/api/profile/claims', {
  summary: 'Make one’s own what was sent as a guest from one’s confirmed address',
  responses: { 200: jsonAnswer('Claimed', claimedAnswer) },
});

const getData = own.get('/api/profile/data', {
  summary: 'Everything that is kept of one’s account, as a file',
  responses: { 200: jsonAnswer('The data', z.looseObject({ exportedAt: z.unknown() })) },
});

const getClosing = own.get('/api/profile/closing', {
  summary: 'What closing one’s own account would delete, and what has to stay for how long',
  responses: { 200: jsonAnswer('In words', closingAnswer) },
});

const deleteProfile = own.delete('/api/profile', {
  summary: 'Close one’s own account for good',
  description:
    'Open requests are cancelled and bookings are kept without personal fields. Financing applications are kept, with name and address, for as long as lending law asks for. Everything else is deleted.',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('Closed', messageAnswer) },
});

/** The client's routes for their own data: summary, claiming requests sent as a guest, export, closing the account. */
export function ownDataApi(deps: Deps) {
  return createApiRouter()
    .openapi(getSummary, async (c) => c.json(await summarizeAccount(deps, c.get('actor')), 200))
    .openapi(postClaims, async (c) => {
      return answerResult(c, await claimRequests(deps, c.get('actor')), (claimed) => ({
        claimed,
        message: words.claimed(claimed),
      }));
    })
    .openapi(getData, async (c) => {
      const result = await exportOwnData(deps, c.get('actor'));
      if (!result.ok) return refuse(c, result.reason);
      c.header('Content-Disposition', `attachment; filename="${slugOf(brand.shortName)}-data.json"`);
      return c.json(result.value, 200);
    })
    .openapi(getClosing, async (c) => {
      const said = closingText(deps.config);
      const hasApplications = (await countApplications(deps, c.get('actor'))) > 0;
      const reason = await whyNotClosed(deps, c.get('actor'));
      const ahead = reason ? sentenceOf(reason, languageNow()).sentence : '';
      return c.json({ ...said, ahead, kept: hasApplications ? said.kept : '' }, 200);
    })
    .openapi(deleteProfile, async (c) => {
      const result = await closeAccount(deps, c.get('actor'), c.req.valid('json').password);
      if (!result.ok) return refuse(c, result.reason);
      await endGrantsOfBrowser(deps, applicationsOf(c, deps.config));
      forgetBrowser(c, deps.config);
      forgetSession(c, deps.config);
      const thanks = words.closedThanks;
      const message =
        result.value.keptApplications > 0
          ? `${thanks} ${keptApplicationsText(deps.config.financingKeepMonths)}`
          : thanks;
      return c.json({ message }, 200);
    });
}
