import { brand } from '#core/brand.ts';
import type { FleetPage } from '../queries.ts';

/** The list as search engines read it. */
export function FleetData({ page, origin }: { page: FleetPage; origin: string }) {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Our yachts', item: `${origin}/yachts` },
        ],
      },
      {
        '@type': 'ItemList',
        name: 'Our yachts',
        numberOfItems: page.total,
        itemListElement: page.yachts.map((yacht, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: `${yacht.name}, ${yacht.brand} ${yacht.model}`.trim(),
          url: `${origin}/yachts/${yacht.id}`,
        })),
      },
    ],
  };
  // `<` written as an escape can't close the script, whatever a yacht is called.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
