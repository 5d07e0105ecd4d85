import { z } from 'zod';
import { columnsOf } from '#core/field-values.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { issuesOf } from '#platform/http/errors.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { showcaseFields } from '../fields/lists.ts';
import {
  listedShowcaseYachtAnswer,
  type SettingsGroupAnswer,
  settingsBody,
  settingsGroupAnswer,
  settingsGroupParam,
  showcaseYachtBody,
  staffShowcaseYachtAnswer,
} from '../schema.ts';
import {
  changeSettings,
  type GroupNow,
  listSettings,
  listShowcaseYachts,
  showcaseService,
} from '../service.ts';
import { encodeShowcaseYacht } from './public.ts';

const routes = routesFor({ audience: 'administrator', area: 'settings', tags: ['Content'] });

const getSettings = routes.get('/api/admin/settings', {
  summary: 'Every group of settings',
  responses: { 200: jsonAnswer('The groups', z.array(settingsGroupAnswer)) },
});

const putSettings = routes.put('/api/admin/settings/{group}', {
  summary: 'Save a group of settings, whole',
  description:
    'The rules of money and the contact need a proof of who is calling within the last ten minutes: else 403 `confirmation-needed`. If clients are told to pay elsewhere, the team is mailed.',
  request: { params: settingsGroupParam, body: jsonBody(settingsBody) },
  responses: { 200: jsonAnswer('Saved', settingsGroupAnswer.extend({ message: z.string() })) },
});

const getCards = routes.get('/api/admin/showcase-yachts', {
  area: 'content',
  summary: 'The cards of the home page',
  responses: {
    200: jsonAnswer('Three yachts and the featured rental', z.array(listedShowcaseYachtAnswer)),
  },
});

const putCard = routes.put('/api/admin/showcase-yachts/{showcaseId}', {
  area: 'content',
  summary: 'Change a card of the home page',
  request: { params: z.object({ showcaseId: z.string().max(120) }), body: jsonBody(showcaseYachtBody) },
  responses: { 200: jsonAnswer('Changed', staffShowcaseYachtAnswer.extend({ message: z.string() })) },
});

type Card = Awaited<ReturnType<typeof showcaseService.list>>[number];
const encodeCard = (card: Card) => ({
  ...encodeShowcaseYacht(card, FIRST_LANGUAGE),
  specs: [...card.specs],
  translations: card.translations,
  version: card.version,
});

const encodeGroup = ({ group, settings, version }: GroupNow): SettingsGroupAnswer => ({
  group,
  settings: { ...settings },
  version,
});

/** The routes of the settings and of the home page's cards. */
export function settingsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getSettings, async (c) => c.json((await listSettings(deps)).map(encodeGroup), 200))
    .openapi(putSettings, async (c) => {
      const { settings, version } = c.req.valid('json');
      const done = await changeSettings(deps, c.get('actor'), c.req.valid('param').group, settings, version);
      const tell = (saved: GroupNow) => ({ ...encodeGroup(saved), message: words.settingsSaved });
      return answerResult(
        c,
        'error' in done ? { ...done, issues: issuesOf(done.error) } : done,
        tell,
        encodeGroup,
      );
    })
    .openapi(getCards, async (c) => {
      const cards = await listShowcaseYachts(deps);
      return c.json(
        cards.map(({ card, yacht }) => ({ ...encodeCard(card), isInFleet: yacht !== undefined })),
        200,
      );
    })
    .openapi(putCard, async (c) => {
      const { version, specs, ...fields } = c.req.valid('json');
      const values = { ...columnsOf(showcaseFields, fields), specs };
      const { showcaseId } = c.req.valid('param');
      const done = await showcaseService.change(deps, c.get('actor'), showcaseId, values, version);
      const tell = (card: Card) => ({ ...encodeCard(card), message: words.cardSaved });
      return answerResult(c, done, tell, encodeCard);
    });
}
