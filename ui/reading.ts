import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type AnswerIn, answer, type Called, type CallOptions } from '#core/api-client.ts';

/** Staff need current data: answers older than this, in milliseconds, are read again. */
export const FRESH_MS = 10_000;

/** A route that can be read, in the form of the API's client. */
type Readable<Args, Response> = {
  $get(args: Args, options?: CallOptions): Promise<Response>;
  $path(): string;
};

/**
 * The query for a route, for `useQuery` and for a page's loader. Its key is the route's declared address and the arguments. If
 * nobody waits for the answer any more, the call is aborted.
 *
 * @param read turns the response into the answer to keep
 */
export function readingAs<Args, Response extends Called, Read>(
  route: Readable<Args, Response>,
  args: Args,
  read: (response: Response) => Promise<Read>,
) {
  return queryOptions({
    queryKey: [route.$path(), args] as const,
    queryFn: async ({ signal }) => read(await route.$get(args, { init: { signal } })),
  });
}

/** The query for a route's own answer: `reading(extras(api).packages, { query: { place } })`. */
export const reading = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, (response) => answer(response));

/** The answer, or null for a 404. */
export const answerIfAny = async <Response extends Called>(
  response: Response,
): Promise<AnswerIn<Response> | null> => (response.status === 404 ? null : answer(response));

/** The query for a route whose answer may not exist: null on a 404. */
export const readingIfAny = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, (response) => answerIfAny(response));

/** The query for one page of a list, with the total number of rows. */
export const readingPage = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, async (response) => ({ items: await answer(response), total: totalIn(response) }));

/** The total number of rows, from the header of an answer that has one page of them. */
export const totalIn = ({ headers }: Called): number => Number(headers.get('x-total-count'));

/**
 * How long account data that a page's loader has read counts as fresh, in milliseconds. The loader reads at each visit, so
 * older data means that its last read failed.
 */
export const JUST_READ_MS = 15_000;

/**
 * Query options for data that others change too, on a page whose loader has just read it: not read again as the page opens, but
 * whenever the visitor comes back to the tab.
 */
export const CAME_WITH_PAGE = { staleTime: JUST_READ_MS, refetchOnWindowFocus: 'always' } as const;

/** How often to poll for work that the site is doing, in milliseconds; after `LOOKS` polls without a result, how often then. */
const LOOK_MS = 2_000;
const PATIENT_LOOK_MS = 15_000;
const LOOKS = 30;

/**
 * Query options for data while something in it is being made, sealed, scanned or requested: reads every two seconds, after a
 * minute every 15 seconds, because a bank may take days.
 *
 * @param moves whether the work is still going on; gets undefined before the first answer
 */
export const lookWhile = <Read>(moves: (read: Read | undefined) => boolean) => ({
  refetchInterval: ({ state }: { state: { data?: Read | undefined; dataUpdateCount: number } }) => {
    if (!moves(state.data)) return false as const;
    return state.dataUpdateCount > LOOKS ? PATIENT_LOOK_MS : LOOK_MS;
  },
});

/** Like `lookWhile`, for data that changes in any case: also reads again when the visitor comes back to the tab. */
export const readWhile = <Read>(moves: (read: Read | undefined) => boolean) => ({
  staleTime: 0,
  refetchOnWindowFocus: true,
  ...lookWhile(moves),
});

/** Tests whether a query reads one of these addresses, or one below them. */
export function isBelow(...addresses: readonly string[]) {
  return ({ queryKey: [address] }: { readonly queryKey: QueryKey }): boolean =>
    addresses.some((above) => address === above || String(address).startsWith(`${above}/`));
}
