import { type Answering, type ApiClient, answer, type CallOptions, routeAt } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { Catalog, CatalogItem } from '#core/catalog.ts';
import type { Fields, Typed } from '#core/field-kinds.ts';
import { partsOf } from '#core/field-values.ts';
import { once } from '#core/once.ts';
import { FRESH_MS, reading } from '../reading.ts';

type Narrowed = { query: { q?: string | undefined; status?: 'active' | 'hidden' | '' | undefined } };
type Shown = { isActive: boolean; version?: number | undefined };
type Done<Item> = Answering<Item & { message: string }>;
type One = { param: { id: string } };

/** The routes of a catalog, as platform/http/catalog-api.ts makes them. */
type Routes<Item, Body> = {
  $get(args: Narrowed, options?: CallOptions): Answering<Item[]>;
  $post(args: { json: Body }, options?: CallOptions): Done<Item>;
  $path(): string;
  readonly order: { $post(args: { json: { ids: string[] } }): Answering<Item[]> };
  readonly ':id': {
    $put(args: One & { json: Body }): Done<Item>;
    $patch(args: One & { json: Shown }): Done<Item>;
    $delete(args: One): Done<unknown>;
  };
};

/** What a list's address says of how it is narrowed, as the API takes it; anything else it says is nothing. */
function narrowed({ q, status }: Readonly<Record<string, string>>): Narrowed {
  return {
    query: { ...(q ? { q } : {}), ...(status === 'active' || status === 'hidden' ? { status } : {}) },
  };
}

/** What was typed as the calls are described: a list goes as a list, not as the one text that its field holds. */
function asSent<Body extends object>(fields: Fields, typed: Body): Body {
  const sent = Object.entries(typed).map(([name, value]) => {
    const field = fields[name];
    return [name, field?.kind === 'list' && typeof value === 'string' ? partsOf(value, field.by) : value];
  });
  return Object.fromEntries(sent) as Body;
}

/** How a catalog is read and changed. */
export function catalogCalls<Of extends Fields>(
  { path, fields }: Catalog<Of>,
  api: ApiClient = browserApi(),
) {
  type Body = Typed<Of> & { version: number | undefined };
  const list = routeAt<Routes<CatalogItem<Of>, Body>>(api, path);
  const one = list[':id'];
  return {
    /** Everything that is read of it: what is offered to visitors is chosen from by staff, too. */
    keys: [path, path.replace('/api/admin/', '/api/')],
    query: (parts: Readonly<Record<string, string>>) => ({
      ...reading(list, narrowed(parts)),
      staleTime: FRESH_MS,
    }),
    /** Writes over what is kept, or creates one of the same words, however often they are sent. */
    save: (id: string | undefined, typed: Body) => {
      const json = asSent(fields, typed);
      return id === undefined
        ? once([path, json], (options) => answer(list.$post({ json }, options)))
        : answer(one.$put({ param: { id }, json }));
    },
    show: (id: string, json: Shown) => answer(one.$patch({ param: { id }, json })),
    remove: (id: string) => answer(one.$delete({ param: { id } })),
    arrange: (ids: string[]) => answer(list.order.$post({ json: { ids } })),
  };
}
