import { type AnswerIn, answer, type Called, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { reading } from '../reading.ts';

type Narrowed = { query: { q?: string | undefined; status?: 'active' | 'hidden' | '' | undefined } };
type Shown = { isActive: boolean; version?: number | undefined };

/** The routes of a list that staff keep, as platform/http/list-routes.ts declares them for every such list. */
type ListRoutes<Param, Body, Listed, Created, Changed, Removed, Ordered> = {
  readonly list: {
    $get(args: Narrowed, options?: CallOptions): Promise<Listed>;
    $post(args: { json: Body }, options?: CallOptions): Promise<Created>;
    $path(): string;
    readonly order: { $post(args: { json: { ids: string[] } }): Promise<Ordered> };
  };
  readonly one: {
    $put(args: { param: Param; json: Body }): Promise<Changed>;
    $patch(args: { param: Param; json: Shown }): Promise<Changed>;
    $delete(args: { param: Param }): Promise<Removed>;
  };
  /** An entry's id under the name that its address has for it. */
  readonly of: (id: string) => Param;
};

/** What a list's address says of how it is narrowed, as the API takes it; anything else it says is nothing. */
function narrowed({ q, status }: Readonly<Record<string, string>>): Narrowed {
  return {
    query: { ...(q ? { q } : {}), ...(status === 'active' || status === 'hidden' ? { status } : {}) },
  };
}

/** How a list that staff keep is read and changed. */
export function keptList<
  Param,
  Body,
  Listed extends Called,
  Created extends Called,
  Changed extends Called,
  Removed extends Called,
  Ordered extends Called,
>({ list, one, of }: ListRoutes<Param, Body, Listed, Created, Changed, Removed, Ordered>) {
  const address = list.$path();
  return {
    /** Everything that is read of it. */
    key: [address] as const,
    query: (parts: Readonly<Record<string, string>>) => reading(list, narrowed(parts)),
    /** Writes over what is kept, or creates one of the same words, however often they are sent. */
    save: (id: string | undefined, json: Body): Promise<AnswerIn<Changed> | AnswerIn<Created>> =>
      id === undefined
        ? once([address, json], (options) => answer(list.$post({ json }, options)))
        : answer(one.$put({ param: of(id), json })),
    show: (id: string, json: Shown) => answer(one.$patch({ param: of(id), json })),
    remove: (id: string) => answer(one.$delete({ param: of(id) })),
    arrange: (ids: string[]) => answer(list.order.$post({ json: { ids } })),
  };
}
