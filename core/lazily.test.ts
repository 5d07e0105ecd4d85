import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn(() => ({ name: 'a formatter' }));
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});

test('undefined is a value like any other', () => {
  const make = vi.fn(() => undefined);
  const value = lazily(make);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

test('what could not be made is tried again', () => {
  const make = vi.fn<() => number>().mockImplementationOnce(() => {
    throw new Error('not now');
  });
  make.mockReturnValue(7);
  const value = lazily(make);
  expect(value).toThrow('not now');
  expect(value()).toBe(7);
});
