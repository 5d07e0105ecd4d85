import { centsFromDollars } from '#core/money.ts';
import { addOns, packages } from '#features/extras/tables.ts';
import type { SeedDeps } from './deps.ts';
import { translated, wordsOf } from './translations/index.ts';

/** Writes the add-ons and the six packages of /book-charter; their ids and prices are those of product 3.5. */
export async function seedExtras({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await db.insert(addOns).values(
    [
      {
        id: 'jet-ski',
        name: 'Jet Ski',
        description:
          'A three-seat jet ski for the whole charter, with life vests in every size and a crew member who teaches first-timers.',
        price: 350,
        imageUrl: 'extra-jet-ski',
      },
      {
        id: 'fly-board',
        name: 'Fly Board',
        description:
          'Stand on two jets of water and rise above the bay. An instructor holds the throttle, so nobody needs to have done it before.',
        price: 450,
        imageUrl: 'extra-fly-board',
      },
      {
        id: 'water-slide',
        name: 'Water Slide',
        description:
          'An inflatable slide from the upper deck straight into the bay. Set up at anchor, and the children will ask for nothing else.',
        price: 400,
        imageUrl: 'extra-water-slide',
      },
    ].map(({ price, ...addOn }, position) => ({
      ...addOn,
      position,
      priceCents: centsFromDollars(price),
      translations: extraInLanguages(addOn),
    })),
  );

  await db.insert(packages).values(
    [...premiumPackages, ...packagesPageCards].map(({ price, ...bundle }, position) => ({
      ...bundle,
      position,
      priceCents: centsFromDollars(price),
      translations: extraInLanguages(bundle),
    })),
  );
}

type Extra = { readonly id: string; readonly name: string; readonly description: string };

function extraInLanguages(extra: Extra) {
  return translated(extra, (_, { extras }) => {
    const [name = '', description = ''] = wordsOf<readonly string[]>(extras, extra.id);
    return { name, description };
  });
}

const premiumPackages = [
  {
    id: 'chef-cuisine',
    name: 'Chef Cuisine',
    description:
      'A private chef cooks three courses in the galley: stone crab in season, local snapper, key lime to finish. Tell us what you do not eat.',
    price: 1200,
    imageUrl: 'extra-chef',
    category: 'dining',
    onBookCharter: true,
  },
  {
    id: 'massage-therapist',
    name: 'Massage Therapist',
    description:
      'A licensed therapist comes aboard with table, oils and towels, and sets up in the shade of the aft deck.',
    price: 600,
    imageUrl: 'extra-massage',
    category: 'luxury',
    onBookCharter: true,
  },
  {
    id: 'saxophonist',
    name: 'Saxophonist',
    description: 'Two hours of live saxophone over your own playlist, timed to the moment the sun goes down.',
    price: 900,
    imageUrl: 'extra-saxophonist',
    category: 'entertainment',
    onBookCharter: true,
  },
  {
    id: 'photographer',
    name: 'Photographer',
    description:
      'A photographer for the whole charter, a drone over the bay where the rules allow, and 60 edited pictures within a week.',
    price: 750,
    imageUrl: 'extra-photographer',
    category: 'crew',
    onBookCharter: true,
  },
  {
    id: 'drinks-package',
    name: 'Drinks Package',
    description:
      'Champagne, rosé, local beer, three cocktails of your choice, and plenty of ice and water. Poured by the crew.',
    price: 500,
    imageUrl: 'extra-drinks',
    category: 'dining',
    onBookCharter: true,
  },
  {
    id: 'lunch-on-deck',
    name: 'Lunch on Deck',
    description:
      'Ceviche, grilled mahi-mahi, summer salads and fruit, laid out on the aft deck while you swim.',
    price: 850,
    imageUrl: 'extra-lunch',
    category: 'dining',
    onBookCharter: true,
  },
] as const;

/** The four add-on cards of /packages and their links (product 3.5). A card without a link opens the quote form. */
const packagesPageCards = [
  {
    id: 'wedding-cocktails-and-bar',
    name: 'Wedding Cocktails & Bar',
    description:
      'Two bartenders, a bar dressed in your colors, a signature cocktail named after the couple, and a toast for every guest.',
    price: 2500,
    imageUrl: 'package-wedding-bar',
    category: 'luxury',
    onPackagesPage: true,
  },
  {
    id: 'on-deck-dining',
    name: 'On-Deck Dining',
    description:
      'A chef in the galley and a table laid for you under the stars. Three courses, served as you drift.',
    price: 1200,
    imageUrl: 'package-on-deck-dining',
    category: 'dining',
    onPackagesPage: true,
    cardLink: '/book-charter?extras=chef-cuisine',
  },
  {
    id: 'gourmet-platters',
    name: 'Gourmet Platters',
    description:
      'Cheese, charcuterie, ceviche and cut fruit on boards that stay cold, for guests who would rather swim than sit.',
    price: 800,
    imageUrl: 'package-platters',
    category: 'dining',
    onPackagesPage: true,
    cardLink: '/book-charter?extras=gourmet-platters',
  },
  {
    id: 'water-sports',
    name: 'Water Sports',
    description:
      'Jet ski, vests and a crew member beside you in the water, from the first start to the last turn.',
    price: 350,
    imageUrl: 'package-water-sports',
    category: 'entertainment',
    onPackagesPage: true,
    cardLink: '/book-charter?extras=jet-ski',
  },
] as const;
