import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { PackagePlace } from './domain.ts';
import type { AddOnAnswer, PackageAnswer } from './schema.ts';

/** The water toys on offer. */
export function addOnsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/add-ons'],
    queryFn: async () => answerOf<AddOnAnswer[]>(await api.api['add-ons'].$get()),
  });
}

/** The packages that one page offers. */
export function packagesQuery(place: PackagePlace, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/packages', place],
    queryFn: async () => answerOf<PackageAnswer[]>(await api.api.packages.$get({ query: { place } })),
  });
}
