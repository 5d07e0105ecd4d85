import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { brand } from '#core/brand.ts';
import { pictureAddress } from '#core/pictures.ts';
import { DataBlock } from '#ui/data-block.tsx';
import type { YachtAnswer } from '../schema/index.ts';

interface YachtDataProps {
  yacht: YachtAnswer;
  /** The site's public origin. */
  origin: string;
  /** The lowest and highest listed price in whole dollars, and how many are listed; null where prices are on demand. */
  prices: { readonly low: number; readonly high: number; readonly count: number } | null;
  /** What search engines are told of reviews; null when staff switched it off. */
  rating: { readonly value: number; readonly reviews: number } | null;
}

const PICTURE_WIDTH = 1280;

/** The yacht as search engines read her. They read the page as it is served: a visitor's browser need not say it again. */
export function YachtData(props: YachtDataProps) {
  const { product, crumbs } = import.meta.env.SSR ? factsOf(props) : {};
  return (
    <>
      <DataBlock data={product} />
      <DataBlock data={crumbs} />
    </>
  );
}

function factsOf({ yacht, origin, prices, rating }: YachtDataProps) {
  const url = `${origin}/yachts/${yacht.id}`;
  const product: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#yacht`,
    name: yacht.name,
    description: yacht.description,
    sku: yacht.id,
    url,
    category: `${yacht.category.name} yacht charter`,
    brand: { '@type': 'Brand', name: yacht.brand },
    ...(yacht.model ? { model: yacht.model } : {}),
    image: yacht.pictures.map(({ src }) => new URL(pictureAddress(src, PICTURE_WIDTH), origin).href),
    ...(prices
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            lowPrice: prices.low,
            highPrice: prices.high,
            offerCount: prices.count,
            availability: 'https://schema.org/InStock',
            url,
          },
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
  const crumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Our yachts', item: `${origin}/yachts` },
      { '@type': 'ListItem', position: 3, name: yacht.name, item: url },
    ],
  };
  return { product, crumbs };
}
