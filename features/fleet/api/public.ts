import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { FIRST_LANGUAGE, type Language, languageNow } from '#core/language.ts';
import { type Cents, dollarsFromCents } from '#core/money.ts';
import { saidOf } from '#core/translations.ts';
import type { Topic } from '#platform/cache/topics.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse } from '#platform/http/errors.ts';
import { createApiRouter, jsonAnswer, routesFor, shows } from '#platform/http/route.ts';
import { planDecks } from '../domain/deck-plan/index.ts';
import {
  beginningOf,
  CATEGORIES,
  type FleetSearch,
  fleetQueryString,
  pagesFor,
  type Yacht,
  type YachtChoice,
} from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import {
  brandAnswer,
  facetsAnswer,
  facetsQuery,
  fleetQuery,
  similarQuery,
  type YachtAnswer,
  type YachtCardAnswer,
  type YachtChoiceAnswer,
  yachtAnswer,
  yachtCardAnswer,
  yachtChoiceAnswer,
} from '../schema/index.ts';
import {
  countChoices,
  listBrands,
  listSimilar,
  listYachtChoices,
  openYacht,
  panoramasOf,
  picturesOf,
  searchFleet,
} from '../service/index.ts';

const dollars = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));
const lengthText = (lengthFt: number | null) => (lengthFt === null ? null : `${lengthFt} ft`);

/**
 * Encodes a yacht as the API answers it: lengths as text, joined lists, whole dollars (product 1.8). No other file does this.
 *
 * @param language the language of the description and features
 */
export function encodeYacht(
  yacht: Yacht,
  as: 'listed' | 'whole',
  language: Language = languageNow(),
): YachtAnswer {
  const { galleryImages, primaryImage, id, version } = yacht;
  const { features, ...answer } = saidOf(publicOf(yachtFields), yacht, language);
  return {
    ...answer,
    id,
    version,
    primaryImage,
    pricePerDay: answer.basePrice,
    allInPrice: dollars(yacht.allInCents),
    isAllInBasic: yacht.isAllInBasic,
    isBookable: yacht.isBookable ?? true,
    category: CATEGORIES.find(({ id }) => id === yacht.categoryId) ?? CATEGORIES[0],
    length: lengthText(yacht.lengthFt),
    features: features.join(as === 'listed' ? ',' : '\n'),
    galleryImages: galleryImages.join('|'),
    imageUrls: [...galleryImages],
    pictures: picturesOf(yacht, as === 'listed' ? 1 : undefined),
    panoramas: as === 'listed' ? [] : panoramasOf(yacht),
    // Always from the English texts, so that the plan is the same in every language.
    decks: as === 'listed' ? [] : planDecks(yacht).map((deck) => ({ ...deck, rooms: [...deck.rooms] })),
  };
}

/** The fields of a card that are answered in the reader's language. */
const DESCRIBED = { description: yachtFields.description, features: yachtFields.features };

/** How many features, and how many characters of the description, fit on a card (product 2.8). */
const CARD = { features: 2, summary: 160 } as const;

function encodeCard(yacht: Yacht): YachtCardAnswer {
  const { id, name, brand, model, location, lengthFt, capacity, pricePerDayCents } = yacht;
  const { description, features } = saidOf(DESCRIBED, yacht);
  return {
    id,
    name,
    brand,
    model,
    location,
    lengthFt,
    capacity,
    pricePerDay: dollars(pricePerDayCents),
    allInPrice: dollars(yacht.allInCents),
    isAllInBasic: yacht.isAllInBasic,
    summary: beginningOf(description, CARD.summary),
    features: features.slice(0, CARD.features).join('\n'),
    pictures: picturesOf(yacht, 1),
  };
}

function encodeChoice({ lengthFt, ...choice }: YachtChoice): YachtChoiceAnswer {
  return { ...choice, length: lengthText(lengthFt) };
}

/** The `Link` header of RFC 8288: first, previous, next and last page of the same search. */
function linksOfSearch(search: FleetSearch, total: number, fields?: string): string {
  const last = pagesFor(total);
  const to = (page: number, rel: string) => {
    const query = new URLSearchParams(fleetQueryString({ ...search, page: 1 }));
    if (fields) query.set('fields', fields);
    if (languageNow() !== FIRST_LANGUAGE) query.set('lang', languageNow());
    query.set('page', String(page));
    return `</api/yachts?${query}>; rel="${rel}"`;
  };
  return [
    to(1, 'first'),
    ...(search.page > 1 ? [to(Math.min(search.page - 1, last), 'prev')] : []),
    ...(search.page < last ? [to(search.page + 1, 'next')] : []),
    to(last, 'last'),
  ].join(', ');
}

