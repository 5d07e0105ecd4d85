import type { Columns, Public, Translations } from '#core/field-kinds.ts';
import type { crewFields, faqFields, showcaseFields, testimonialFields } from '../fields/lists.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';
import type { Settings, SettingsGroup } from './settings.ts';

export * from './defaults.ts';
export * from './films.ts';
export * from './settings.ts';

export const TESTIMONIAL_PAGES = ['home', 'special-events'] as const;
export type TestimonialPage = (typeof TESTIMONIAL_PAGES)[number];
export type Testimonial = Columns<Public<typeof testimonialFields>> & { readonly id: string };

/** The site's accordions, by the page or heading that they are on. */
export const FAQ_LISTS = ['booking', 'general', 'special-events', 'book-charter', 'financing'] as const;
export type FaqList = (typeof FAQ_LISTS)[number];
export type Faq = Columns<Public<typeof faqFields>> & { readonly id: string };

export type CrewMember = Columns<Public<typeof crewFields>> & { readonly id: string };

/** One fact about the featured rental: "5 cabins". */
export type Spec = {
  readonly icon: string;
  readonly value: string;
  readonly label: string;
  readonly translations?: Translations;
};

/** A card of the home page: one of the three under "Top Luxury Yacht", or the featured rental. */
export type ShowcaseYacht = Columns<typeof showcaseFields> & {
  readonly id: string;
  readonly specs: readonly Spec[];
  readonly isHotRental: boolean;
};

/** Two letters for a person without a picture: AR for "Ana Paula Ruiz". */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}

/** A group's default settings without their translations, which may not fit the English texts that staff have saved since. */
function beginningOf(group: SettingsGroup): object {
  const { translations: _, ...beginning } = DEFAULT_SETTINGS[group] as {
    readonly translations?: Translations;
  };
  return beginning;
}

/**
 * The stored settings, each group completed from the defaults, so that a group or field that a newer version added exists
 * before staff save it. `isValid` checks a completed group. An invalid group is replaced by its defaults as a whole and listed
 * in `broken`, so that a damaged row breaks only its own group and not every page.
 */
export function completeSettings(
  rows: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[],
  isValid: (settings: unknown) => settings is Settings,
): { readonly settings: Settings; readonly broken: readonly SettingsGroup[] } {
  const broken: SettingsGroup[] = [];
  let settings: Settings = DEFAULT_SETTINGS;
  for (const group of Object.keys(DEFAULT_SETTINGS) as SettingsGroup[]) {
    const stored = rows.find((row) => row.key === group)?.value;
    if (stored === undefined) continue;
    // Networks without an account are absent on purpose, so do not complete that group.
    const completed = group === 'social' ? stored : { ...beginningOf(group), ...stored };
    const candidate = { ...settings, [group]: completed };
    if (isValid(candidate)) settings = candidate;
    else broken.push(group);
  }
  return { settings, broken };
}
