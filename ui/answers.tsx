import type { DehydratedState, dataTagSymbol, UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useDeferred } from './deferred.ts';
import { givenAnswer, hashOf, keepAnswers, knownAnswer } from './kept-answers.ts';
import type { Asked } from './tab-queries.ts';

type Question<Answer, Key extends readonly unknown[]> = UseQueryOptions<Answer, Error, Answer, Key> & {
  readonly queryKey: Key & { readonly [dataTagSymbol]: Answer };
};

const Given = createContext<DehydratedState | null>(null);

/** What the page's loader has read, for `useAnswer`. */
export function GivenAnswers({ state, children }: { state: DehydratedState | null; children: ReactNode }) {
  useEffect(() => {
    if (state) keepAnswers(state);
  }, [state]);
  return <Given value={state}>{children}</Given>;
}

const known = <Answer,>(data: Answer | undefined, isFetching = false): Asked<Answer> => ({
  data,
  isError: false,
  isFetching,
  refetch: () => undefined,
});

const loadAsking = () => import('./tab-queries.ts');

/**
 * An answer for a page that has mostly been given all it shows: what came with it stands as it is, and only where nothing
 * came (the visitor followed a link, changed the question, the read failed) is what asks fetched, and the answer with it.
 */
export function useAnswer<Answer, Key extends readonly unknown[]>(
  query: Question<Answer, Key>,
): Asked<Answer> {
  const hash = hashOf(query.queryKey);
  const given = givenAnswer(use(Given), query.queryKey);
  // With its question, since another may be put before it is answered.
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
      // The line is gone: it is the same to whoever waits whether that kept the question or the answer.
      if (!signal.aborted)
        tell({ ...known<Answer>(undefined), isError: true, refetch: () => setAttempt((count) => count + 1) });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, and another attempt, ask anew
  useEffect(() => {
    if (!isWanted || isGiven || knownAnswer(query.queryKey).isLastWord) return;
    const over = new AbortController();
    void ask(over.signal);
    return () => over.abort();
  }, [isWanted, isGiven, hash, attempt]);

  if (isGiven) return known(given);
  if (told?.hash === hash) return told.asked;
  const { answer } = knownAnswer(query.queryKey);
  return known(answer, isWanted && answer === undefined);
}

/**
 * An answer that stays until the next one is there, as a list does while another page of it is on its way. What asks for the
 * next one is fetched with the first touch or key anywhere.
 */
export function useLatestAnswer<Answer, Key extends readonly unknown[]>(query: Question<Answer, Key>) {
  const asked = useAnswer(query);
  const [last, setLast] = useState(asked.data);
  if (asked.data !== undefined && asked.data !== last) setLast(asked.data);
  const isPrevious = asked.data === undefined && last !== undefined && !asked.isError;

  useDeferred(loadAsking, false);

  return { ...asked, data: isPrevious ? last : asked.data, isPrevious };
}

/** Asks for what is likely to be wanted next, so that it is there when it is. Where that fails, it is asked for then. */
export async function readAhead<Answer, Key extends readonly unknown[]>(query: Question<Answer, Key>) {
  const asking = await loadAsking().catch(() => undefined);
  await asking?.tabQueries().prefetchQuery(query);
}