const routes = routesFor({ audience: 'everyone', tags: ['Fleet'] });

const listYachts = routes.get('/api/yachts', {
  summary: 'The fleet',
  description: 'Without parameters, every yacht. The total is in X-Total-Count, the pages in Link.',
  request: { query: fleetQuery },
  responses: {
    200: jsonAnswer(
      'Yachts, the featured first; with fields=card, cards',
      z.union([z.array(yachtAnswer), z.array(yachtCardAnswer)]),
    ),
  },
});

const getFacets = routes.get('/api/yacht-facets', {
  summary: 'How many yachts each choice of a filter would show',
  description: 'Within the same query as the list, the choice in force in the same filter left aside.',
  request: { query: facetsQuery },
  responses: { 200: jsonAnswer('Counts, filter by filter', facetsAnswer) },
});

const getYacht = routes.get('/api/yachts/{id}', {
  summary: 'One yacht',
  request: { params: z.object({ id: z.string().max(120) }) },
  responses: { 200: jsonAnswer('The yacht', yachtAnswer) },
});

const getSimilar = routes.get('/api/yachts/{id}/similar', {
  summary: 'Yachts like one, free at a time when she is taken',
  description:
    'On that day at any time of it, or at the time that is named (`slot`, or `startTime` with `hours`: then only those with a price for just so long); the likest first.',
  request: { params: z.object({ id: z.string().max(120) }), query: similarQuery },
  responses: { 200: jsonAnswer('Cards, four at most', z.array(yachtCardAnswer)) },
});

const listChoices = routes.get('/api/yacht-choices', {
  summary: 'Every yacht that can be booked, for a picker',
  responses: { 200: jsonAnswer('Choices, by name', z.array(yachtChoiceAnswer)) },
});

const getBrands = routes.get('/api/brands', {
  summary: 'The brands of the fleet',
  responses: { 200: jsonAnswer('Brands, as the category filter orders them', z.array(brandAnswer)) },
});

/** The topics of a search's answer: the cached answer is dropped when one of them changes. */
function shownBy({ checkin, checkout, hours }: FleetSearch): Topic[] {
  return [
    'fleet',
    ...(checkin || checkout ? ['calendar' as const] : []),
    ...(hours ? ['pricing' as const] : []),
  ];
}

/** What the fleet's routes need beside `Deps`: the condition that prices add to a search, and the open requests for a yacht. */
export type FleetDeps = Deps &
  Parameters<typeof searchFleet>[0] & {
    /** How many open requests are for each of these yachts; none is named for which there are none. */
    readonly openRequestsOf: (
      deps: Pick<Deps, 'db' | 'now'>,
      yachtIds: readonly string[],
    ) => Promise<ReadonlyMap<string, number>>;
  };

/** The public routes of the fleet. */
export function publicFleetApi(deps: FleetDeps) {
  return createApiRouter()
    .openapi(listYachts, async (c) => {
      const { yachts, total, search } = await searchFleet(deps, new URL(c.req.url).searchParams);
      const { page, fields } = c.req.valid('query');
      shows(c, ...shownBy(search));
      c.header('X-Total-Count', String(total));
      if (page) c.header('Link', linksOfSearch(search, total, fields));
      if (fields === 'card') return c.json(yachts.map(encodeCard), 200);
      return c.json(
        yachts.map((yacht) => encodeYacht(yacht, 'listed')),
        200,
      );
    })
    .openapi(getFacets, async (c) => {
      const { facets, readAs, search } = await countChoices(deps, new URL(c.req.url).searchParams);
      shows(c, ...shownBy(search));
      return c.json({ ...facets, category: [...facets.category], readAs }, 200);
    })
    .openapi(getYacht, async (c) => {
      const result = await openYacht(deps, c.req.valid('param').id);
      if (!result.ok) return refuse(c, result.reason);
      shows(c, 'fleet');
      return c.json(encodeYacht(result.value, 'whole'), 200);
    })
    .openapi(getSimilar, async (c) => {
      const found = await listSimilar(deps, c.req.valid('param').id, c.req.valid('query'));
      if (!found.ok) return refuse(c, found.reason);
      shows(c, 'fleet', 'calendar', ...(c.req.valid('query').hours ? ['pricing' as const] : []));
      return c.json(found.value.map(encodeCard), 200);
    })
    .openapi(listChoices, async (c) => {
      shows(c, 'fleet');
      return c.json((await listYachtChoices(deps)).map(encodeChoice), 200);
    })
    .openapi(getBrands, async (c) => {
      shows(c, 'fleet');
      return c.json(await listBrands(deps), 200);
    });
}
