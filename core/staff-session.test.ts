import { describe, expect, test } from 'vitest';
import { STAFF_IDLE_MINUTES, stageOfSession, USE_NOTED_EVERY_MINUTES } from './staff-session.ts';

const MINUTE = 60_000;
const FAR = 720 * MINUTE;

describe('how near the end of a staff session is', () => {
  test.each([
    ['in use for 26 minutes', 26.9, FAR, 'in-use'],
    ['unused three minutes before the idle end', 27, FAR, 'unused'],
    ['unused until the idle end', 29.9, FAR, 'unused'],
    ['over at the idle end', STAFF_IDLE_MINUTES, FAR, 'over'],
    ['ending two minutes before the last end, however used', 0, 2 * MINUTE, 'ending'],
    ['in use just before that', 0, 2 * MINUTE + 1, 'in-use'],
    ['ending, which no use puts off, even if it is unused as well', 28, 28 * MINUTE + 1, 'ending'],
    ['over at the last end', 0, 0, 'over'],
  ] as const)('%s', (_what, minutes, endsAt, stage) => {
    expect(stageOfSession(minutes * MINUTE, 0, endsAt)).toBe(stage);
  });

  test('is said at least two minutes before the server ends it, whose note of the last use may be older', () => {
    const noted = -USE_NOTED_EVERY_MINUTES * MINUTE;
    const serverEnds = noted + STAFF_IDLE_MINUTES * MINUTE;
    expect(stageOfSession(serverEnds - 2 * MINUTE, 0, FAR)).toBe('unused');
  });
});
