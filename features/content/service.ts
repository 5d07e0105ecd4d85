import { FIRST_LANGUAGE } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { changesBetween } from '#features/activity/domain.ts';
import { catalogService, recordActivity } from '#features/activity/service/index.ts';
import { findListed } from '#features/fleet/service/index.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import {
  changedWaysToPay,
  completeSettings,
  DEFAULT_SETTINGS,
  FAQ_LISTS,
  type Faq,
  type FaqList,
  initialsOf,
  keepingTranslations,
  type MoneyRules,
  SETTINGS_NAMES,
  type Settings,
  type SettingsGroup,
  TESTIMONIAL_PAGES,
  type Testimonial,
  type TestimonialPage,
} from './domain/index.ts';
import { paidElsewhereMail } from './emails.tsx';
import { crewCatalog, faqCatalog, showcaseCatalog, testimonialCatalog } from './fields/lists.ts';
import { findSettings, lockSettings, saveSettings } from './repository.ts';
import { settingsForms, settingsSchema } from './schema.ts';
import { crew, faqs, showcaseYachts, siteSettings, testimonials } from './tables.ts';

type ContentDeps = Pick<Deps, 'db'>;

/** The services of the FAQs, the testimonials, the crew, and the home page's cards. */
export const faqService = catalogService(faqs, faqCatalog, { keepsDeleted: true });
export const testimonialService = catalogService(testimonials, testimonialCatalog, {
  completed: ({ author, avatar }) =>
    typeof author === 'string' && !avatar ? { avatar: initialsOf(author) } : {},
});
export const crewService = catalogService(crew, crewCatalog);
export const showcaseService = catalogService(showcaseYachts, showcaseCatalog, {
  beside: ['specs', 'isHotRental'],
  called: (name) => `Home card: ${name}`,
});

/** The testimonials by page; with `page`, only those of that page. */
export async function listTestimonials(deps: ContentDeps, page?: TestimonialPage): Promise<Testimonial[]> {
  const shown = await testimonialService.shown(deps);
  return TESTIMONIAL_PAGES.filter((one) => !page || one === page).flatMap((one) =>
    shown.filter((testimonial) => testimonial.page === one),
  );
}

/** The FAQs by list; with `wanted`, only those of that list. */
export async function listFaqs(deps: ContentDeps, wanted?: FaqList): Promise<Faq[]> {
  const shown = await faqService.shown(deps);
  return [...FAQ_LISTS]
    .sort()
    .filter((list) => !wanted || list === wanted)
    .flatMap((list) => shown.filter((faq) => faq.list === list));
}

/**
 * The home page's cards in the staff's order: the three yachts and the featured rental. Each has the yacht of the fleet with
 * the same name and brand, if there is one; visitors see no other cards (product 9.1).
 */
export async function listShowcaseYachts(deps: ContentDeps) {
  const cards = await showcaseService.list(deps);
  const named = ({ name, brand }: { readonly name: string; readonly brand: string }) =>
    `${name} ${brand}`.toLowerCase();
  const fleet = await findListed(
    deps,
    cards.map(({ name }) => name),
  );
  return cards.map((card) => ({ card, yacht: fleet.find((one) => named(one) === named(card)) }));
}

const isSettings = (settings: unknown): settings is Settings => settingsSchema.safeParse(settings).success;

/**
 * The current settings: what staff saved, completed from the defaults. A group that was damaged in the database is replaced by
 * its defaults, and logged.
 */
export async function readSettings({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<Settings> {
  const { settings, broken } = completeSettings(await findSettings(db), isSettings);
  if (broken.length > 0) log.warn({ groups: broken }, 'settings that cannot be read');
  return settings;
}

/** The current rules of payment: deposits, due dates, holds, the cancellation fee. */
export async function readMoneyRules(deps: Pick<Deps, 'db' | 'log'>): Promise<MoneyRules> {
  return (await readSettings(deps)).money;
}

/** A group of settings with its version, which protects edits; 0 if the group was never saved. */
export type GroupNow = {
  readonly group: SettingsGroup;
  readonly settings: Settings[SettingsGroup];
  readonly version: number;
};

/** All groups of settings with their current values. */
export async function listSettings(deps: Pick<Deps, 'db' | 'log'>): Promise<GroupNow[]> {
  const [settings, rows] = await Promise.all([readSettings(deps), findSettings(deps.db)]);
  return (Object.keys(DEFAULT_SETTINGS) as SettingsGroup[]).map((group) => ({
    group,
    settings: settings[group],
    version: rows.find(({ key }) => key === group)?.version ?? 0,
  }));
}

/** The groups that say where clients send money, and where their answers go. */
const LEADING: ReadonlySet<SettingsGroup> = new Set(['money', 'contact']);

/**
 * Saves a whole group of settings, and mails the team's own mailbox if clients are told to pay elsewhere. Refused with `invalid`
 * and zod's error, with `changed-meanwhile` and the current group, or with `confirmation-needed` for the rules of money and the
 * contact.
 */
export async function changeSettings(
  deps: Deps,
  actor: Actor,
  group: SettingsGroup,
  given: unknown,
  version?: number,
) {
  const parsed = settingsForms[group].safeParse(given);
  if (!parsed.success) return { ...refused('invalid'), error: parsed.error } as const;
  if (LEADING.has(group) && !actor.isConfirmed) return refused('confirmation-needed');
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const stored = await lockSettings(tx, group);
    const before = (await readSettings(within))[group];
    const current: GroupNow = { group, settings: before, version: stored?.version ?? 0 };
    if (version !== undefined && version !== current.version)
      return { ...refused('changed-meanwhile'), current } as const;
    const settings = keepingTranslations(group, parsed.data, before);
    const saved = await saveSettings(tx, group, { ...settings }, deps.now());
    await recordActivity(within, actor, {
      action: 'changed',
      subject: { kind: 'setting', id: group, name: SETTINGS_NAMES[group] },
      details: changesBetween({ ...before }, { ...settings }),
    });
    if (group === 'money')
      await tellPaidElsewhere(within, actor, before as MoneyRules, settings as MoneyRules);
    return ok<GroupNow>({ group, settings, version: saved });
  });
}

/** Mails the team that a colleague has changed where clients are told to pay, if so: nobody does that unnoticed. */
async function tellPaidElsewhere(deps: Deps, { username }: Actor, before: MoneyRules, after: MoneyRules) {
  const changed = changedWaysToPay(before, after);
  if (changed.length === 0) return;
  const { contact } = await readSettings(deps);
  const from = { contact, origin: deps.config.publicOrigin };
  await queueMail(deps, {
    cause: `paid-elsewhere:${deps.newId()}`,
    kind: 'team',
    about: null,
    to: deps.config.teamEmail,
    ...(await inLanguage(FIRST_LANGUAGE, () => paidElsewhereMail(username, changed, from))),
  });
}

/** The uploaded pictures that the settings use. */
export const uploadsOfSettings = ({ db }: Pick<Deps, 'db'>) => uploadsNamedIn(db, [siteSettings]);
