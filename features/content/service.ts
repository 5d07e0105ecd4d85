import type { Deps } from '#server/deps.ts';
import {
  completeSettings,
  type Faq,
  type FaqList,
  type MoneyRules,
  type Settings,
  type ShowcaseYacht,
  type Testimonial,
  type TestimonialPage,
} from './domain.ts';
import { findFaqs, findSettings, findShowcaseYachts, findTestimonials } from './repository.ts';
import { settingsSchema } from './schema.ts';

type ContentDeps = Pick<Deps, 'db'>;

/** What guests said; with a page, only what that page shows. */
export async function listTestimonials({ db }: ContentDeps, page?: TestimonialPage): Promise<Testimonial[]> {
  return findTestimonials(db, page);
}

/** Questions and answers; with a list, only that accordion's. */
export async function listFaqs({ db }: ContentDeps, list?: FaqList): Promise<Faq[]> {
  return findFaqs(db, list);
}

/** The home page's cards: the three yachts and the featured rental. */
export async function listShowcaseYachts({ db }: ContentDeps): Promise<ShowcaseYacht[]> {
  return findShowcaseYachts(db);
}

const isSettings = (settings: unknown): settings is Settings => settingsSchema.safeParse(settings).success;

/**
 * The settings that hold now: what staff saved, completed from what an empty site starts with. A group that somebody
 * has damaged in the database is read as an empty site's, and logged.
 */
export async function readSettings({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<Settings> {
  const { settings, broken } = completeSettings(await findSettings(db), isSettings);
  if (broken.length > 0) log.warn({ groups: broken }, 'settings that cannot be read');
  return settings;
}

/** The rules of payment that hold now: deposits, due dates, holds, the cancellation fee. */
export async function readMoneyRules(deps: Pick<Deps, 'db' | 'log'>): Promise<MoneyRules> {
  return (await readSettings(deps)).money;
}
