import { describe, expect, it } from 'vitest';
import { couldBePhone, isPhone } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    '3055550142',
    '305-555-0142',
    '305.555.0142',
    '305 555 0142',
    '(305) 555-0142',
    '(305)555-0142',
    '305/555-0142',
    '305–555–0142',
    '305‑555‑0142',
    '305\u00A0555\u00A00142',
    '  305 555 0142 ',
    '1 305 555 0142',
    '+1 (305) 555-0142',
    '(+1) 305 555 0142',
    '\u202A+1 (305) 555-0142\u202C',
    '+34 612 34 56 78',
    '+55 (11) 91234-5678',
    '0034 612 345 678',
    '305-555-0142 x12',
    '305-555-0142x12',
    '305-555-0142 ext 12',
    '305-555-0142 ext. 12',
    '305-555-0142, ext. 12',
    '305-555-0142 Ext: 12',
    '305-555-0142 extension 12',
    '305-555-0142 extensión 12',
    '305-555-0142 ramal 12',
    '305-555-0142 #12',
  ])('is taken as it is written: %s', (text) => {
    expect(isPhone(text)).toBe(true);
    expect(couldBePhone(text)).toBe(true);
  });

  it.each(['', '305', '555-0142', '(305) 555-014', '305-555-014 x12', '+1 305', '1234567890123456'])(
    'has ten to fifteen digits: %s',
    (text) => {
      expect(isPhone(text)).toBe(false);
      expect(couldBePhone(text)).toBe(true);
    },
  );

  it.each([
    'abcdefghij',
    'call me',
    '555-0142 please',
    'a1b2c3d4e5f6g7',
    '305a555b0142',
    '305-555-0142 call late',
    '305-555-0142 ext',
    '305-555-0142 ext. 1234567',
    'x12',
    'rosa@example.com 3055550142',
    '305*555*0142',
  ])('has nothing in it that is no number: %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('is read as fast however it is written', () => {
    const long = '1 '.repeat(500_000);
    expect(isPhone(`${long}z`)).toBe(false);
    expect(isPhone(`${long}ext${' '.repeat(500_000)}`)).toBe(false);
  });
});
