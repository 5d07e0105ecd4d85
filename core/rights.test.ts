import { expect, test } from 'vitest';
import { type Area, type Doing, EVERY_RIGHT, may, mayOpenPersonalData, RIGHTS, rolesFor } from './rights.ts';

const ROWS = Object.entries(RIGHTS).flatMap(([area, row]) =>
  Object.keys(row).map((doing) => [area, doing] as [Area, Doing]),
);

test('whoever starts a site may do everything', () => {
  for (const [area, doing] of ROWS) expect(may(EVERY_RIGHT, area, doing), `${area} ${doing}`).toBe(true);
});

test('what is sealed is opened by underwriting alone', () => {
  expect(rolesFor('sealed', 'opens')).toEqual(['underwriting']);
});

test('read-only changes, exports and opens nothing', () => {
  for (const [area, doing] of ROWS)
    if (doing !== 'reads') expect(rolesFor(area, doing), `${area} ${doing}`).not.toContain('read-only');
});

test('whoever may change something may read it', () => {
  for (const [area, doing] of ROWS)
    if (doing === 'changes')
      for (const role of rolesFor(area, 'changes'))
        expect(may([role], area, 'reads'), `${role} ${area}`).toBe(true);
});

test('nobody may what the table does not say, nor anything without a role', () => {
  expect(rolesFor('overview', 'changes')).toEqual([]);
  for (const [area, doing] of ROWS) expect(may([], area, doing)).toBe(false);
});

test('all but content open what names people', () => {
  expect(mayOpenPersonalData(['content'])).toBe(false);
  for (const role of ['administrator', 'charter-desk', 'underwriting', 'read-only'] as const)
    expect(mayOpenPersonalData([role])).toBe(true);
});
