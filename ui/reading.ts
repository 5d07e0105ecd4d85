import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type AnswerIn, answer, type Called, type CallOptions } from '#core/api-client.ts';

/** Staff look at what is so now: what was read longer ago, in milliseconds, is read again. */
export const FRESH_MS = 10_000;

/** A route that is read, as the API's client has it. */
type Readable<Args, Response> = {
  $get(args: Args, options?: CallOptions): Promise<Response>;
  $path(): string;
};

/**
 * How a route is read, for `useQuery` and for a page's loader. The key is the route's address, as it is declared, and what is
 * asked of it; a reading that nobody waits for any more ends.
 *
 * @param read makes of the response what is kept
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

/** A route's own answer: `reading(extras(api).packages, { query: { place } })`. */
export const reading = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, (response) => answer(response));

/** What is answered, or null where there is none of it for whoever asks. */
export const answerIfAny = async <Response extends Called>(
  response: Response,
): Promise<AnswerIn<Response> | null> => (response.status === 404 ? null : answer(response));

/** The answer of a route whose subject may be absent: null when it is. */
export const readingIfAny = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, (response) => answerIfAny(response));

/** A page of a list, with how many there are in all. */
export const readingPage = <Args, Response extends Called>(route: Readable<Args, Response>, args: Args) =>
  readingAs(route, args, async (response) => ({ items: await answer(response), total: totalIn(response) }));

/** How many there are in all, as the answer that carries a page of them tells. */
export const totalIn = ({ headers }: Called): number => Number(headers.get('x-total-count'));

/**
 * How long what a page's loader has just read of an account is not asked for again. The page is read anew at each arrival; what is
 * older than this was not, because that failed.
 */
export const JUST_READ_MS = 15_000;

/**
 * For what others change meanwhile too, on a page whose loader has just read it: not asked for again as it opens, and whenever its
 * reader comes back to the tab.
 */
export const CAME_WITH_PAGE = { staleTime: JUST_READ_MS, refetchOnWindowFocus: 'always' } as const;

/** How often it is looked again at what the site is at work on, in milliseconds; and at what has not come within so many looks. */
const LOOK_MS = 2_000;
const PATIENT_LOOK_MS = 15_000;
const LOOKS = 30;

/**
 * For a reading of which something is being made, sealed, scanned or asked for: read again every two seconds meanwhile, after a minute
 * of that every quarter of a minute. A bank may take days.
 *
 * @param moves whether it is; nothing has been read yet at first
 */
export const lookWhile = <Read>(moves: (read: Read | undefined) => boolean) => ({
  refetchInterval: ({ state }: { state: { data?: Read | undefined; dataUpdateCount: number } }) => {
    if (!moves(state.data)) return false as const;
    return state.dataUpdateCount > LOOKS ? PATIENT_LOOK_MS : LOOK_MS;
  },
});

/** The same for a reading that does not stay as it is in any case: read again for whoever comes back to the tab, too. */
export const readWhile = <Read>(moves: (read: Read | undefined) => boolean) => ({
  staleTime: 0,
  refetchOnWindowFocus: true,
  ...lookWhile(moves),
});

/** Whether a reading is of one of these addresses, or of anything below them. */
export function isBelow(...addresses: readonly string[]) {
  return ({ queryKey: [address] }: { readonly queryKey: QueryKey }): boolean =>
    addresses.some((above) => address === above || String(address).startsWith(`${above}/`));
}
