import { describe, expect, test } from 'vitest';
import { clockAt } from '#core/charter-time.ts';
import { saidOf } from '#features/charters/components/admin/staff-time.ts';
import { inLanguage } from '#platform/language.ts';
import { beyondAmong, hoursOfYacht } from './calendar-hours.ts';
import {
  boxOf,
  type CalendarEntry,
  dropOf,
  entryLabel,
  entryMark,
  firstDayOf,
  fractionOf,
  hoursOf,
  landingOf,
  piecesOf,
  placeWords,
  scaleOf,
  spanOf,
  timeAt,
  tintOf,
} from './calendar-places.ts';

const block: CalendarEntry = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  yachtId: 'serenata',
  kind: 'block',
  from: '2027-03-10T05:00:00.000Z',
  to: '2027-03-17T04:00:00.000Z',
  expiresAt: null,
  version: '1',
  reason: 'Paint',
  charter: null,
};
const drawn = {
  id: block.id,
  client: 'Rosa Delgado',
  status: 'confirmed' as const,
  startDate: '2027-03-12',
  departsAt: '2027-03-12T17:00:00.000Z',
  returnsAt: '2027-03-12T22:00:00.000Z',
  guestCount: 8,
  version: 1,
};
const booking: CalendarEntry = { ...block, kind: 'charter', reason: '', charter: drawn };

describe('where an entry lies', () => {
  test('a charter takes its time of the day, whatever its turnaround', () => {
    const span = spanOf(booking, '2027-03-10');
    expect(span.start).toBeCloseTo(2 + 1 / 3);
    expect(span.end).toBeCloseTo(2 + 2 / 3);
  });

  test('a block from midnight to midnight takes whole days, also over the night the clocks change', () => {
    expect(spanOf(block, '2027-03-10')).toEqual({ start: 0, end: 7 });
    expect(hoursOf(block)).toEqual({
      startDate: '2027-03-10',
      fromHour: 0,
      endDate: '2027-03-16',
      toHour: 24,
    });
  });

  test('a block on the half hour keeps it', () => {
    const half = { ...block, from: '2027-03-10T13:30:00.000Z', to: '2027-03-10T17:30:00.000Z' };
    expect(hoursOf(half)).toMatchObject({ fromHour: 8.5, toHour: 12.5 });
  });

  test('nights take no room', () => {
    expect([0, 9, 12, 17, 20, 24].map(fractionOf)).toEqual([0, 0, 1 / 3, 2 / 3, 1, 1]);
    expect(clockAt('2027-07-01T16:30:00Z')).toEqual({ day: '2027-07-01', hour: 12.5 });
  });
});

