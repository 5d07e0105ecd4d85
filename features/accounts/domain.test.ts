import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerNetwork } from '#platform/http/client-address.ts';
import {
  browserName,
  isFitUsername,
  isReservedUsername,
  lookOf,
  normalizeUsername,
  passwordProblem,
  shortAddress,
} from './domain.ts';

describe('usernames', () => {
  test('are the same whatever their case, blanks around them or way of writing', () => {
    expect(normalizeUsername('  Rosa.Delgado ')).toBe('rosa.delgado');
    expect(normalizeUsername('ＲＯＳＡ')).toBe('rosa');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = normalizeUsername(typed);
        expect(normalizeUsername(once)).toBe(once);
      }),
    );
  });

  test.each(['ro', 'x'.repeat(65), 'a\u0000b', 'a\nb', 'a\u202eb', '\ud800abc', 'a\u200bb'])(
    'unfit: %j',
    (username) => expect(isFitUsername(username)).toBe(false),
  );
  test.each(['ros', 'x'.repeat(64), 'rosa@visitors.example', 'josé', '船長さん', '⛵⛵⛵'])(
    'fit: %j',
    (username) => expect(isFitUsername(username)).toBe(true),
  );

  test.each([
    'admin',
    'a.d.m.i.n',
    'administrator2',
    'sysadmin',
    'root',
    'support',
    'miami-flow',
    'the.administrator',
  ])('reserved: %s', (username) => expect(isReservedUsername(username)).toBe(true));
  test.each(['rosa', 'nadmin', 'captainana', 'badminton'])('free: %s', (username) =>
    expect(isReservedUsername(username)).toBe(false),
  );
});

describe('what a name looks like', () => {
  test.each([
    ['rosa.delgado', 'rosa_delgado'],
    ['rosa.delgado', 'rosade1gado'],
    ['rosa.delgado', 'rоsa.dеlgаdо'],
    ['captain-ana', 'capta1n.ana'],
    ['bernard', 'bemard'],
    ['harbor0', 'harboro'],
    ['josé', 'jose'],
    ['willow', 'vvillow'],
    ['alan', 'αlαn'],
  ])('%s and %s are taken for each other', (one, other) => {
    expect(lookOf(normalizeUsername(other))).toBe(lookOf(normalizeUsername(one)));
  });
  test.each([
    ['rosa', 'rosana'],
    ['rosa', 'rosa2'],
    ['ana', 'anna'],
    ['船長さん', '船員さん'],
  ])('%s and %s are not', (one, other) => {
    expect(lookOf(other)).not.toBe(lookOf(one));
  });
  test.each(['adm1n', 'αdmin', 'rnanager', 'he1p', 'm1ami_f1ow'])('reserved in disguise: %s', (username) =>
    expect(isReservedUsername(normalizeUsername(username))).toBe(true),
  );
});

describe('new passwords', () => {
  test.each([
    ['', 'password-short'],
    ['aaaaaaaa', 'password-common'],
    ['abcabcabc', 'password-common'],
    ['rosadelgado', 'password-common'],
    ['RosaDelgado', 'password-common'],
    ['船長さんの白い船', undefined],
    [' spaces ', undefined],
  ] as const)('%j: %s', (password, problem) => {
    expect(passwordProblem(password, 'rosadelgado', false)).toBe(problem);
  });
  test('seven characters are too few, and eight enough', () => {
    expect(passwordProblem('seven77', 'rosadelgado', false)).toBe('password-short');
    expect(passwordProblem('eight888', 'rosadelgado', false)).toBeUndefined();
  });
  test('a common one is refused', () => {
    expect(passwordProblem('sunshine1', 'rosa', true)).toBe('password-common');
  });
  test('no rule of composition: any eight different enough characters will do', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), {
          minLength: 8,
          maxLength: 40,
        }),
        (letters) => {
          expect(passwordProblem(letters.join(''), 'somebody-else', false)).toBeUndefined();
        },
      ),
    );
  });
});

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Gecko/130.0 Firefox/130.0', 'Firefox on Android'],
  ['curl/8.5.0', 'A browser'],
  [null, 'A browser'],
])('%s is %s', (said, name) => expect(browserName(said)).toBe(name));

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['2001:0db8:0001:0002:0000:0000:0000:0007', '2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
])('%s is written %s and belongs to %s', (address, short, network) => {
  expect(shortAddress(address)).toBe(short);
  expect(callerNetwork(address)).toBe(network);
});
