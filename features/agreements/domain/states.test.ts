import { expect, test } from 'vitest';
import { AGREEMENT_STATES, CAPTAIN_TEMPLATES, drawnUpIn, needsCountersignature } from './states.ts';

test('nobody else signs a declaration, whichever wording it was made of', () => {
  const needs = (template: string) => needsCountersignature({ kind: 'captain', template });
  expect([CAPTAIN_TEMPLATES.self, 'captain-self-1'].map(needs)).toEqual([false, false]);
  expect([CAPTAIN_TEMPLATES.hired, 'captain-1'].map(needs)).toEqual([true, true]);
});

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
