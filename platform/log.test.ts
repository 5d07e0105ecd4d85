import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

let lines: string[];
const stream = { write: (line: string) => void lines.push(line) };
const request = { requestId: '0b0e', method: 'GET', path: '/yachts', status: 200 };

beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ now: Date.parse('2026-06-10T16:00:00.123Z') });
});
afterEach(() => vi.useRealTimers());

it('writes a request that was answered with kept bytes as it writes any other', () => {
  const log = createLog('info', stream);
  log.kept(request);
  log.info({ ...request, kept: true });
  expect(lines[0]).toBe(lines[1]);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: '2026-06-10T16:00:00.123Z',
    ...request,
    kept: true,
  });
});

it.each(['/a"b', '/a\\b', '/a\u2028b\n'])('keeps to one line of JSON for the path %j', (path) => {
  createLog('info', stream).kept({ ...request, path });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path });
});

it('tells each line its own moment', () => {
  const log = createLog('info', stream);
  for (const later of [0, 1, 0, 86_400_000]) {
    vi.setSystemTime(Date.now() + later);
    log.kept(request);
    log.warn('aground');
  }
  expect(lines.map((line) => JSON.parse(line).time)).toEqual(
    ['10T16:00:00.123', '10T16:00:00.124', '10T16:00:00.124', '11T16:00:00.124'].flatMap((time) => [
      `2026-06-${time}Z`,
      `2026-06-${time}Z`,
    ]),
  );
});

it('is silent about what its level leaves out', () => {
  const log = createLog('warn', stream);
  log.kept(request);
  expect(lines).toEqual([]);
  log.level = 'info';
  log.kept(request);
  expect(lines).toHaveLength(1);
});
