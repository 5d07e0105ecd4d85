import { DEFAULT_SETTINGS, type Settings } from '#features/content/domain/index.ts';
import { siteSettings } from '#features/content/tables.ts';
import type { SeedDeps } from './deps.ts';

/**
 * Writes every group of settings with its default values, so that staff find something to change.
 *
 * @param showsInvented whether the pages show ratings and figures, which are invented
 */
export async function seedSettings({ db }: Pick<SeedDeps, 'db'>, showsInvented: boolean): Promise<void> {
  const settings = showsInvented ? DEFAULT_SETTINGS : withoutInvented(DEFAULT_SETTINGS);
  await db
    .insert(siteSettings)
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: { ...value } })));
}

const withoutInvented = ({ rating, ...settings }: Settings): Settings => ({
  ...settings,
  rating: { ...rating, isShown: false },
  statistics: { home: [], about: [] },
});
