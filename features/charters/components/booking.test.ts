import { expect, test } from 'vitest';
import { MOST_GUESTS } from '../domain.ts';
import { charterRequestBody } from '../schema/index.ts';
import { GUEST_CHOICES } from './booking-form.tsx';
import { readCarriedBooking } from './booking-query.ts';
import { bookingBody } from './booking-request.ts';
import { checkBooking } from './booking-sending.ts';
import type { BookingValues } from './booking-values.ts';

const TODAY = '2027-03-06';

const TYPED: BookingValues = {
  yachtId: 'serenata',
  pricingType: 'with_amenities',
  startDate: '2999-03-06',
  duration: 'evening',
  guestCount: '4',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phone: '+1 305 555 0123',
  specialRequests: '',
  leaveEmpty: '',
};

const YACHT = {
  id: 'serenata',
  name: 'Serenata',
  brand: 'Azimut',
  length: '82 ft',
  capacity: 6,
  location: 'Miami Beach',
};

test('the form offers as many guests as the rules allow', () => {
  expect(GUEST_CHOICES).toBe(MOST_GUESTS);
});

test('an empty address carries nothing', () => {
  expect(readCarriedBooking(new URLSearchParams(), TODAY)).toEqual({
    yachtId: '',
    pricingType: 'with_amenities',
    extraIds: [],
    startOn: '',
    slot: '',
    specialRequests: '',
  });
});

test('a full address carries all of it', () => {
  const query = new URLSearchParams({
    yacht: 'serenata',
    pricing: 'without_amenities',
    extras: 'jet-ski, chef-cuisine,jet-ski,',
    date: TODAY,
    slot: 'full-day',
    occasion: 'dockside-parties',
  });
  expect(readCarriedBooking(query, TODAY)).toEqual({
    yachtId: 'serenata',
    pricingType: 'without_amenities',
    extraIds: ['jet-ski', 'chef-cuisine'],
    startOn: TODAY,
    slot: 'full-day',
    specialRequests: 'Occasion: Dockside parties',
  });
});

test.each([
  ['a day that has passed', { date: '2027-03-05' }],
  ['a day that does not exist', { date: '2027-02-30' }],
  ['an unknown slot', { slot: 'night' }],
  ['an unknown price list', { pricing: 'free' }],
])('%s is left out', (_what, query) => {
  const nothing = readCarriedBooking(new URLSearchParams(), TODAY);
  expect(readCarriedBooking(new URLSearchParams(query), TODAY)).toEqual(nothing);
});

test('an occasion is cut before it could fill the request', () => {
  const { specialRequests } = readCarriedBooking(new URLSearchParams({ occasion: 'x'.repeat(5000) }), TODAY);
  expect(specialRequests.length).toBeLessThan(100);
});

test('what is typed becomes exactly the body that the server reads', () => {
  const body = bookingBody(TYPED, { addOns: ['jet-ski', 'fly-board'], packages: ['photographer'] });
  expect(body).toEqual({
    requestType: 'charter',
    yachtId: 'serenata',
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@visitor.example',
    contactPhone: '+1 305 555 0123',
    startDate: '2999-03-06',
    duration: 'evening',
    guestCount: 4,
    specialRequests: '',
    message: 'Add-ons: jet-ski, fly-board; Packages: photographer',
    status: 'pending',
    extraIds: ['jet-ski', 'fly-board', 'photographer'],
    pricingType: 'with_amenities',
  });
  expect(charterRequestBody.safeParse(body).success).toBe(true);
});

test('the hidden field is only sent when something filled it', () => {
  const none = { addOns: [], packages: [] };
  expect(bookingBody(TYPED, none)).not.toHaveProperty('leaveEmpty');
  expect(bookingBody({ ...TYPED, leaveEmpty: 'spam' }, none)).toHaveProperty('leaveEmpty', 'spam');
});

test('a form that is right has no faults', () => {
  expect(checkBooking(TYPED, YACHT)).toEqual({});
});

test('each field that is required is asked for by itself', () => {
  const blank = Object.fromEntries(
    Object.keys(TYPED).map((field) => [field, '']),
  ) as unknown as BookingValues;
  const faults = checkBooking({ ...blank, pricingType: 'with_amenities' }, undefined);
  expect(Object.keys(faults).sort()).toEqual([
    'duration',
    'email',
    'firstName',
    'guestCount',
    'lastName',
    'phone',
    'startDate',
    'yachtId',
  ]);
});

test('the rules of the yacht and of the calendar are the server’s', () => {
  expect(checkBooking({ ...TYPED, guestCount: '7' }, YACHT).guestCount).toMatch(/Serenata carries up to 6/);
  expect(checkBooking({ ...TYPED, startDate: '2020-01-01' }, YACHT).startDate).toMatch(/has not passed/);
});
