import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#ui/admin/once.ts';
import type { AddOnInput, PackageInput, StaffAddOnAnswer, StaffPackageAnswer } from '../../schema.ts';

type Narrowed = Readonly<{ q?: string; status?: string }>;
type Told = { readonly message: string };

export const PACKAGES_KEY = ['/api/admin/packages'] as const;
export const ADD_ONS_KEY = ['/api/admin/add-ons'] as const;

/** The packages as staff keep them. */
export function staffPackagesQuery(narrowed: Narrowed, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...PACKAGES_KEY, narrowed],
    queryFn: async () =>
      answerOf<StaffPackageAnswer[]>(await api.api.admin.packages.$get({ query: narrowed as never })),
  });
}

/** The add-ons as staff keep them. */
export function staffAddOnsQuery(narrowed: Narrowed, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...ADD_ONS_KEY, narrowed],
    queryFn: async () =>
      answerOf<StaffAddOnAnswer[]>(await api.api.admin['add-ons'].$get({ query: narrowed as never })),
  });
}

const packages = () => browserApi().api.admin.packages;
const addOns = () => browserApi().api.admin['add-ons'];

/** Writes over what is kept, or creates one of the same words, however often they are sent. */
export async function savePackage(packageId: string | undefined, json: PackageInput): Promise<Told> {
  if (packageId !== undefined)
    return answerOf(await packages()[':packageId'].$put({ param: { packageId }, json }));
  return once(['package', json], async (options) => answerOf(await packages().$post({ json }, options)));
}

export async function showPackage(
  packageId: string,
  json: { isActive: boolean; version: number },
): Promise<Told> {
  return answerOf(await packages()[':packageId'].$patch({ param: { packageId }, json }));
}

export async function deletePackage(packageId: string): Promise<Told> {
  return answerOf(await packages()[':packageId'].$delete({ param: { packageId } }));
}

export async function arrangePackages(ids: string[]): Promise<unknown> {
  return answerOf(await packages().order.$post({ json: { ids } }));
}

/** Writes over what is kept, or creates one of the same words, however often they are sent. */
export async function saveAddOn(addOnId: string | undefined, json: AddOnInput): Promise<Told> {
  if (addOnId !== undefined) return answerOf(await addOns()[':addOnId'].$put({ param: { addOnId }, json }));
  return once(['add-on', json], async (options) => answerOf(await addOns().$post({ json }, options)));
}

export async function showAddOn(
  addOnId: string,
  json: { isActive: boolean; version: number },
): Promise<Told> {
  return answerOf(await addOns()[':addOnId'].$patch({ param: { addOnId }, json }));
}

export async function deleteAddOn(addOnId: string): Promise<Told> {
  return answerOf(await addOns()[':addOnId'].$delete({ param: { addOnId } }));
}

export async function arrangeAddOns(ids: string[]): Promise<unknown> {
  return answerOf(await addOns().order.$post({ json: { ids } }));
}