describe('where something is dropped', () => {
  test('is a day and a third of it', () => {
    expect(timeAt(3.5, '2027-03-10')).toEqual({ day: '2027-03-13', third: 1 });
    expect(timeAt(0.99, '2027-03-10')).toEqual({ day: '2027-03-10', third: 2 });
  });

  test('a charter of one slot takes the slot there, any other keeps its time', () => {
    const fullDay = { departsAt: '2027-03-12T14:00:00.000Z', returnsAt: '2027-03-12T22:00:00.000Z' };
    const morning = { departsAt: '2027-03-12T14:00:00.000Z', returnsAt: '2027-03-12T17:00:00.000Z' };
    const evening = { unit: 1.9, daysMoved: -1 };
    expect(dropOf(fullDay, evening)).toEqual({ startDate: '2027-03-11', duration: 'full-day' });
    expect(dropOf(morning, evening)).toEqual({ startDate: '2027-03-11', duration: 'evening' });
    const landing = landingOf(booking, spanOf(booking, '2027-03-10'), evening);
    expect([landing.start, landing.end]).toEqual([expect.closeTo(1 + 2 / 3), expect.closeTo(2)]);
  });

  test('what lasts for days moves by as many days as it was carried, wherever it was picked up', () => {
    const week = { departsAt: '2027-03-11T14:00:00.000Z', returnsAt: '2027-03-18T13:00:00.000Z' };
    // Picked up on its sixth day and carried straight down to another yacht.
    const straightDown = { unit: 6.5, daysMoved: 0 };
    expect(dropOf(week, straightDown)).toEqual(saidOf(week));
    expect(dropOf(week, { unit: 4.5, daysMoved: -2 })).toEqual({ ...saidOf(week), startDate: '2027-03-09' });
    const charter = { ...booking, charter: { ...drawn, ...week } };
    for (const entry of [charter, block]) {
      const span = spanOf(entry, '2027-03-10');
      expect(landingOf(entry, span, straightDown)).toEqual(span);
      expect(landingOf(entry, span, { unit: 7.5, daysMoved: 1 })).toMatchObject({
        start: span.start + 1,
        end: span.end + 1,
      });
    }
  });

  test('hours of its own stay what they are, on another day', () => {
    // 10 PM to 2 AM, moved across the night on which the clocks change.
    const night = { departsAt: '2027-03-13T03:00:00.000Z', returnsAt: '2027-03-13T07:00:00.000Z' };
    const dropped = dropOf(night, { unit: 4.1, daysMoved: 2 });
    expect(dropped).toMatchObject({ startDate: '2027-03-14', startTime: '22:00', hours: 4 });
    const span = spanOf({ ...booking, charter: { ...drawn, ...night } }, '2027-03-10');
    expect(span.start).toBeCloseTo(2 + 5 / 6);
    expect(span.end).toBeCloseTo(3);
  });
});

test('an entry says what it is', () => {
  const labelOf = (entry: CalendarEntry) => inLanguage('en', () => entryLabel(entry));
  expect(labelOf(booking)).toBe('Booking of Rosa Delgado');
  const quoted = { ...drawn, status: 'quoted' as const };
  expect(labelOf({ ...booking, kind: 'hold', charter: quoted })).toBe('Quoted to Rosa Delgado');
  expect(labelOf({ ...booking, kind: 'hold', charter: { ...drawn, status: 'pending' } })).toBe(
    'Held for Rosa Delgado',
  );
  expect(labelOf(block)).toBe('Block: Paint');
  expect(labelOf({ ...block, kind: 'charter', reason: '' })).toBe('Booking without a request');
  expect(inLanguage('es', () => entryLabel(booking))).toBe('Reserva de Rosa Delgado');
});

describe('a yacht with hours of her own', () => {
  const serenata = {
    id: 'serenata',
    name: 'Serenata',
    brand: 'Riva',
    capacity: 12,
    open: { earliestDeparture: '08:00', latestReturn: '22:00' },
  };
  // 10 PM to 2 AM in Miami.
  const night = { departsAt: '2027-03-13T03:00:00.000Z', returnsAt: '2027-03-13T07:00:00.000Z' };
  const late = { ...booking, id: 'late', charter: { ...drawn, ...night } };

  test('has them said beside her name, also past midnight', () => {
    const said = (open: typeof serenata.open) => inLanguage('en', () => hoursOfYacht({ open }));
    expect(said(serenata.open)).toBe('8:00 AM–10:00 PM');
    expect(said({ earliestDeparture: '09:00', latestReturn: '02:00' })).toBe('9:00 AM–2:00 AM');
    expect(inLanguage('en', () => hoursOfYacht({}))).toBe('');
  });

  test('shows which charters go beyond them; what has no client is not held to them', () => {
    const isBeyond = beyondAmong([serenata]);
    const elsewhere = { ...late, id: 'elsewhere', charter: null };
    const another = { ...late, id: 'another', yachtId: 'marisol' };
    expect([late, booking, elsewhere, block, another].map(isBeyond)).toEqual([
      true,
      ...Array.from({ length: 4 }, () => false),
    ]);
  });

  test('has both heard by whoever goes through the days', () => {
    const { open: _open, ...atAnyHour } = serenata;
    const heard = (yacht: Parameters<typeof placeWords>[0], entry?: CalendarEntry) =>
      inLanguage('en', () => placeWords(yacht, 2 + 2 / 3, '2027-03-10', entry, undefined));
    const place = 'Serenata, Fri, Mar 12, evening';
    expect(heard(serenata)).toBe(`${place}: free. Charters 8:00 AM–10:00 PM`);
    expect(heard(serenata, late)).toBe(
      `${place}: Booking of Rosa Delgado. Beyond her hours, 8:00 AM–10:00 PM`,
    );
    expect(heard(serenata, booking)).toBe(`${place}: Booking of Rosa Delgado`);
    expect(heard(atAnyHour)).toBe(`${place}: free`);
    expect(heard(atAnyHour, late)).toBe(`${place}: Booking of Rosa Delgado`);
  });
});

