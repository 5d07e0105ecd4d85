import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
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

/** @param key the same one creates once, however often it is sent */
export async function savePackage(
  packageId: string | undefined,
  json: PackageInput,
  key: string,
): Promise<Told> {
  return answerOf(
    packageId === undefined
      ? await packages().$post({ json }, { headers: { 'Idempotency-Key': key } })
      : await packages()[':packageId'].$put({ param: { packageId }, json }),
  );
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

/** @param key the same one creates once, however often it is sent */
export async function saveAddOn(addOnId: string | undefined, json: AddOnInput, key: string): Promise<Told> {
  return answerOf(
    addOnId === undefined
      ? await addOns().$post({ json }, { headers: { 'Idempotency-Key': key } })
      : await addOns()[':addOnId'].$put({ param: { addOnId }, json }),
  );
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
