import { describe, expect, it } from 'vitest';
import { hashingFor, hashPassword, isPassword, nobodysPassword } from './passwords.ts';

describe('a password that is kept', () => {
  it('is known again by itself alone, in any Unicode form', async () => {
    const hash = await hashPassword('l\u00e1grima at seven');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await isPassword(hash, 'la\u0301grima at seven')).toBe(true);
    expect(await isPassword(hash, 'lagrima at seven')).toBe(false);
  });

  it('is made up where nobody has one: another each time, at full cost, and opened by none', async () => {
    const [one, other] = [nobodysPassword(), nobodysPassword()];
    expect(one).not.toBe(other);
    expect(one.replace(/[^$]+$/, '')).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$$/);
    for (const password of ['', 'lagoon at seven']) expect(await isPassword(one, password)).toBe(false);
  });

  it('is told from any other also where it was just hashed for a new account', async () => {
    await hashingFor('client', async () => {
      const earlier = await hashPassword('lagoon at seven');
      const hash = await hashPassword('lagoon at eight');
      expect(await isPassword(hash, 'lagoon at eight')).toBe(true);
      expect(await isPassword(hash, 'lagoon at seven')).toBe(false);
      expect(await isPassword(earlier, 'lagoon at eight')).toBe(false);
      expect(await isPassword(earlier, 'lagoon at seven')).toBe(true);
    });
  });
});
