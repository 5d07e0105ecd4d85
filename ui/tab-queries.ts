import { hydrate, type QueryClient, QueryObserver, type UseQueryOptions } from '@tanstack/react-query';
import { lazily } from '#core/lazily.ts';
import { keepsReadings } from '#ui/read-again.ts';
import { takeAnswers } from './kept-answers.ts';
import { createQueryClient, readAgainIn } from './query-client.ts';

/** The state of an answer; without data and without an error it is on its way. */
export type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

const client = lazily(() => {
  const queries = createQueryClient();
  // A read that waits for the connection must notice its return, even if no component is mounted.
  queries.mount();
  keepsReadings((addresses) => readAgainIn(queries, addresses));
  return queries;
});

/** This tab's query client. Made at the first question, with the answers that came with earlier pages. */
export function tabQueries(): QueryClient {
  const queries = client();
  for (const state of takeAnswers(queries)) hydrate(queries, state);
  return queries;
}

/**
 * Watches an answer, and asks for it unless it is known.
 *
 * @param tell gets the state, at once and after each change
 * @returns a function that stops watching
 */
export function watchAnswer<Answer, Key extends readonly unknown[]>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
  tell: (asked: Asked<Answer>) => void,
): () => void {
  const queries = tabQueries();
  const observer = new QueryObserver(queries, query);
  // Cancel first: a read that is still running may fail as the last one did, and must not count as the new one.
  const refetch = async () => {
    await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
    await observer.refetch();
  };
  const pass = ({ data, isError, isFetching }: Asked<Answer>) => tell({ data, isError, isFetching, refetch });
  const leave = observer.subscribe(pass);
  pass(observer.getCurrentResult());
  return leave;
}
