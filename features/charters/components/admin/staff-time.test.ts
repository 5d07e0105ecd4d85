import { expect, test } from 'vitest';
import { isSameTime, placeFrom, placeText, saidOf, timeIn } from './staff-time.ts';

const PLACES = [
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'full-day' },
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'evening', startTime: '22:00', hours: 4 },
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'full-day', mode: 'bareboat' },
] as const;

test.each(PLACES)('a place in an address is read as it was written', (place) => {
  expect(placeFrom(placeText(place))).toEqual(place);
});

test.each([
  [null],
  [''],
  ['serenata'],
  ['serenata~2027-03-14'],
  ['serenata~2027-03-14~midnight'],
  ['~2027-03-14~evening'],
])('%s is no place', (text) => {
  expect(placeFrom(text)).toBeUndefined();
});

test('a captain that nobody knows is left out', () => {
  expect(placeFrom('serenata~2027-03-14~evening~~~parrot')).not.toHaveProperty('mode');
});

test('a length that is no number leaves the time of day', () => {
  expect(placeFrom('serenata~2027-03-14~evening~22:00~long')).toEqual({
    yachtId: 'serenata',
    startDate: '2027-03-14',
    duration: 'evening',
  });
});

test('a charter is said by its word where it is one of the four, by its hours where it is not', () => {
  const afternoon = { departsAt: '2027-03-12T17:00:00.000Z', returnsAt: '2027-03-12T22:00:00.000Z' };
  const night = { departsAt: '2027-03-13T03:00:00.000Z', returnsAt: '2027-03-13T07:00:00.000Z' };
  expect(saidOf(afternoon)).toEqual({ startDate: '2027-03-12', duration: 'afternoon' });
  expect(saidOf(night)).toMatchObject({ startDate: '2027-03-12', startTime: '22:00', hours: 4 });
  expect(isSameTime(timeIn(saidOf(night)), saidOf(night))).toBe(true);
  expect(isSameTime(saidOf(afternoon), saidOf(night))).toBe(false);
});
