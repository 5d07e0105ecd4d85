import type { BreadcrumbList, ItemList } from 'schema-dts';
import { brand } from '#core/brand.ts';
import { DataBlock } from '#ui/data-block.tsx';
import type { FleetPage } from '../queries/fleet.ts';

/** The list as search engines read it. */
export function FleetData({ page, origin }: { page: FleetPage; origin: string }) {
  const things: [BreadcrumbList, ItemList] = [
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
  ];
  return <DataBlock data={{ '@context': 'https://schema.org', '@graph': things }} />;
}
