import type { dataTagSymbol, UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useDeferred } from './deferred.ts';
import {
  givenAnswer,
  hashOf,
  keepAnswers,
  knownAnswer,
  NOTHING_READ,
  type PageData,
} from './kept-answers.ts';
import type { Asked } from './tab-queries.ts';

type Question<Answer, Key extends readonly unknown[]> = UseQueryOptions<Answer, Error, Answer, Key> & {
  readonly queryKey: Key & { readonly [dataTagSymbol]: Answer };
};

const Given = createContext(NOTHING_READ);

/** Provides what the page's loader has read to `useAnswer`. */
export function GivenAnswers({ page, children }: { page: PageData; children: ReactNode }) {
  const { state } = page;
  useEffect(() => {
    if (state) keepAnswers(state);
  }, [state]);
  return <Given value={page}>{children}</Given>;
}

const known = <Answer,>(data: Answer | undefined, isFetching = false): Asked<Answer> => ({
  data,
  isError: false,
  isFetching,
  refetch: () => undefined,
});

const loadAsking = () => import('./tab-queries.ts');

/**
 * An answer for a page whose data mostly comes with the page. Data that came with the page is used as it is. The code that asks
 * the server is loaded only if there is none: the visitor followed a link, the question changed, or the loader failed. A question
 * that the loader failed to read is an error until it has an answer: without scripts the first render is the only one.
 */
export function useAnswer<Answer, Key extends readonly unknown[]>(
  query: Question<Answer, Key>,
): Asked<Answer> {
  const hash = hashOf(query.queryKey);
  const { state, unread } = use(Given);
  const given = givenAnswer(state, query.queryKey);
  // Kept with the question's hash: the question may change before its answer arrives.
  const [told, setTold] = useState<{ readonly hash: string; readonly asked: Asked<Answer> }>();
  const [attempt, setAttempt] = useState(0);
  const isGiven = given !== undefined;
  const isWanted = query.enabled !== false;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (asked: Asked<Answer>) => setTold({ hash, asked });
    try {
      const { watchAnswer } = await loadAsking();
      if (signal.aborted) return;
      signal.addEventListener('abort', watchAnswer(query, tell));
    } catch {
      // The code or the answer could not be loaded; which of them makes no difference to the visitor.
      if (!signal.aborted)
        tell({ ...known<Answer>(undefined), isError: true, refetch: () => setAttempt((count) => count + 1) });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: ask again for another question and for another attempt
  useEffect(() => {
    if (!isWanted || isGiven || knownAnswer(query.queryKey).isLastWord) return;
    const over = new AbortController();
    void ask(over.signal);
    return () => over.abort();
  }, [isWanted, isGiven, hash, attempt]);

  if (isGiven) return known(given);
  const { answer } = knownAnswer(query.queryKey);
  const isUnread = unread.includes(hash);
  const asked =
    told?.hash === hash ? told.asked : known(answer, isWanted && !isUnread && answer === undefined);
  return isUnread && asked.data === undefined ? { ...asked, isError: true } : asked;
}

/**
 * Like `useAnswer`, but keeps the last answer until the next one arrives, as a list does while its next page loads. The code
 * that asks for the next one is loaded with the visitor's first touch or key.
 */
export function useLatestAnswer<Answer, Key extends readonly unknown[]>(query: Question<Answer, Key>) {
  const asked = useAnswer(query);
  const [last, setLast] = useState(asked.data);
  if (asked.data !== undefined && asked.data !== last) setLast(asked.data);
  const isPrevious = asked.data === undefined && last !== undefined && !asked.isError;

  useDeferred(loadAsking, false);

  return { ...asked, data: isPrevious ? last : asked.data, isPrevious };
}

/** Loads an answer that is likely to be needed next. If that fails, it is loaded when it is needed. */
export async function readAhead<Answer, Key extends readonly unknown[]>(query: Question<Answer, Key>) {
  const asking = await loadAsking().catch(() => undefined);
  await asking?.tabQueries().prefetchQuery(query);
}
