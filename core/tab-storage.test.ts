import { afterEach, expect, test, vi } from 'vitest';
import { forgetTyped } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was typed is forgotten, and nothing else that the tab keeps', () => {
  const kept: Record<string, string> = {
    'miami-flow:booking-draft': '{}',
    'miami-flow:quote-draft:A week': '{}',
    'miami-flow:booking-attempt': '{}',
    theme: 'dark',
  };
  Object.defineProperty(kept, 'removeItem', { value: (name: string) => delete kept[name] });
  vi.stubGlobal('sessionStorage', kept);
  forgetTyped();
  expect(kept).toEqual({ theme: 'dark' });
});

test('where storage is refused nothing happens', () => {
  expect(() => forgetTyped()).not.toThrow();
});
