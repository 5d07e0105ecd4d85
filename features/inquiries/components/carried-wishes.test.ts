import { expect, test } from 'vitest';
import { wishesIn } from './carried-wishes.ts';

const TODAY = '2027-03-01' as const;
const carried = (address: string) => wishesIn(new URLSearchParams(address), TODAY);

test('day, guests and time of day are brought into the fields of either form', () => {
  expect(carried('yacht=serenata&date=2027-12-12&guests=40&slot=evening')).toEqual({
    date: '2027-12-12',
    eventDate: '2027-12-12',
    guests: '40',
    numberOfGuests: '40',
    preferredTime: 'evening',
  });
  expect(carried('slot=full-day')).toEqual({ duration: 'full-day' });
});

test('what is no day to come, no number or no time of day is left out', () => {
  expect(carried('yacht=x&date=2027-02-28&guests=0&slot=dawn')).toEqual({});
  expect(carried('date=2027-02-30&guests=4e3')).toEqual({});
  expect(carried('yacht=&date=&guests=')).toEqual({});
});
