import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { saidOf } from '#core/translations.ts';
import type { Deps } from '#platform/deps.ts';
import { catalogApi } from '#platform/http/catalog-api.ts';
import { createApiRouter, jsonAnswer, type RoutesOf, routesFor, shows } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { type AddOn, type Package, placesOf } from './domain.ts';
import { addOnFields, packageFields } from './fields.ts';
import { type AddOnAnswer, addOnAnswer, type PackageAnswer, packageAnswer, packagesQuery } from './schema.ts';
import { addOnService, listAddOns, listPackages, packageService } from './service.ts';

function encodeAddOn(addOn: AddOn): AddOnAnswer {
  return { id: addOn.id, ...saidOf(publicOf(addOnFields), addOn) };
}

function encodePackage(bundle: Package): PackageAnswer {
  const { onBookCharter, onPackagesPage, cardLink, ...answer } = saidOf(publicOf(packageFields), bundle);
  return {
    id: bundle.id,
    ...answer,
    picture: pictureFor(bundle.imageUrl, answer.name),
    places: placesOf({ onBookCharter, onPackagesPage }),
    cardLink: cardLink === '' ? null : cardLink,
  };
}

const routes = routesFor({ audience: 'everyone', tags: ['Extras'] });

const getAddOns = routes.get('/api/add-ons', {
  summary: 'The water toys that can be added to a charter',
  responses: { 200: jsonAnswer('Add-ons, in the order staff gave them', z.array(addOnAnswer)) },
});

const getPackages = routes.get('/api/packages', {
  summary: 'The packages',
  description: 'With `place`, those that one page offers, or all that a charter can carry.',
  request: { query: packagesQuery },
  responses: { 200: jsonAnswer('Packages, in the order staff gave them', z.array(packageAnswer)) },
});

/** The HTTP routes of add-ons and packages. */
export function extrasApi(deps: Deps) {
  return createApiRouter()
    .route('/', catalogApi(deps, packageService))
    .route('/', catalogApi(deps, addOnService))
    .openapi(getAddOns, async (c) => {
      shows(c, 'extras');
      return c.json((await listAddOns(deps)).map(encodeAddOn), 200);
    })
    .openapi(getPackages, async (c) => {
      const { place } = c.req.valid('query');
      shows(c, 'extras');
      return c.json((await listPackages(deps, place || undefined)).map(encodePackage), 200);
    });
}

export type ExtrasApi = RoutesOf<typeof extrasApi>;
