import type { DehydratedState, dataTagSymbol, UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { givenAnswer, keepAnswers, knownAnswer } from './kept-answers.ts';
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

const known = <Answer,>(data: Answer | undefined): Asked<Answer> => ({
  data,
  isError: false,
  refetch: () => undefined,
});

/**
 * An answer for a page that has mostly been given all it shows: what came with it stands as it is, and only where nothing
 * came (the visitor followed a link, the read failed) is what asks fetched, and the answer with it.
 */
export function useAnswer<Answer, Key extends readonly unknown[]>(
  query: Question<Answer, Key>,
): Asked<Answer> {
  const given = givenAnswer(use(Given), query.queryKey);
  const [asked, setAsked] = useState(() => known(knownAnswer(query.queryKey).answer));
  const [attempt, setAttempt] = useState(0);
  const isGiven = given !== undefined;
  const hash = JSON.stringify(query.queryKey);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { watchAnswer } = await import('./tab-queries.ts');
      if (signal.aborted) return;
      signal.addEventListener('abort', watchAnswer(query, setAsked));
    } catch {
      // The line is gone: it is the same to whoever waits whether that kept the question or the answer.
      if (!signal.aborted)
        setAsked({ data: undefined, isError: true, refetch: () => setAttempt((count) => count + 1) });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, and another attempt, ask anew
  useEffect(() => {
    if (isGiven || knownAnswer(query.queryKey).isLastWord) return;
    const over = new AbortController();
    void ask(over.signal);
    return () => over.abort();
  }, [isGiven, hash, attempt]);

  return isGiven ? known(given) : asked;
}
