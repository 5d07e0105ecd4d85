import type { DehydratedState } from '@tanstack/react-query';
import type { BreadcrumbList, FAQPage, LocalBusiness, PostalAddress, WebSite } from 'schema-dts';
import { brand, type ContactSettings } from '#core/brand.ts';
import { type Language, languageNow, pathIn, WRITTEN_AS } from '#core/language.ts';
import type { FaqList } from '#features/content/domain/index.ts';
import { faqsQuery } from '#features/content/queries.ts';
import { givenAnswer } from '#ui/kept-answers.ts';
import { words } from './words/index.ts';

/** What a page may say of itself. Not schema-dts' `Thing`: a thousand types that each build would compare. */
export type PageThing = Exclude<BreadcrumbList | FAQPage | LocalBusiness | WebSite, string>;

/** What a route's `meta` is given: the root's loader knows the site's public origin, the shell's how to reach the business. */
export type Matches = readonly ({ readonly loaderData?: unknown; readonly handle?: unknown } | undefined)[];

/** A step on the way to a page, its address from the root. */
export type Crumb = { readonly name: string; readonly path: string };

function loaded(matches: Matches, name: string): unknown {
  for (const match of matches) {
    const data = match?.loaderData;
    if (data && typeof data === 'object' && name in data) return (data as Record<string, unknown>)[name];
  }
  return undefined;
}

/** The site's public origin; links that leave the site must be absolute. Empty where the root has no data. */
export function originOf(matches: Matches): string {
  const origin = loaded(matches, 'origin');
  return typeof origin === 'string' ? origin : '';
}

/** In a browser what the server wrote stays: no page carries what writes it. While developing React compares the two. */
const isWritten = !(import.meta.env.SSR || import.meta.env.DEV);

/** The way to a page, the business first. */
export function breadcrumbData(matches: Matches, crumbs: readonly Crumb[], language: Language): PageThing {
  if (isWritten) return { '@type': 'BreadcrumbList' };
  const origin = originOf(matches);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${pathIn(language, path)}`,
    })),
  };
}

/**
 * The questions of these lists, for a page that really shows them; nothing when the page has not read any.
 *
 * @param state the page's own loader data, in which its queries are
 */
export function faqData(
  state: DehydratedState | null | undefined,
  ...lists: readonly FaqList[]
): PageThing[] {
  const faqs = lists.flatMap((list) => givenAnswer(state, faqsQuery(list).queryKey) ?? []);
  if (faqs.length === 0) return [];
  if (isWritten) return [{ '@type': 'FAQPage' }];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: WRITTEN_AS[languageNow()],
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

const TOWN = /^(?<town>.+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;

/** "Miami Beach, FL 33139" is told apart; any other address is given line by line. */
function postalAddress(lines: readonly string[]): PostalAddress {
  const parts = TOWN.exec(lines.at(-1) ?? '')?.groups;
  const street = parts ? lines.slice(0, -1) : lines;
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    ...(parts?.town ? { addressLocality: parts.town } : {}),
    ...(parts?.state ? { addressRegion: parts.state } : {}),
    ...(parts?.zip ? { postalCode: parts.zip } : {}),
    addressCountry: 'US',
  };
}

/** The business itself, for the pages that stand for it (home, contact): who it is, where, how it is reached. */
export function businessData(matches: Matches): PageThing[] {
  if (isWritten) return [{ '@type': 'LocalBusiness' }, { '@type': 'WebSite' }];
  const origin = originOf(matches);
  const contact = loaded(matches, 'contact') as ContactSettings | undefined;
  const id = `${origin}/#business`;
  return [
    {
      '@type': 'LocalBusiness',
      '@id': id,
      name: brand.name,
      url: `${origin}/`,
      image: `${origin}${SHARED_PICTURE}`,
      logo: `${origin}/favicon.svg`,
      description: words.businessDescription,
      areaServed: { '@type': 'City', name: brand.city },
      currenciesAccepted: 'USD',
      ...(contact
        ? {
            telephone: contact.phone,
            email: contact.email,
            address: postalAddress(contact.address),
            sameAs: Object.values(contact.social),
          }
        : {}),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}${pathIn(languageNow(), '/')}`,
      inLanguage: WRITTEN_AS[languageNow()],
      publisher: { '@id': id },
    },
  ];
}

/** What a shared link shows of a page that names no picture of its own. */
export const SHARED_PICTURE = '/api/yacht-images/open-graph?w=1280';

/** A thing with the context that makes it a document of its own. */
export function inContext(thing: PageThing): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...thing };
}
