import { expect, it } from 'vitest';
import { telephoneLink } from './brand.ts';

it('dials a number without its punctuation', () => {
  expect(telephoneLink('+1 (305) 555-0142')).toBe('tel:+13055550142');
});
