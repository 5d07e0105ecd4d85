import { hydrate, type QueryClient, QueryObserver, type UseQueryOptions } from '@tanstack/react-query';
import { lazily } from '#core/lazily.ts';
import { keepsReadings } from '#ui/read-again.ts';
import { takeAnswers } from './kept-answers.ts';
import { createQueryClient, readAgainIn } from './query-client.ts';

/** How it stands with an answer: neither there nor failed means that it is on its way. */
export type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

const client = lazily(() => {
  const queries = createQueryClient();
  // A read that waits for the line to return must hear of its return, whether a page stands around it or not.
  queries.mount();
  keepsReadings((addresses) => readAgainIn(queries, addresses));
  return queries;
});

/** The query client of this tab: made when something is first asked for, and told what came with the pages before. */
export function tabQueries(): QueryClient {
  const queries = client();
  for (const state of takeAnswers(queries)) hydrate(queries, state);
  return queries;
}

/**
 * Asks, unless the answer is known.
 *
 * @param tell how it stands, at once and whenever that changes
 * @returns what ends it
 */
export function watchAnswer<Answer, Key extends readonly unknown[]>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
  tell: (asked: Asked<Answer>) => void,
): () => void {
  const queries = tabQueries();
  const observer = new QueryObserver(queries, query);
  // Asking again is asking anew: a reading still under way may end as badly as the one before it.
  const refetch = async () => {
    await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
    await observer.refetch();
  };
  const pass = ({ data, isError, isFetching }: Asked<Answer>) => tell({ data, isError, isFetching, refetch });
  const leave = observer.subscribe(pass);
  pass(observer.getCurrentResult());
  return leave;
}
