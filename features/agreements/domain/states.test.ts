import { expect, test } from 'vitest';
import { AGREEMENT_STATES, drawnUpIn } from './states.ts';

test('an agreement about an unchanged charter is drawn up in each language that something comes of', () => {
  expect(drawnUpIn(undefined)).toEqual(['en', 'es', 'pt']);
  expect(drawnUpIn({ state: 'sealed', language: 'es', isOutdated: true })).toEqual(['en', 'es', 'pt']);
  expect(drawnUpIn({ state: 'countersigned', language: 'es', isOutdated: true })).toEqual([]);
  const offered = AGREEMENT_STATES.map((state) => [state, drawnUpIn({ state, language: 'es' })]);
  expect(Object.fromEntries(offered)).toEqual({
    open: ['en', 'pt'],
    signed: [],
    countersigned: [],
    sealed: [],
    refused: ['en', 'es', 'pt'],
    void: ['en', 'es', 'pt'],
  });
});
