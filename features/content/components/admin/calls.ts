import type { z } from 'zod';
import { type ApiClient, answer } from '#core/api-client.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { Settings, SettingsGroup } from '../../domain/index.ts';
import { content, siteSettingsQuery } from '../../queries.ts';
import type { showcaseYachtBody } from '../../schema.ts';

/** All groups of settings with their versions. */
export const settingsQuery = (api?: ApiClient) => ({
  ...reading(content(api).admin.settings, {}),
  staleTime: FRESH_MS,
});

/** The settings that visitors can read, for staff to tell clients. */
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

/** The home page's cards. */
export const staffShowcaseQuery = () => ({
  ...reading(content().admin['showcase-yachts'], {}),
  staleTime: FRESH_MS,
});

export const saveShowcaseYacht = (showcaseId: string, json: z.input<typeof showcaseYachtBody>) =>
  answer(content().admin['showcase-yachts'][':showcaseId'].$put({ param: { showcaseId }, json }));
