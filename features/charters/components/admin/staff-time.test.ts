import { expect, test } from 'vitest';
import { rangeAt } from '#core/charter-hours.ts';
import { hours as charterHours } from '#features/calendar/schema.ts';
import { guestsErrorIn, isSameTime, placeFrom, placeText, saidOf, saidOfHold, timeIn } from './staff-time.ts';

const PLACES = [
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'full-day' },
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'evening', startTime: '22:00', hours: 4 },
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'full-day', mode: 'bareboat' },
  { yachtId: 'serenata', startDate: '2027-03-14', duration: 'full-day', guestCount: 60 },
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

test.each([
  ['', 'Please say how many guests there will be.'],
  ['many', 'Please say how many guests there will be.'],
  ['2.5', 'Please give a whole number.'],
  ['0', 'At least one guest comes aboard.'],
  ['5000', 'That is more than any yacht carries.'],
  ['60', undefined],
])('a number of guests typed as “%s” is answered: %s', (typed, error) => {
  expect(guestsErrorIn(typed)).toBe(error);
});

test('a length that is no number leaves the time of day', () => {
  expect(placeFrom('serenata~2027-03-14~evening~22:00~long')).toEqual({
    yachtId: 'serenata',
    startDate: '2027-03-14',
    duration: 'evening',
  });
});

test.each([
  [0.5, 1],
  [3.5, 3],
  [168.5, 168],
  [200, 192],
  [28.5 * 24, 28 * 24],
])('a hold of %d hours can be a charter of %d', (held, hours) => {
  const said = saidOfHold(rangeAt('2027-03-14', { startHour: 10, hours: held }));
  expect(said).toMatchObject({ startDate: '2027-03-14', startTime: '10:00', hours });
  expect(charterHours.safeParse(said.hours).success).toBe(true);
});

test('a hold that is a half hour longer than a slot is said by its word', () => {
  const morning = rangeAt('2027-03-14', { startHour: 9, hours: 3.5 });
  expect(saidOfHold(morning)).toEqual({ startDate: '2027-03-14', duration: 'morning' });
});

test('a charter is said by its word where it is one of the four, by its hours where it is not', () => {
  const afternoon = { departsAt: '2027-03-12T17:00:00.000Z', returnsAt: '2027-03-12T22:00:00.000Z' };
  const night = { departsAt: '2027-03-13T03:00:00.000Z', returnsAt: '2027-03-13T07:00:00.000Z' };
  expect(saidOf(afternoon)).toEqual({ startDate: '2027-03-12', duration: 'afternoon' });
  expect(saidOf(night)).toMatchObject({ startDate: '2027-03-12', startTime: '22:00', hours: 4 });
  expect(isSameTime(timeIn(saidOf(night)), saidOf(night))).toBe(true);
  expect(isSameTime(saidOf(afternoon), saidOf(night))).toBe(false);
});
