import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import { siteSettings } from '#features/content/tables.ts';
import type { SeedDeps } from './deps.ts';

/** Writes every group of settings with what an empty site starts with, so that staff find something to change. */
export async function seedSettings({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await db
    .insert(siteSettings)
    .values(Object.entries(DEFAULT_SETTINGS).map(([key, value]) => ({ key, value: { ...value } })));
}
