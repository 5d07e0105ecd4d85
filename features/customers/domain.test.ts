import { describe, expect, test } from 'vitest';
import { activeSince, statusOf } from './domain/index.ts';

describe('an active customer', () => {
  const now = new Date('2027-03-06T12:00:00Z');

  test('has shown life in the past twelve months', () => {
    expect(activeSince(now)).toEqual(new Date('2026-03-06T12:00:00Z'));
    expect(activeSince(new Date('2028-02-29T12:00:00Z'))).toEqual(new Date('2027-02-28T12:00:00Z'));
    expect(statusOf(new Date('2026-03-06T12:00:01Z'), now)).toBe('active');
    expect(statusOf(new Date('2026-03-06T12:00:00Z'), now)).toBe('inactive');
  });

  test('is one whose charter is still to come', () => {
    expect(statusOf(new Date('2027-08-01T12:00:00Z'), now)).toBe('active');
  });
});
