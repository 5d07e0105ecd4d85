import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AGE_BANDS,
  aboardOf,
  bothSaid,
  comparableName,
  hasRoomFor,
  haveAllSigned,
  isMinor,
  isSameGuest,
  meet,
  standingOf,
} from './domain.ts';

const aName = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((name) => name.trim() !== '');
const aGuest = fc.record({ name: aName, ageBand: fc.constantFrom(...AGE_BANDS) });

describe('names (product 11.4)', () => {
  test.each([
    ['María José', 'maria  jose'],
    ['MARIA JOSE', 'Maria Jose'],
    ['João Conceição', 'joao conceicao'],
    ['  Ana\u00a0Torres ', 'Ana Torres'],
    ["Sean O'Brien", 'Sean O’Brien'],
    ['Rosa D`Angelo', 'Rosa D´Angelo'],
    ['Jean-Luc Roy', 'Jean Luc Roy'],
    ['Jean‑Luc Roy', 'Jean–Luc Roy'],
    ['John Smith, Jr.', 'John Smith Jr'],
    ['Łukasz Søren Weiß', 'lukasz soren weiss'],
    ['\u202aAna\u200e Torres\u202c', 'Ana Torres'],
  ])('“%s” is “%s”', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other));
  });

  test.each([
    ['Ana Torres', 'Anna Torres'],
    ['John Smith', 'John Smith Jr.'],
    ['نیما\u200cزاده', 'نیمازاده'],
    ['दीपक', 'दीपिका'],
    ['मीना', 'मोना'],
    ['ทิพย์', 'ทัพย์'],
  ])('“%s” is another guest than “%s”', (one, other) => {
    expect(comparableName(one)).not.toBe(comparableName(other));
  });

  test('a child that is called as its parent is a guest of its own', () => {
    const parent = { name: 'John Smith', ageBand: 'adult' } as const;
    expect(isSameGuest(parent, { name: 'john smith', ageBand: 'adult' })).toBe(true);
    expect(isSameGuest(parent, { name: 'John Smith', ageBand: 'child' })).toBe(false);
    expect(isSameGuest({ ...parent, ageBand: 'teen' }, { ...parent, ageBand: 'child' })).toBe(true);
  });

  test('comparing twice changes nothing, and no name becomes nothing', () => {
    fc.assert(
      fc.property(aName, (name) => {
        const once = comparableName(name);
        expect(once).not.toBe('');
        expect(comparableName(once)).toBe(once);
      }),
    );
  });
});

describe('who signs and who was named', () => {
  test('each who signs is met or added, and nobody is doubled', () => {
    fc.assert(
      fc.property(
        fc.array(aGuest, { maxLength: 12 }),
        fc.array(aGuest, { maxLength: 12 }),
        (first, given) => {
          const { added: named } = meet([], first);
          const { met, added } = meet(named, given);
          const all = [...named, ...added];
          for (const one of given) expect(all.filter((guest) => isSameGuest(guest, one))).toHaveLength(1);
          expect(new Set(met.map(([guest]) => guest)).size).toBe(met.length);
          for (const [guest, one] of met) expect(isSameGuest(guest, one)).toBe(true);
        },
      ),
    );
  });
});

describe('room for whoever signs (product 11.4)', () => {
  const places = { most: 4, signed: 0, given: 1 };
  test.each([
    ['none signed', places, true],
    ['one place not signed for', { ...places, signed: 3 }, true],
    ['every place signed for', { ...places, signed: 4 }, false],
    ['more signed than it is for', { ...places, most: 2, signed: 3 }, false],
    ['more at once than it is for', { ...places, given: 5 }, false],
  ] as const)('%s', (_how, of, has) => {
    expect(hasRoomFor(of)).toBe(has);
  });
});

describe('when all have signed', () => {
  const [yes, no] = [{ isSigned: true }, { isSigned: false }];
  test.each([
    ['as many as it is for', [yes, yes], true],
    ['more than it is for', [yes, yes, yes], true],
    ['one of those named has not', [yes, yes, no], false],
    ['one is not named', [yes], false],
  ] as const)('%s', (_how, guests, have) => {
    expect(haveAllSigned(guests, 2)).toBe(have);
  });
});

describe('what was noted and what is said when signing', () => {
  test.each([
    ['', 'none', 'none'],
    ['peanuts', '', 'peanuts'],
    ['peanuts', 'peanuts', 'peanuts'],
    ['peanuts', 'none', 'peanuts (said when signing: none)'],
    ['peanuts (said when signing: none)', 'none', 'peanuts (said when signing: none)'],
    ['peanuts (said when signing: none)', 'peanuts', 'peanuts (said when signing: none)'],
    [
      'peanuts (said when signing: none)',
      'nuts',
      'peanuts (said when signing: none) (said when signing: nuts)',
    ],
  ])('“%s” and “%s”', (noted, given, both) => {
    expect(bothSaid(noted, given, 'when signing')).toBe(both);
  });
});

describe('who is aboard', () => {
  test('counts grown-ups and minors, and names whose waiver is missing', () => {
    expect(
      aboardOf([
        { name: 'Rosa', ageBand: 'adult', isSigned: true },
        { name: 'Leo', ageBand: 'child', isSigned: false },
        { name: 'Ana', ageBand: 'adult', isSigned: false },
      ]),
    ).toEqual({ named: 3, adults: 2, minors: 1, waiversMissing: ['Leo', 'Ana'] });
    expect(aboardOf([])).toEqual({ named: 0, adults: 0, minors: 0, waiversMissing: [] });
  });

  test('the counts come to all who were named', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: aName, ageBand: fc.constantFrom(...AGE_BANDS), isSigned: fc.boolean() })),
        (guests) => {
          const { named, adults, minors, waiversMissing } = aboardOf(guests);
          expect(adults + minors).toBe(named);
          expect(minors).toBe(guests.filter(({ ageBand }) => isMinor(ageBand)).length);
          expect(waiversMissing).toHaveLength(guests.filter(({ isSigned }) => !isSigned).length);
        },
      ),
    );
  });
});

describe('how a charter stands for its guests (product 11.5)', () => {
  const now = new Date('2027-03-06T12:00:00Z');
  const later = new Date('2027-03-06T12:00:01Z');
  test.each([
    ['confirmed', later, 'open'],
    ['confirmed', now, 'over'],
    ['completed', now, 'over'],
    ['no-show', later, 'over'],
    ['cancelled', later, 'cancelled'],
    ['cancelled', now, 'cancelled'],
    ['quoted', later, 'not-confirmed'],
    ['pending', now, 'over'],
  ] as const)('%s, back at %s: %s', (status, returnsAt, standing) => {
    expect(standingOf({ status, returnsAt }, now)).toBe(standing);
  });
});
