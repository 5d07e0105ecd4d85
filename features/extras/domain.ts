import type { Columns, Public, Translations } from '#core/field-kinds.ts';
import type { Cents } from '#core/money.ts';
import { type Named, namedIn } from '#core/translations.ts';
import type { addOnFields, packageFields } from './fields.ts';

/** An add-on or a package that can be added to a charter. */
export type Extra = Named & {
  readonly id: string;
  readonly kind: 'add-on' | 'package';
  readonly description: string;
  readonly priceCents: Cents;
  readonly imageUrl: string;
  /** The address of the add-on's own film; packages have none. */
  readonly videoUrl: string | null;
};

type InLanguages = { readonly id: string; readonly translations?: Translations };

/** A water toy. */
export type AddOn = Columns<Public<typeof addOnFields>> & InLanguages;

/** The two pages that offer packages: the picker of /book-charter and the cards of /packages. */
export const PACKAGE_PLACES = ['book-charter', 'packages'] as const;
export type PackagePlace = (typeof PACKAGE_PLACES)[number];

/** A service for a charter: a chef, music, a table laid on deck. */
export type Package = Columns<Public<typeof packageFields>> & InLanguages;

/** The pages that offer a package. */
export function placesOf(bundle: Pick<Package, 'onBookCharter' | 'onPackagesPage'>): PackagePlace[] {
  return PACKAGE_PLACES.filter((place) =>
    place === 'book-charter' ? bundle.onBookCharter : bundle.onPackagesPage,
  );
}

/** The ways to ask for packages: those of one page, or all that a charter can carry. */
export const PACKAGE_SELECTIONS = [...PACKAGE_PLACES, 'charter'] as const;
export type PackageSelection = (typeof PACKAGE_SELECTIONS)[number];

/** The ids of the extras that a card's link preselects on the charter form. */
export function chosenBy(cardLink: string): string[] {
  const [, extras = ''] = /^\/book-charter\?(?:.*&)?extras=([^&#]*)/.exec(cardLink) ?? [];
  return extras.split(',').filter(Boolean);
}

/**
 * Whether a charter can carry a package: it is in the picker, or its card on /packages leads to the form with the package
 * chosen. The picker shows such a package when the link brings it (product 3.5).
 */
export function goesWithCharter({
  id,
  onBookCharter,
  onPackagesPage,
  cardLink,
}: Pick<Package, 'id' | 'onBookCharter' | 'onPackagesPage' | 'cardLink'>): boolean {
  return onBookCharter || (onPackagesPage && chosenBy(cardLink).includes(id));
}

/** Add-ons and the packages that a charter can carry, add-ons first: the order of the pickers. */
export function extrasOf(addOns: readonly AddOn[], packages: readonly Package[]): Extra[] {
  return [
    ...addOns.map(
      ({ translations, ...addOn }): Extra => ({
        ...addOn,
        ...namedIn({ ...addOn, translations }),
        kind: 'add-on',
      }),
    ),
    ...packages.filter(goesWithCharter).map(
      ({ id, name, description, priceCents, imageUrl, translations }): Extra => ({
        id,
        kind: 'package',
        ...namedIn({ name, translations }),
        description,
        priceCents,
        imageUrl,
        videoUrl: null,
      }),
    ),
  ];
}

/** The three add-ons that have films. Those that staff create have none (product 9.6). */
const FILMED_ADD_ONS = ['jet-ski', 'fly-board', 'water-slide'] as const;

/** The eight films of the preview: no add-on, each alone, each pair, all three. */
export const PREVIEW_FILM_NAMES = [
  'base',
  'jet-ski',
  'fly-board',
  'water-slide',
  'jet-ski-fly-board',
  'jet-ski-water-slide',
  'fly-board-water-slide',
  'all-addons',
] as const;
export type PreviewFilmName = (typeof PREVIEW_FILM_NAMES)[number];

/** The name of the film that shows the yacht with these add-ons aboard. Order, repeats and unknown ids make no difference. */
export function previewFilm(selectedAddOnIds: readonly string[]): PreviewFilmName {
  const aboard = FILMED_ADD_ONS.filter((id) => selectedAddOnIds.includes(id));
  if (aboard.length === FILMED_ADD_ONS.length) return 'all-addons';
  // In this order, joined, they are a name of the list; to look it up would cost the booking page the list.
  return (aboard.join('-') || 'base') as PreviewFilmName;
}

/** The sum of the chosen extras, in the unit of their prices, without the charter itself (product 3.5). */
export function extrasTotal(chosen: readonly { readonly price: number }[]): number {
  return chosen.reduce((total, { price }) => total + price, 0);
}
