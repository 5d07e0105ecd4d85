import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type AnswerIn, ApiError, answer, type Called, type CallOptions } from '#core/api-client.ts';

/** A route that is read, as the API's client has it. */
type Readable<Args, Response> = {
  $get(args: Args, options?: CallOptions): Promise<Response>;
  $path(): string;
};

/**
 * How a route is read, for `useQuery` and for a page's loader: `reading(extras(api).packages, { query: { place } })`. The
 * key is the route's address, as it is declared, and what is asked of it; a reading that nobody waits for any more ends.
 */
export function reading<Args, Response extends Called>(route: Readable<Args, Response>, args: Args) {
  return queryOptions({
    queryKey: [route.$path(), args] as const,
    queryFn: ({ signal }) => answer(route.$get(args, { init: { signal } })),
  });
}

/** The same for what may be absent: null when it is. */
export function readingIfAny<Args, Response extends Called>(route: Readable<Args, Response>, args: Args) {
  return queryOptions({
    queryKey: [route.$path(), args] as const,
    queryFn: async ({ signal }): Promise<AnswerIn<Response> | null> => {
      try {
        return await answer(route.$get(args, { init: { signal } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** A page of a list, with how many there are in all. */
export function readingPage<Args, Response extends Called>(route: Readable<Args, Response>, args: Args) {
  return queryOptions({
    queryKey: [route.$path(), args] as const,
    queryFn: async ({ signal }) => {
      const response = await route.$get(args, { init: { signal } });
      return { items: await answer(response), total: Number(response.headers.get('x-total-count')) };
    },
  });
}

/** Whether a reading is of one of these addresses, or of anything below them. */
export function isBelow(...addresses: readonly string[]) {
  return ({ queryKey: [address] }: { readonly queryKey: QueryKey }): boolean =>
    addresses.some((above) => address === above || String(address).startsWith(`${above}/`));
}
