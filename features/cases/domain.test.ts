import { describe, expect, test } from 'vitest';
import { CHARTER_STATES } from '#features/charters/policy/states.ts';
import { APPLICATION_STATES } from '#features/financing/domain/status.ts';
import { INQUIRY_STATES } from '#features/inquiries/domain.ts';
import { unaskedForGood } from '#tests/rules/unasked-for-good.ts';
import { badgeOf, type StateTable, stepsOf, transitionsOf } from './domain.ts';

type Table = StateTable<string, string, string, string>;
const TABLES: readonly (readonly [string, Table, beginsAs: string])[] = [
  ['a charter', CHARTER_STATES, 'pending'],
  ['an inquiry', INQUIRY_STATES, 'new'],
  ['an application', APPLICATION_STATES, 'draft'],
];

describe.each(TABLES)('the states of %s', (_case, table, beginsAs) => {
  const ways = Object.values(transitionsOf(table));

  test('each but the first is reached by some way, and each way begins in states that there are', () => {
    for (const [state, row] of Object.entries(table)) {
      if (state !== beginsAs) expect(Object.keys(row.ways), state).not.toHaveLength(0);
    }
    for (const { from } of ways) for (const state of from) expect(Object.keys(table)).toContain(state);
  });

  test('what staff bring about has a button, and a plain step says when it is done', () => {
    for (const { by, button, isMark, done } of ways) {
      // A way without a label here has one in the team screens' catalog, whose type requires it.
      if (by.includes('staff') && !isMark && button !== undefined) expect(button).toMatch(/^[A-Z]/);
      if (done !== undefined) expect(done).toMatch(/^[A-Z]/);
    }
  });

  test('what is over ends for good, or is taken up again by a way that says so', () => {
    for (const { from, to, undo, by } of ways) {
      const isTakenUp = from.every((state) => table[state]?.isOver) && to !== null && !table[to]?.isOver;
      if (isTakenUp && by.includes('staff')) expect(undo).not.toBeNull();
    }
    expect(unaskedForGood(transitionsOf(table))).toEqual([]);
  });
});

test('the plain step to a state is found by the state', () => {
  expect(stepsOf(INQUIRY_STATES)).toEqual({ new: 'reopen', answered: 'markAnswered', closed: 'close' });
});

test('a state that is not known is grey, under its own name or the one that is given for it', () => {
  expect(badgeOf(INQUIRY_STATES, 'closed')).toEqual({ label: 'Closed', colour: 'grey' });
  expect(badgeOf(INQUIRY_STATES, 'constructor')).toEqual({ label: 'constructor', colour: 'grey' });
  expect(badgeOf(INQUIRY_STATES, 'lost', 'Unknown')).toEqual({ label: 'Unknown', colour: 'grey' });
});
