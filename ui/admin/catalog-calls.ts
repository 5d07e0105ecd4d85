import { type Answering, type ApiClient, answer, type CallOptions, routeAt } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { Catalog, CatalogItem } from '#core/catalog.ts';
import type { Fields, Typed } from '#core/field-kinds.ts';
import { partsOf } from '#core/field-values.ts';
import { once } from '#core/once.ts';
import { FRESH_MS, reading } from '../reading.ts';

type Narrowed = { query: { q?: string | undefined; status?: 'active' | 'hidden' | '' | undefined } };
type Shown = { isActive: boolean; version?: number | undefined };
type Arranged = { ids: string[]; moved: string };
type Done<Item> = Answering<Item & { message: string }>;
type One = { param: { id: string } };

/** The routes of a catalog, as platform/http/catalog-api.ts makes them. */
type Routes<Item, Body> = {
  $get(args: Narrowed, options?: CallOptions): Answering<Item[]>;
  $post(args: { json: Body }, options?: CallOptions): Done<Item>;
  $path(): string;
  readonly order: { $post(args: { json: Arranged }): Answering<Item[]> };
  readonly ':id': {
    $put(args: One & { json: Body }): Done<Item>;
    $patch(args: One & { json: Shown }): Done<Item>;
    $delete(args: One & { query: { version: string } }): Done<unknown>;
  };
};

/** Turns the filters in a list's address into the API's query; ignores values that the API does not know. */
function narrowed({ q, status }: Readonly<Record<string, string>>): Narrowed {
  return {
    query: { ...(q ? { q } : {}), ...(status === 'active' || status === 'hidden' ? { status } : {}) },
  };
}

/** Turns typed values into the API's body: the field of a list holds one text, the API takes an array. */
function asSent<Body extends object>(fields: Fields, typed: Body): Body {
  const sent = Object.entries(typed).map(([name, value]) => {
    const field = fields[name];
    return [name, field?.kind === 'list' && typeof value === 'string' ? partsOf(value, field.by) : value];
  });
  return Object.fromEntries(sent) as Body;
}

/** The queries and calls of one catalog, for the staff's screens. */
export function catalogCalls<Of extends Fields>(
  { path, fields }: Catalog<Of>,
  api: ApiClient = browserApi(),
) {
  type Body = Typed<Of> & { version: number | undefined };
  const list = routeAt<Routes<CatalogItem<Of>, Body>>(api, path);
  const one = list[':id'];
  return {
    /** The addresses to read again after a change: the staff's list, and the public one, from which staff choose, too. */
    keys: [path, path.replace('/api/admin/', '/api/')],
    query: (parts: Readonly<Record<string, string>>) => ({
      ...reading(list, narrowed(parts)),
      staleTime: FRESH_MS,
    }),
    /**
     * Saves an existing item, or creates a new one. Creating is idempotent: sending the same values again makes no second item.
     */
    save: (id: string | undefined, typed: Body) => {
      const json = asSent(fields, typed);
      return id === undefined
        ? once([path, json], (options) => answer(list.$post({ json }, options)))
        : answer(one.$put({ param: { id }, json }));
    },
    show: (id: string, json: Shown) => answer(one.$patch({ param: { id }, json })),
    remove: ({ id, version }: { readonly id: string; readonly version: number }) =>
      answer(one.$delete({ param: { id }, query: { version: String(version) } })),
    arrange: (json: Arranged) => answer(list.order.$post({ json })),
  };
}
