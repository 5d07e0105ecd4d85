import { expect, expectTypeOf, it } from 'vitest';
import { ok, type Result, refused } from './result.ts';

function berthOf(name: string): Result<number, 'unknown-yacht'> {
  return name === 'Tidewater' ? ok(12) : refused('unknown-yacht');
}

it('carries the value of what went well', () => {
  expect(berthOf('Tidewater')).toEqual({ ok: true, value: 12 });
});

it('carries the reason of a refusal, and does not throw', () => {
  expect(berthOf('Flying Dutchman')).toEqual({ ok: false, reason: 'unknown-yacht' });
});

it('keeps values that look like nothing', () => {
  for (const value of [undefined, null, 0, '', false]) expect(ok(value)).toEqual({ ok: true, value });
});

it('knows its reason by type, so that each can be looked up in the table of refusals', () => {
  const result = berthOf('Flying Dutchman');
  if (result.ok) throw new Error('The Flying Dutchman has no berth');
  expectTypeOf(result.reason).toEqualTypeOf<'unknown-yacht'>();
  expectTypeOf(refused('dates-taken').reason).toEqualTypeOf<'dates-taken'>();
});
