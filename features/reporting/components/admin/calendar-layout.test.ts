import { expect, test } from 'vitest';
import { layOut } from './calendar-layout.ts';
import { type CalendarEntry, scaleOf, spanOf } from './calendar-places.ts';

const FROM = '2027-03-10';
const scale = scaleOf('week', 1_200);

/** A charter of Rosa's between these instants. */
const charter = (id: string, departsAt: string, returnsAt: string): CalendarEntry => ({
  id,
  yachtId: 'serenata',
  kind: 'charter',
  from: departsAt,
  to: returnsAt,
  expiresAt: null,
  version: '1',
  reason: '',
  charter: {
    id,
    client: 'Rosa Delgado',
    status: 'confirmed',
    startDate: '2027-03-12',
    departsAt,
    returnsAt,
    guestCount: 8,
    version: 1,
  },
});
// In Miami: 5 PM to 8 PM, 10 PM to 2 AM, 10 PM to noon of the next day.
const evening = charter('evening', '2027-03-12T22:00:00.000Z', '2027-03-13T01:00:00.000Z');
const night = charter('night', '2027-03-13T03:00:00.000Z', '2027-03-13T07:00:00.000Z');
const overnight = charter('overnight', '2027-03-13T03:00:00.000Z', '2027-03-13T17:00:00.000Z');

const laid = (...entries: CalendarEntry[]) =>
  layOut(
    entries.map((entry) => ({ entry, span: spanOf(entry, FROM) })),
    30,
    scale,
  );

test('a charter of the night is as high as a lane, within its day, and says that it goes on', () => {
  const [drawn, ...others] = laid(night);
  expect(others).toEqual([]);
  expect(drawn).toMatchObject({ isFirst: true, comesFrom: false, goesOn: true });
  expect(drawn?.box.height).toBeGreaterThan(scale.lane - 2.1);
  expect((drawn?.box.top ?? 0) + (drawn?.box.height ?? 0)).toBeLessThan(scale.row);
});

test('what is out over night is marked where it goes on and where it comes from', () => {
  const marks = laid(overnight).map(({ piece, comesFrom, goesOn }) => [piece.day, comesFrom, goesOn]);
  expect(marks).toEqual([
    [2, false, true],
    [3, true, false],
  ]);
});

test('what shares a time of a day lies side by side; what does not keeps the width of its day', () => {
  const [first, second] = laid(night, evening).toSorted((a, b) => a.box.left - b.box.left);
  expect((first?.box.left ?? 0) + (first?.box.width ?? 0)).toBeLessThanOrEqual(second?.box.left ?? 0);
  expect(laid(evening)[0]).toMatchObject({ comesFrom: false, goesOn: false, box: { width: scale.day - 2 } });
});