test('an entry bears what fits on it', () => {
  const marks = [160, 86, 64, 30].map((width) => entryMark(booking, width));
  expect(marks).toEqual(['Rosa Delgado', 'R. Delgado', 'Delgado', 'RD']);
  // A reason is not a name, so it is cut off at the end of the entry, and left out if too little of it would show.
  expect(entryMark({ ...block, reason: 'Hull and paint' }, 64)).toBe('Hull and paint');
  expect(entryMark({ ...block, reason: 'Hull and paint' }, 38)).toBe('');
  expect(entryMark({ ...block, reason: 'Dry' }, 38)).toBe('Dry');
  expect(entryMark({ ...block, reason: '' }, 30)).toBe('');
});

test('an entry has the tint of what it is', () => {
  expect(
    [booking, { ...booking, charter: null }, { ...booking, kind: 'hold' as const }, block].map(tintOf),
  ).toEqual(['charter', 'outside', 'hold', 'block']);
});

describe('an entry is drawn', () => {
  test('within a day in its own lanes', () => {
    expect(piecesOf({ start: 2 + 1 / 3, end: 2 + 2 / 3 })).toMatchObject([{ day: 2, days: 1 }]);
    const [piece] = piecesOf({ start: 2, end: 2 + 2 / 3 });
    expect(piece).toMatchObject({ day: 2, days: 1, top: 0 });
    expect(piece?.bottom).toBeCloseTo(2 / 3);
  });

  test('over whole days as one, and what is left before and after leaves other lanes free', () => {
    expect(piecesOf({ start: 1, end: 4 })).toEqual([{ day: 1, days: 3, top: 0, bottom: 1 }]);
    expect(piecesOf({ start: 0.5, end: 3.25 })).toEqual([
      { day: 1, days: 2, top: 0, bottom: 1 },
      { day: 0, days: 1, top: 0.5, bottom: 1 },
      { day: 3, days: 1, top: 0, bottom: 0.25 },
    ]);
    expect(piecesOf({ start: 0.5, end: 1.5 })).toEqual([
      { day: 0, days: 1, top: 0.5, bottom: 1 },
      { day: 1, days: 1, top: 0, bottom: 0.5 },
    ]);
  });

  test('so that a week or a month fits the screen, and can still be read on a narrow one', () => {
    expect(scaleOf('week', 1_200).day).toBe(150);
    expect(scaleOf('month', 1_500).day).toBe(43);
    expect(scaleOf('week', 390).day).toBe(104);
    const scale = scaleOf('week', 1_200);
    expect(boxOf({ day: 2, days: 1, top: 0, bottom: 1 }, scale)).toEqual({
      left: 301,
      width: 148,
      top: 4,
      height: 3 * scale.lane - 2,
    });
  });
});

test('the calendar begins today where the address names no day that there is', () => {
  expect(firstDayOf('2027-03-06', '2027-01-01')).toBe('2027-03-06');
  for (const asked of ['', 'soon', '2027-02-30', '2027-3-6', '0'])
    expect(firstDayOf(asked, '2027-01-01')).toBe('2027-01-01');
});
