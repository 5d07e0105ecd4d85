import type { BreadcrumbList, ItemList } from 'schema-dts';
import { brand } from '#core/brand.ts';
import { languageNow, pathIn } from '#core/language.ts';
import { DataBlock } from '#ui/data-block.tsx';
import { FLEET_PAGE_SIZE } from '../domain/index.ts';
import type { FleetPage } from '../queries/fleet.ts';
import { words } from '../words/index.ts';

const here = (path: string) => pathIn(languageNow(), path);

/** The list as structured data for search engines. */
export function FleetData({ page, origin }: { page: FleetPage; origin: string }) {
  const things: [BreadcrumbList, ItemList] = [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}${here('/')}` },
        { '@type': 'ListItem', position: 2, name: words.ourYachts, item: `${origin}${here('/yachts')}` },
      ],
    },
    {
      '@type': 'ItemList',
      name: words.ourYachts,
      numberOfItems: page.total,
      itemListElement: page.yachts.map((yacht, index) => ({
        '@type': 'ListItem',
        position: (page.page - 1) * FLEET_PAGE_SIZE + index + 1,
        name: `${yacht.name}, ${yacht.brand} ${yacht.model}`.trim(),
        url: `${origin}${here(`/yachts/${yacht.id}`)}`,
      })),
    },
  ];
  return <DataBlock data={{ '@context': 'https://schema.org', '@graph': things }} />;
}
