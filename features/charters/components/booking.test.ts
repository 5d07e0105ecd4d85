import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { takeAnswers } from '#ui/kept-answers.ts';
import { MOST_GUESTS } from '../domain.ts';
import { availabilityQuery } from '../queries/booking.ts';
import { charterRequestBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { draftHere, typedEarly } from './booking-draft.ts';
import { fittingParty, GUEST_CHOICES, partyFault, readCarriedBooking, stillAsked } from './booking-query.ts';
import { bookingBody } from './booking-request.ts';
import { checkBooking } from './booking-sending.ts';
import type { BookingValues } from './booking-values.ts';
import { withEarlyPresses } from './early-presses.ts';
import { mostOnDays } from './most-guests.ts';
import { otherTimeFrom } from './other-time.ts';
import { dayLabel } from './slot-words.ts';
import { wantedOf, yachtAddress } from './wanted-charter.ts';

const TODAY = '2027-03-06';

const TYPED: BookingValues = {
  yachtId: 'serenata',
  pricingType: 'with_amenities',
  startDate: '2999-03-06',
  duration: 'evening',
  startTime: '',
  length: '',
  lastDay: '',
  guestCount: '4',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phone: '+1 305 555 0123',
  specialRequests: '',
  leaveEmpty: '',
};

const FREE = { morning: 'free', afternoon: 'free', evening: 'free', 'full-day': 'free' } as const;

const YACHT = {
  id: 'serenata',
  name: 'Serenata',
  brand: 'Azimut',
  length: '82 ft',
  capacity: 6,
  location: 'Miami Beach',
};

test('what was pressed early is added to what is known, or taken from it; what nobody pressed stays', () => {
  expect(withEarlyPresses(['chef', 'dj'], { 'jet-ski': true, chef: false })).toEqual(['dj', 'jet-ski']);
  expect(withEarlyPresses(['chef', 'dj'], { chef: true })).toEqual(['chef', 'dj']);
  expect(withEarlyPresses(['chef'], {})).toEqual(['chef']);
});

test('the form offers as many guests as the rules allow', () => {
  expect(GUEST_CHOICES).toBe(MOST_GUESTS);
});

test('the chosen days decide how many guests the yacht carries, as far as they are known', () => {
  inLanguage('en', () => {
    const queries = new QueryClient();
    takeAnswers(queries);
    const day = '2999-04-01';
    const asked = (guestCount: string) => checkBooking({ ...TYPED, startDate: day, guestCount }, YACHT);
    expect(asked('6')).toEqual({});
    const guests = { crewed: 4, bareboat: 0 };
    queries.setQueryData(availabilityQuery(YACHT.id, day, day).queryKey, [
      { date: day, slots: FREE, guests },
    ]);
    expect(asked('6')).toEqual({ guestCount: expect.stringContaining('carries up to 4 guests') });
    expect(asked('4')).toEqual({});
  });
});

test.each([
  ['nothing known', [undefined, undefined], 12],
  [
    'a certificate that ends before the last day',
    [
      { crewed: 12, bareboat: 0 },
      { crewed: 6, bareboat: 0 },
    ],
    6,
  ],
  ['more of them bareboat', [{ crewed: 6, bareboat: 10 }, undefined], 10],
  ['no more than today', [{ crewed: 20, bareboat: 12 }, undefined], 12],
] as const)('the most guests: %s', (_what, days, most) => {
  expect(mostOnDays(12, days)).toBe(most);
});

test('a day that is over is named at once, whatever else is missing', () => {
  const faults = checkBooking({ ...TYPED, startDate: '2020-01-02', phone: '12' }, YACHT);
  expect(faults).toEqual({ startDate: expect.stringContaining('passed'), phone: expect.any(String) });
});

test.each([
  ['en', '1 guest', '2 guests'],
  ['es', '1 invitado', '2 invitados'],
  ['pt', '1 convidado', '2 convidados'],
] as const)('one guest is said in the singular (%s)', (language, one, two) => {
  inLanguage(language, () => {
    const said = (count: number) => [
      words.guestCount(count),
      words.upTo(count),
      words.carriesUpTo('Serenata', count),
      words.carriesInMode.crewed('Serenata', count),
      words.bareboatFor('Serenata', count),
    ];
    for (const sentence of said(1)) expect(sentence).toMatch(new RegExp(`${one}(?!s)`));
    for (const sentence of said(2)) expect(sentence).toContain(two);
  });
});

test('an empty address carries nothing', () => {
  expect(readCarriedBooking(new URLSearchParams(), TODAY)).toEqual({
    yachtId: '',
    pricingType: 'with_amenities',
    extraIds: [],
    startOn: '',
    slot: '',
    startTime: '',
    hours: 0,
    guests: 0,
    party: 0,
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
    guests: '8',
    occasion: 'dockside-parties',
  });
  expect(readCarriedBooking(query, TODAY)).toEqual({
    yachtId: 'serenata',
    pricingType: 'without_amenities',
    extraIds: ['jet-ski', 'chef-cuisine'],
    startOn: TODAY,
    slot: 'full-day',
    startTime: '',
    hours: 0,
    guests: 8,
    party: 0,
    specialRequests: 'Occasion: Dockside parties',
  });
});

test.each([
  ['a day that has passed', { date: '2027-03-05' }],
  ['a day that does not exist', { date: '2027-02-30' }],
  ['an unknown slot', { slot: 'night' }],
  ['an unknown price list', { pricing: 'free' }],
  ['a beginning between the half hours', { startTime: '18:10', hours: '4' }],
  ['a beginning without a length', { startTime: '18:00' }],
  ['more than four weeks', { startTime: '18:00', hours: '673' }],
  ['guests that are no number', { guests: 'many' }],
])('%s is left out', (_what, query) => {
  const nothing = readCarriedBooking(new URLSearchParams(), TODAY);
  expect(readCarriedBooking(new URLSearchParams(query), TODAY)).toEqual(nothing);
});

describe('a party', () => {
  const yachts = [
    { id: 'small', name: 'Cipria', capacity: 6 },
    { id: 'large', name: 'Theodora', capacity: 22 },
  ];
  const opened = (query: Record<string, string>) =>
    fittingParty(readCarriedBooking(new URLSearchParams(query), TODAY), yachts);

  test.each([
    [{ yacht: 'large', guests: '12' }, 12],
    [{ yacht: 'small', guests: '6' }, 6],
    [{ guests: '12' }, 12],
    [{ yacht: 'nobody', guests: '9' }, 9],
  ])('that can be chosen is carried: %o', (query, guests) => {
    expect(opened(query)).toMatchObject({ guests, party: 0 });
    expect(partyFault(opened(query), yachts)).toEqual({});
  });

  test.each([
    [
      { yacht: 'large', guests: '14' },
      'For a party of 14, please ask for a quote. Up to 12 guests can be booked here.',
    ],
    [{ guests: '30' }, 'For a party of 30, please ask for a quote. Up to 12 guests can be booked here.'],
    [{ guests: '110' }, 'For a party of 110, please ask for a quote. Up to 12 guests can be booked here.'],
    [
      { yacht: 'small', guests: '10' },
      'Cipria carries up to 6 guests. Please choose fewer, or another yacht.',
    ],
    [
      { yacht: 'small', guests: '14' },
      'Cipria carries up to 6 guests. Please choose fewer, or another yacht.',
    ],
  ])('that cannot is chosen anew, and says so: %o', (query, sentence) => {
    expect(opened(query)).toMatchObject({ guests: 0, party: Number(query.guests) });
    expect(partyFault(opened(query), yachts)).toEqual({ guestCount: sentence });
  });
});

test('a party that cannot be chosen is asked about in the same words once the form was sent', () => {
  const typed = { ...TYPED, guestCount: '' };
  const found = checkBooking(typed, YACHT);
  expect(found.guestCount).toBe(words.howManyThere);
  expect(stillAsked(found, {}, typed)).toEqual(found);
  const said = { guestCount: words.partyAsks(14, GUEST_CHOICES), email: 'of before' };
  expect(stillAsked(found, said, typed)).toEqual({ ...found, guestCount: said.guestCount });
  expect(stillAsked({}, said, TYPED)).toEqual({});
});

describe('a draft', () => {
  const yachts = [YACHT, { ...YACHT, id: 'large', name: 'Theodora', capacity: 12 }];
  const draft = { ...TYPED, yachtId: 'large', guestCount: '8', specialRequests: 'Shade' };
  const opened = (query: string) => {
    const carried = fittingParty(readCarriedBooking(new URLSearchParams(query), TODAY), yachts);
    return { query, carried, yachts, today: TODAY };
  };
  const left = (
    query: string,
    more: Partial<BookingValues> = {},
    stands: Partial<BookingValues> = {},
    of = 'another=address',
    occasion?: string,
  ) => {
    const here = opened(query);
    const kept = { query: of, values: { ...draft, ...more }, occasion };
    return draftHere(kept, typedEarly(stands, here.carried), here);
  };

  test('of another address leaves all that the present one does not name, and nothing that it does', () => {
    const { leaveEmpty: _hidden, ...all } = draft;
    expect(left('')).toEqual({ values: all, faults: {} });
    expect(left('extras=jet-ski').values).toEqual(all);
    const named = `yacht=large&pricing=with_amenities&date=${TODAY}&slot=morning&guests=2`;
    const { firstName, lastName, email, phone, specialRequests } = draft;
    const typed = { firstName, lastName, email, phone, specialRequests };
    expect(left(named)).toEqual({ values: typed, faults: {} });
    const { duration: _slot, startTime: _from, length: _for, lastDay: _to, ...untimed } = all;
    expect(left('startTime=10:00&hours=4').values).toEqual(untimed);
  });

  test('loses nothing that was typed to the occasion of a slide, but the occasion of the slide before', () => {
    const stands = (query: string, text: string, occasion?: string, typed?: string) =>
      left(query, { specialRequests: text }, { specialRequests: typed ?? '' }, 'another=address', occasion)
        .values.specialRequests;
    const wedding = 'Occasion: Wedding';
    expect(stands('occasion=wedding', 'A wheelchair\n\nNut allergy')).toBe(
      `${wedding}\nA wheelchair\n\nNut allergy`,
    );
    expect(stands('occasion=wedding', '')).toBe(wedding);
    expect(stands('occasion=party', `${wedding}\nNut allergy`, wedding)).toBe('Occasion: Party\nNut allergy');
    expect(stands('occasion=party', wedding, wedding)).toBe('Occasion: Party');
    // What was typed into the line of the occasion is the visitor's own.
    expect(stands('occasion=party', `${wedding}, nut allergy`, wedding)).toBe(
      `Occasion: Party\n${wedding}, nut allergy`,
    );
    expect(stands('occasion=party', 'Nut allergy', undefined, 'Occasion: Party at ten')).toBe(
      'Occasion: Party at ten\nNut allergy',
    );
    // The slide's address opened anew changes nothing.
    expect(stands('occasion=wedding', `${wedding}\nNut allergy`, wedding)).toBe(`${wedding}\nNut allergy`);
  });

  test('gives way to what was typed here before the scripts came', () => {
    const typed = { ...TYPED, yachtId: '', duration: 'morning', guestCount: '', firstName: '', email: '' };
    expect(left('', {}, typed).values).toMatchObject({
      yachtId: 'large',
      duration: 'morning',
      guestCount: '8',
      firstName: ' Ada ',
      email: draft.email,
    });
    expect(left('', { pricingType: 'without_amenities' }, typed).values.pricingType).toBe(
      'without_amenities',
    );
    expect(left('', { pricingType: 'without_amenities' }, {}).values.pricingType).toBe('without_amenities');
    // As after a reload on a slow line: a rendered value is not the visitor's choice, a value that differs from it is.
    const query = 'yacht=serenata&date=2027-04-01&guests=2';
    const stands = {
      yachtId: 'serenata',
      startDate: '2027-04-01',
      guestCount: '2',
      lastName: 'Lovelace-King',
    };
    expect(left(query, {}, stands, query).values).toMatchObject({
      yachtId: 'large',
      startDate: draft.startDate,
      guestCount: '8',
      lastName: 'Lovelace-King',
    });
    const stay = { duration: '', startTime: '12:00', length: '6' };
    expect(left(query, stay, { ...stands, ...TYPED }, query).values).toMatchObject({
      duration: 'evening',
      startTime: '',
      length: '',
      startDate: TYPED.startDate,
    });
  });

  test('is not needed for what was typed to be known; of that nothing is taken away', () => {
    const { carried, ...here } = opened('yacht=serenata&date=2027-04-01&occasion=wedding');
    const { pricingType, specialRequests } = carried;
    const stands = { yachtId: 'serenata', startDate: '2027-04-01', pricingType, specialRequests };
    expect(typedEarly({ ...stands, phone: '' }, carried)).toEqual({});
    const early = typedEarly({ ...stands, startDate: '0002-04-01', email: 'ada@' }, carried);
    expect(early).toEqual({ startDate: '0002-04-01', email: 'ada@' });
    const { values } = draftHere({ query: here.query, values: {} }, early, { ...here, carried });
    expect(values).toEqual(early);
  });

  test('of another address has a stay as long from another day, no day that has passed, and no yacht that is gone', () => {
    const stay = { duration: '', startTime: '12:00', length: 'days', lastDay: '2999-03-09' };
    expect(left('date=2027-03-10', stay).values).toMatchObject({ ...stay, lastDay: '2027-03-13' });
    expect(left('', { startDate: '2027-03-05' }).values.startDate).toBe('');
    expect(left('', { yachtId: 'gone' }).values).not.toHaveProperty('yachtId');
  });

  test('says of guests whom the yacht does not carry that she does not', () => {
    const said = { guestCount: words.carriesUpTo('Serenata', 6) };
    const { values, faults } = left('yacht=serenata');
    expect([values.guestCount, faults]).toEqual(['', said]);
    const other = left('guests=8', { yachtId: 'serenata' });
    expect([other.values.guestCount, other.faults]).toEqual(['', said]);
    expect(left('yacht=serenata', { guestCount: '6' }).faults).toEqual({});
  });
});

test('the yacht’s page is given what is chosen, in its own names', () => {
  const wanted = wantedOf({ ...TYPED, pricingType: 'without_amenities' });
  expect(yachtAddress(wanted, ['jet-ski', 'chef-cuisine'])).toBe(
    '/yachts/serenata?date=2999-03-06&slot=evening&guests=4&extras=jet-ski%2Cchef-cuisine&pricing=without_amenities',
  );
  const other = wantedOf({
    ...TYPED,
    duration: '',
    startTime: '12:00',
    length: 'days',
    lastDay: '2999-03-08',
  });
  expect(yachtAddress(other, [])).toBe(
    '/yachts/serenata?date=2999-03-06&startTime=12%3A00&hours=48&guests=4',
  );
  const none = wantedOf({ ...other, startDate: '', guestCount: '' });
  expect(yachtAddress({ ...none, startTime: '' }, [])).toBe('/yachts/serenata');
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

const AT_SIX = { ...TYPED, duration: '', startTime: '18:00' };

test('a time beside the four is carried in its place, and sent with the word that is nearest', () => {
  const carried = readCarriedBooking(
    new URLSearchParams({ date: TODAY, slot: 'morning', startTime: '18:00', hours: '72' }),
    TODAY,
  );
  expect(carried).toMatchObject({ slot: '', startTime: '18:00', hours: 72 });
  expect(otherTimeFrom(TODAY, '18:00', 72)).toEqual({
    startTime: '18:00',
    length: 'days',
    lastDay: '2027-03-09',
  });
  const none = { addOns: [], packages: [] };
  const said = ({ duration, startTime, hours }: ReturnType<typeof bookingBody>) => [
    duration,
    startTime,
    hours,
  ];
  expect(said(bookingBody({ ...AT_SIX, length: '4' }, none))).toEqual(['evening', '18:00', 4]);
  const stay = { ...AT_SIX, length: 'days', lastDay: '2999-03-09' };
  expect(said(bookingBody(stay, none))).toEqual(['full-day', '18:00', 72]);
  expect(checkBooking(stay, YACHT)).toEqual({});
});

test('a time beside the four that is not finished is asked for where it is missing', () => {
  expect(Object.keys(checkBooking(AT_SIX, YACHT))).toEqual(['length']);
  const backwards = { ...AT_SIX, length: 'days', lastDay: '2999-03-06' };
  expect(Object.keys(checkBooking(backwards, YACHT))).toEqual(['lastDay']);
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

test('a day is heard with what is free of it, and one that is over as that', () => {
  const all = (state: 'free' | 'past' | 'booked') => ({
    slots: { morning: state, afternoon: state, evening: state, 'full-day': state },
  });
  expect(dayLabel(TODAY, all('free'))).toBe('Saturday, March 6, 2027, free');
  expect(dayLabel(TODAY, all('booked'))).toBe('Saturday, March 6, 2027, booked');
  expect(dayLabel(TODAY, all('past'))).toBe('Saturday, March 6, 2027, already over');
  // Another client has the evening. The rest of the day has begun, but the day is not over.
  const today = { slots: { ...all('past').slots, evening: 'booked' } } as const;
  expect(dayLabel(TODAY, today)).toBe('Saturday, March 6, 2027, already begun');
});
