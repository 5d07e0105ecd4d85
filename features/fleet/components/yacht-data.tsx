import type { BreadcrumbList, Product } from 'schema-dts';
import { brand } from '#core/brand.ts';
import { languageNow, pathIn } from '#core/language.ts';
import { pictureAddress } from '#core/pictures.ts';
import { DataBlock } from '#ui/data-block.tsx';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

interface YachtDataProps {
  yacht: YachtAnswer;
  /** Her page's description, for a yacht without one of her own. */
  summary: string;
  /** The site's public origin. */
  origin: string;
  /** The yacht's all-in prices in whole dollars, the one that represents the yacht first. Empty if its prices are on demand. */
  offers: readonly { readonly name: string; readonly dollars: number }[];
  /** The rating published to search engines; null if staff have switched that off. */
  rating: { readonly value: number; readonly reviews: number } | null;
}

const PICTURE_WIDTH = 1280;

/**
 * The yacht as structured data for search engines. Rendered only on the server, because search engines read the page as served.
 */
export function YachtData(props: YachtDataProps) {
  return <DataBlock data={import.meta.env.SSR ? factsOf(props) : undefined} />;
}

function factsOf({ yacht, summary, origin, offers, rating }: YachtDataProps) {
  const here = (path: string) => `${origin}${pathIn(languageNow(), path)}`;
  const url = here(`/yachts/${yacht.id}`);
  const product: Product = {
    '@type': 'Product',
    '@id': `${url}#yacht`,
    name: yacht.name,
    description: yacht.description || summary,
    sku: yacht.id,
    url,
    category: words.charterOf(words.categories[yacht.category.id] ?? yacht.category.name),
    brand: { '@type': 'Brand', name: yacht.brand },
    ...(yacht.model ? { model: yacht.model } : {}),
    image: yacht.pictures.map(({ src }) => new URL(pictureAddress(src, PICTURE_WIDTH), origin).href),
    ...(offers.length > 0
      ? {
          offers: offers.map(({ name, dollars }) => ({
            '@type': 'Offer',
            name,
            price: dollars,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url,
          })),
        }
      : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.reviews,
            bestRating: 5,
          },
        }
      : {}),
  };
  const crumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: here('/') },
      { '@type': 'ListItem', position: 2, name: words.ourYachts, item: here('/yachts') },
      { '@type': 'ListItem', position: 3, name: yacht.name, item: url },
    ],
  };
  // To search engines a product without an offer and a rating is an error.
  const things = offers.length > 0 || rating ? [product, crumbs] : [crumbs];
  return { '@context': 'https://schema.org', '@graph': things };
}
