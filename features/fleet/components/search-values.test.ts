import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { missingFromModal, missingFromSearch, missingInWords } from './search-missing.ts';
import { FRESH_SEARCH, type SearchValues, withAnswer } from './search-values.ts';

const TODAY = '2026-03-14';
const COMPLETE: SearchValues = {
  type: '40-55ft',
  location: 'key-biscayne',
  checkin: '2026-03-20',
  checkout: '2026-03-22',
  guests: '1',
};

describe('a search', () => {
  it('starts with one guest and nothing else', () => {
    expect(FRESH_SEARCH).toEqual({ type: '', location: '', checkin: '', checkout: '', guests: '1' });
    expect(missingFromSearch(FRESH_SEARCH, TODAY)).toEqual(['type', 'location', 'checkin', 'checkout']);
  });

  it('is complete with type, location, check-in and check-out, and with none of them less', () => {
    expect(missingFromSearch(COMPLETE, TODAY)).toEqual([]);
    for (const name of ['type', 'location', 'checkin', 'checkout'] as const) {
      expect(missingFromSearch({ ...COMPLETE, [name]: '' }, TODAY)).toEqual([name]);
    }
  });

  it('may be for one day, and for today', () => {
    expect(missingFromSearch({ ...COMPLETE, checkin: TODAY, checkout: TODAY }, TODAY)).toEqual([]);
  });

  it('lacks a day that has passed, that is none, or that comes before check-in', () => {
    const past = addDays(TODAY, -1);
    expect(missingFromSearch({ ...COMPLETE, checkin: past }, TODAY)).toEqual(['checkin']);
    expect(missingFromSearch({ ...COMPLETE, checkin: '2026-02-30' }, TODAY)).toEqual(['checkin']);
    expect(missingFromSearch({ ...COMPLETE, checkout: '2026-03-19' }, TODAY)).toEqual(['checkout']);
  });

  it('knows no upper bound of guests, but the modal takes 1 to 50', () => {
    expect(missingFromSearch({ ...COMPLETE, guests: '400' }, TODAY)).toEqual([]);
    for (const guests of ['', '0', '-2', '51', '2.5', 'many']) {
      expect(missingFromModal({ ...COMPLETE, guests }, TODAY), guests).toEqual(['guests']);
    }
    for (const guests of ['1', '12', '50']) {
      expect(missingFromModal({ ...COMPLETE, guests }, TODAY), guests).toEqual([]);
    }
  });
});

describe('an answer', () => {
  it('changes itself and nothing else', () => {
    expect(withAnswer(COMPLETE, 'guests', '8')).toEqual({ ...COMPLETE, guests: '8' });
    expect(withAnswer(COMPLETE, 'checkin', '2026-03-22')).toEqual({ ...COMPLETE, checkin: '2026-03-22' });
  });

  it('takes the check-out away when check-in moves past it', () => {
    expect(withAnswer(COMPLETE, 'checkin', '2026-03-23')).toEqual({
      ...COMPLETE,
      checkin: '2026-03-23',
      checkout: '',
    });
  });

  it('never leaves a check-out before its check-in', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(day, day, (checkin, checkout) => {
        const { checkout: left } = withAnswer({ ...COMPLETE, checkout }, 'checkin', checkin);
        expect(left === '' || left >= checkin).toBe(true);
        expect(left === '').toBe(checkout < checkin);
      }),
    );
  });
});

it('names what is missing in one breath', () => {
  expect(missingInWords(['type'])).toBe('a yacht type');
  expect(missingInWords(['location', 'checkout'])).toBe('a location and a check-out date');
  expect(missingInWords(['type', 'location', 'checkin', 'checkout', 'guests'])).toBe(
    'a yacht type, a location, a check-in date, a check-out date, and between 1 and 50 guests',
  );
});
