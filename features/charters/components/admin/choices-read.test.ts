import { expect, test } from 'vitest';
import { staffSiteSettingsQuery } from '#features/content/components/admin/calls.ts';
import { staffYachtChoicesQuery } from '#features/fleet/components/admin/calls.ts';
import { FRESH_MS } from '#ui/reading.ts';

test('the yachts and the rules of payment that staff choose from are read anew as every list is (product 9.5)', () => {
  for (const query of [staffYachtChoicesQuery(), staffSiteSettingsQuery()])
    expect(query.staleTime).toBe(FRESH_MS);
});
