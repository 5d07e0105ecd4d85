import { z } from 'zod';
import { dollarsFromCents } from '#core/money.ts';
import type { Deps } from '#server/deps.ts';
import { refuse } from '#server/http/errors.ts';
import { createApiRouter, defineRoute, jsonAnswer, shows } from '#server/http/route.ts';
import { picturesOf } from '#server/pictures/shown.ts';
import { CATEGORIES, fleetQueryString, pagesFor, type Yacht, type YachtChoice } from './domain/index.ts';
import {
  brandAnswer,
  fleetQuery,
  type YachtAnswer,
  type YachtChoiceAnswer,
  yachtAnswer,
  yachtChoiceAnswer,
} from './schema.ts';
import { listBrands, listYachtChoices, openYacht, searchFleet } from './service.ts';

const lengthText = (lengthFt: number | null) => (lengthFt === null ? null : `${lengthFt} ft`);

/** The encodings of the API live here and nowhere else: text lengths, joined lists, whole dollars (decisions §7). */
function encodeYacht(yacht: Yacht, as: 'listed' | 'whole'): YachtAnswer {
  const { beamFt, fuelCapacityGal, waterCapacityGal, pricePerDayCents, features, galleryImages, ...same } =
    yacht;
  const pricePerDay = pricePerDayCents === null ? null : dollarsFromCents(pricePerDayCents);
  return {
    ...same,
    category: CATEGORIES.find((category) => category.id === yacht.categoryId) ?? {
      id: 'luxury',
      name: 'Luxury',
    },
    length: lengthText(yacht.lengthFt),
    beam: beamFt,
    fuelCapacity: fuelCapacityGal,
    waterCapacity: waterCapacityGal,
    features: features.join(as === 'listed' ? ',' : '\n'),
    pricePerDay,
    basePrice: pricePerDay,
    galleryImages: galleryImages.join('|'),
    imageUrls: [...galleryImages],
    pictures: picturesOf(yacht, as === 'listed' ? 1 : undefined),
  };
}

function encodeChoice({ lengthFt, ...choice }: YachtChoice): YachtChoiceAnswer {
  return { ...choice, length: lengthText(lengthFt) };
}

/** `Link` as RFC 8288 has it: first, previous, next and last page of the same search. */
function pageLinks(search: Parameters<typeof fleetQueryString>[0], total: number): string {
  const last = pagesFor(total);
  const to = (page: number, rel: string) => {
    const query = new URLSearchParams(fleetQueryString({ ...search, page: 1 }));
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

const listYachts = defineRoute({
  method: 'get',
  path: '/api/yachts',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'The fleet',
  description: 'Without parameters, every yacht. The total is in X-Total-Count, the pages in Link.',
  request: { query: fleetQuery },
  responses: { 200: jsonAnswer('Yachts, the featured first', z.array(yachtAnswer)) },
});

const getYacht = defineRoute({
  method: 'get',
  path: '/api/yachts/{id}',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'One yacht',
  request: { params: z.object({ id: z.string().max(120) }) },
  responses: { 200: jsonAnswer('The yacht', yachtAnswer) },
});

const listChoices = defineRoute({
  method: 'get',
  path: '/api/yacht-choices',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'Every yacht that can be booked, for a picker',
  responses: { 200: jsonAnswer('Choices, by name', z.array(yachtChoiceAnswer)) },
});

const getBrands = defineRoute({
  method: 'get',
  path: '/api/brands',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'The brands of the fleet',
  responses: { 200: jsonAnswer('Brands, as the category filter orders them', z.array(brandAnswer)) },
});

/** The fleet's HTTP routes. */
export function fleetApi(deps: Deps) {
  return createApiRouter()
    .openapi(listYachts, async (c) => {
      const { yachts, total, search } = await searchFleet(deps, new URL(c.req.url).searchParams);
      shows(c, 'fleet', ...(search.checkin || search.checkout ? (['calendar'] as const) : []));
      c.header('X-Total-Count', String(total));
      if (c.req.query('page')) c.header('Link', pageLinks(search, total));
      return c.json(
        yachts.map((yacht) => encodeYacht(yacht, 'listed')),
        200,
      );
    })
    .openapi(getYacht, async (c) => {
      const result = await openYacht(deps, c.req.valid('param').id);
      if (!result.ok) return refuse(c, result.reason);
      shows(c, 'fleet');
      return c.json(encodeYacht(result.value, 'whole'), 200);
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
