import { expect, test } from 'vitest';
import { availabilityQuery } from '#features/charters/queries/booking.ts';
import { AT_THE_DOCK } from '#features/departures/components/admin/calls.ts';
import { healthQuery } from '#features/health/components/admin/calls.ts';

test('what others change meanwhile is read again as often as is said (product 9.5)', () => {
  expect(availabilityQuery('serenata', '2099-06-01', '2099-06-01').staleTime).toBe(30_000);
  expect(healthQuery().refetchInterval).toBe(30_000);
  expect(AT_THE_DOCK).toEqual({ refetchInterval: 60_000, refetchOnWindowFocus: true });
});
