import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMoved } from './ordered-table.ts';

const list = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 });

/** The list after moving the item at one place to another, as a card is dragged. */
function drag(items: readonly string[], from: number, to: number) {
  const moved = items[from % items.length] ?? '';
  const others = items.filter((id) => id !== moved);
  return { moved, ids: others.toSpliced(to % items.length, 0, moved) };
}

test('where nobody moved anything meanwhile, the list is what was wanted', () => {
  fc.assert(
    fc.property(list, fc.nat(20), fc.nat(20), (items, from, to) => {
      const { moved, ids } = drag(items, from, to);
      expect(withMoved(items, ids, moved)).toEqual(ids);
    }),
  );
});

test('whatever a colleague did meanwhile, only the moved one changes its place, and nothing is lost', () => {
  fc.assert(
    fc.property(list, list, fc.nat(20), fc.nat(20), (items, now, from, to) => {
      const { moved, ids } = drag(items, from, to);
      if (!now.includes(moved)) return;
      const after = withMoved(now, ids, moved);
      expect(after.filter((id) => id !== moved)).toEqual(now.filter((id) => id !== moved));
      expect(after.toSorted()).toEqual(now.toSorted());
    }),
  );
});

test('it comes between the two that were beside it, if they still stand in that order', () => {
  fc.assert(
    fc.property(list, list, fc.nat(20), fc.nat(20), (items, now, from, to) => {
      const { moved, ids } = drag(items, from, to);
      if (!now.includes(moved)) return;
      const after = withMoved(now, ids, moved);
      const place = ids.indexOf(moved);
      const before = ids.slice(0, place).findLast((id) => now.includes(id));
      const behind = ids.slice(place + 1).find((id) => now.includes(id));
      const at = (id: string | undefined, none: number) => (id === undefined ? none : after.indexOf(id));
      if (before && behind && now.indexOf(before) > now.indexOf(behind)) return;
      expect(at(before, -1)).toBeLessThan(after.indexOf(moved));
      expect(at(behind, after.length)).toBeGreaterThan(after.indexOf(moved));
    }),
  );
});

test('put first, it is first, and put last, last', () => {
  expect(withMoved(['b', 'a', 'c'], ['c', 'a', 'b'], 'c')).toEqual(['c', 'b', 'a']);
  expect(withMoved(['b', 'a', 'c'], ['b', 'c', 'a'], 'a')).toEqual(['b', 'c', 'a']);
  expect(withMoved(['x', 'a', 'b'], ['b', 'a'], 'b')).toEqual(['b', 'x', 'a']);
});
