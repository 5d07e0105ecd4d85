import type { DehydratedState, dataTagSymbol, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What a page's loader gives its component: the answers it read, whether reading failed, and if so the questions' hashes that
 * were left without an answer.
 */
export type PageData = {
  readonly state: DehydratedState | null;
  readonly failed: boolean;
  readonly unread: readonly string[];
};

/** The data of a page that a visitor reaches by a link inside the site: none, so the page reads for itself. */
export const NOTHING_READ: PageData = { state: null, failed: false, unread: [] };

/** A query's key, with the type of its answer. */
type KeyOf<Answer> = QueryKey & { readonly [dataTagSymbol]: Answer };

/** The answers that came with the pages of this tab, until the query client takes them over. */
const kept: DehydratedState[] = [];

let taker: QueryClient | undefined;

/** A key's hash, the same as the query client makes: object keys are sorted, so their order does not matter. */
export const hashOf = (key: QueryKey): string =>
  JSON.stringify(key, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** A query's answer in the state that came with a page; undefined if it is not there. */
export function givenAnswer<Answer>(
  state: DehydratedState | null | undefined,
  key: KeyOf<Answer>,
): Answer | undefined {
  const hash = hashOf(key);
  return state?.queries.find(({ queryHash }) => queryHash === hash)?.state.data as Answer | undefined;
}

/** Keeps the answers that came with a page, for the pages that the visitor opens from it. */
export function keepAnswers(state: DehydratedState): void {
  kept.push(state);
}

/** What this tab knows of an answer. `isLastWord`: there is an answer and no query client yet, so nothing can make it stale. */
export function knownAnswer<Answer>(key: KeyOf<Answer>): { answer: Answer | undefined; isLastWord: boolean } {
  if (taker) return { answer: taker.getQueryData<Answer>(key), isLastWord: false };
  const answer = kept.map((state) => givenAnswer(state, key)).findLast((found) => found !== undefined);
  return { answer, isLastWord: answer !== undefined };
}

/** Gives all kept answers to the tab's query client, which is the source from then on. */
export function takeAnswers(queries: QueryClient): DehydratedState[] {
  taker = queries;
  return kept.splice(0);
}
