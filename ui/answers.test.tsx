import { dehydrate, queryOptions } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GivenAnswers, useAnswer } from './answers.tsx';
import { hashOf, NOTHING_READ } from './kept-answers.ts';
import { createQueryClient } from './query-client.ts';

const asking = (name: string) => queryOptions({ queryKey: [name], queryFn: async () => '' });

function Part({ name }: { name: string }) {
  const { data, isError, isFetching } = useAnswer(asking(name));
  return <p>{`${name}: ${data ?? (isError ? 'failed' : 'loading')}${isFetching ? ', asking' : ''}`}</p>;
}

test('in the first render, only what the server failed to read is an error', () => {
  const queries = createQueryClient();
  queries.setQueryData(asking('films').queryKey, 'sunset');
  const page = { state: dehydrate(queries), failed: true, unread: [hashOf(asking('crew').queryKey)] };
  const shown = renderToStaticMarkup(
    <GivenAnswers page={page}>
      <Part name="films" />
      <Part name="crew" />
      <Part name="prices" />
    </GivenAnswers>,
  );
  expect(shown).toBe('<p>films: sunset</p><p>crew: failed</p><p>prices: loading, asking</p>');
});

test('of a page that was reached by a link, nothing is an error yet', () => {
  const shown = renderToStaticMarkup(
    <GivenAnswers page={NOTHING_READ}>
      <Part name="crew" />
    </GivenAnswers>,
  );
  expect(shown).toBe('<p>crew: loading, asking</p>');
});
