import type { z } from 'zod';
import { type ApiClient, answer } from '#core/api-client.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { Settings, SettingsGroup } from '../../domain/index.ts';
import { content, siteSettingsQuery } from '../../queries.ts';
import type { showcaseYachtBody } from '../../schema.ts';

/** Every group of settings with its version. */
export const settingsQuery = (api?: ApiClient) => ({
  ...reading(content(api).admin.settings, {}),
  staleTime: FRESH_MS,
});

/** What visitors read of the settings, as staff say it to a client. */
export const staffSiteSettingsQuery = () => ({ ...siteSettingsQuery(), staleTime: FRESH_MS });

export const saveSettings = <Group extends SettingsGroup>(
  group: Group,
  settings: Settings[Group],
  version: number | undefined,
) =>
  answer(
    content().admin.settings[':group'].$put({
      param: { group },
      json: { settings: { ...settings }, version },
    }),
  );

/** The cards of the home page. */
export const staffShowcaseQuery = () => ({
  ...reading(content().admin['showcase-yachts'], {}),
  staleTime: FRESH_MS,
});

export const saveShowcaseYacht = (showcaseId: string, json: z.input<typeof showcaseYachtBody>) =>
  answer(content().admin['showcase-yachts'][':showcaseId'].$put({ param: { showcaseId }, json }));
