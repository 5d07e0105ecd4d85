import type { DehydratedState } from '@tanstack/react-query';
import type { BreadcrumbList, FAQPage, LocalBusiness, PostalAddress, WebSite } from 'schema-dts';
import { brand, type ContactSettings } from '#core/brand.ts';
import { type Language, languageNow, pathIn, WRITTEN_AS } from '#core/language.ts';
import type { FaqList } from '#features/content/domain/index.ts';
import { faqsQuery } from '#features/content/queries.ts';
import { givenAnswer } from '#ui/kept-answers.ts';
import { words } from './words/index.ts';

/**
 * The kinds of structured data that pages use. Not schema-dts' `Thing`, which has a thousand types that each build would
 * compare.
 */
export type PageThing = Exclude<BreadcrumbList | FAQPage | LocalBusiness | WebSite, string>;

/** The matches that a route's `meta` gets: the root's loader has the site's public origin, the shell's the contact data. */
export type Matches = readonly ({ readonly loaderData?: unknown; readonly handle?: unknown } | undefined)[];

/** A step on the way to a page; `path` starts at the site's root. */
export type Crumb = { readonly name: string; readonly path: string };

function loaded(matches: Matches, name: string): unknown {
  for (const match of matches) {
    const data = match?.loaderData;
    if (data && typeof data === 'object' && name in data) return (data as Record<string, unknown>)[name];
  }
  return undefined;
}

/** The site's public origin, for links that must be absolute. Empty if the root has no data. */
export function originOf(matches: Matches): string {
  const origin = loaded(matches, 'origin');
  return typeof origin === 'string' ? origin : '';
}

/**
 * In the production browser build, what the server wrote stays, so pages need not carry the code that makes it. In development
 * React compares both, so both must make it.
 */
const isWritten = !(import.meta.env.SSR || import.meta.env.DEV);

/** The breadcrumbs of a page, the business first. */
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
 * The FAQs of these lists, for a page that really shows them; empty if the page has not loaded any.
 *
 * @param state the page's loader data with the answers of its queries
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

/** Splits a last line like "Miami Beach, FL 33139" into town, state and ZIP code; other addresses stay as street lines. */
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

/** Structured data about the business, for the home and contact pages: name, address, contact. */
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

/** The picture for shared links of a page that names none. */
export const SHARED_PICTURE = '/api/yacht-images/open-graph?w=1280';

/** Adds the `@context` that makes structured data complete. */
export function inContext(thing: PageThing): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...thing };
}
