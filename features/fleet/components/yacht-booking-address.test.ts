import { expect, test } from 'vitest';
import { askingAddress, bookingAddress, carriedBySearch } from './yacht-booking-address.ts';

const TODAY = '2027-03-01' as const;

test('the yacht and the price list that is shown are carried to the booking', () => {
  expect(bookingAddress('two-tides', 'without_amenities', new URLSearchParams())).toBe(
    '/book-charter?yacht=two-tides&pricing=without_amenities',
  );
  expect(bookingAddress('two-tides', null, new URLSearchParams())).toBe('/book-charter?yacht=two-tides');
});

test('date, slot and extras go along when the page was given them, and nothing else does', () => {
  const query = new URLSearchParams(
    'date=2027-03-01&slot=morning&extras=jet-ski,chef-cuisine&pricing=x&utm_source=y&guests=',
  );
  expect(bookingAddress('two-tides', 'with_amenities', query)).toBe(
    '/book-charter?yacht=two-tides&pricing=with_amenities&date=2027-03-01&slot=morning&extras=jet-ski%2Cchef-cuisine',
  );
  expect(bookingAddress('a', null, new URLSearchParams({ date: ' ', extras: 'x'.repeat(300) }))).toBe(
    '/book-charter?yacht=a',
  );
});

test('so they do to the question about the yacht', () => {
  const query = new URLSearchParams('date=2027-03-01&guests=40&pricing=without_amenities');
  expect(askingAddress('two-tides', query)).toBe('/contact?yacht=two-tides&date=2027-03-01&guests=40');
});

test('a search goes along to the yacht’s page, and nothing where it asked for no day, time or number of guests', () => {
  const search = { checkin: '2027-03-06', startTime: '18:00', hours: 4, guests: 8, q: 'azimut', page: 2 };
  expect(carriedBySearch(search, TODAY)).toBe('?date=2027-03-06&startTime=18%3A00&hours=4&guests=8');
  expect(carriedBySearch({ checkin: '2027-03-06', page: 1 }, TODAY)).toBe('?date=2027-03-06');
  expect(carriedBySearch({ q: 'azimut', page: 1 }, TODAY)).toBe('');
  // The search's own "1 guest" is no choice: the charter form asks.
  expect(carriedBySearch({ checkin: '2027-03-06', guests: 1, page: 1 }, TODAY)).toBe('?date=2027-03-06');
});

test('a stay that was searched for goes along as days from noon to noon, as long as it can be booked at once', () => {
  const carried = (checkin: string, checkout: string) =>
    carriedBySearch({ checkin, checkout, page: 1 }, TODAY);
  expect(carried('2027-03-06', '2027-03-06')).toBe('?date=2027-03-06');
  expect(carried('2027-03-06', '2027-03-07')).toBe('?date=2027-03-06&startTime=12%3A00&hours=24');
  expect(carriedBySearch({ checkout: '2027-03-06', page: 1 }, TODAY)).toBe('?date=2027-03-06');
  // Across the night that is an hour shorter, when summer time begins.
  expect(carried('2027-03-12', '2027-03-15')).toBe('?date=2027-03-12&startTime=12%3A00&hours=72');
  expect(carried('2027-03-06', '2027-04-03')).toBe('?date=2027-03-06&startTime=12%3A00&hours=672');
  expect(carried('2027-03-06', '2027-04-04')).toBe('?date=2027-03-06');
  // Today's noon may have passed.
  expect(carried(TODAY, '2027-03-05')).toBe('?date=2027-03-01');
});
