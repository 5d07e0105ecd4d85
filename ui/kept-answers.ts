import type { DehydratedState, dataTagSymbol, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page's loader hands to its component: the answers it read, and whether reading them failed. */
export type PageData = { readonly state: DehydratedState | null; readonly failed: boolean };

/** What a page has when the visitor came by a link inside the site: nothing yet, it reads for itself. */
export const NOTHING_READ: PageData = { state: null, failed: false };

/** A query's key, which says of what kind its answer is. */
type KeyOf<Answer> = QueryKey & { readonly [dataTagSymbol]: Answer };

/** The answers that came with the pages of this tab, until its query client takes them. */
const kept: DehydratedState[] = [];

let taker: QueryClient | undefined;

/** A query's key as the query client writes it: the parts of an object in their order, however they were named. */
export const hashOf = (key: QueryKey): string =>
  JSON.stringify(key, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** The answer to a query among those that came with a page; undefined when it did not come. */
export function givenAnswer<Answer>(
  state: DehydratedState | null | undefined,
  key: KeyOf<Answer>,
): Answer | undefined {
  const hash = hashOf(key);
  return state?.queries.find(({ queryHash }) => queryHash === hash)?.state.data as Answer | undefined;
}

/** Keeps what came with a page for the pages that are opened from it. */
export function keepAnswers(state: DehydratedState): void {
  kept.push(state);
}

/** What this tab knows of an answer. It is the last word as long as there is no query client, which alone asks again. */
export function knownAnswer<Answer>(key: KeyOf<Answer>): { answer: Answer | undefined; isLastWord: boolean } {
  if (taker) return { answer: taker.getQueryData<Answer>(key), isLastWord: false };
  const answer = kept.map((state) => givenAnswer(state, key)).findLast((found) => found !== undefined);
  return { answer, isLastWord: answer !== undefined };
}

/** Gives all that was kept to the tab's query client, which knows from then on. */
export function takeAnswers(queries: QueryClient): DehydratedState[] {
  taker = queries;
  return kept.splice(0);
}
