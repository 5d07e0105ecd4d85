import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { catalogue } from '#words/catalogue.ts';
import { languageNow, pathIn, splitPath } from './language.ts';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/es', 'es', '/'],
  ['/es/yachts/azimut-40', 'es', '/yachts/azimut-40'],
  ['/pt/about', 'pt', '/about'],
  ['/estonia', 'en', '/estonia'],
  ['/en/about', 'en', '/en/about'],
  ['/fr/about', 'en', '/fr/about'],
] as const)('%s is %s and %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({ language, path });
});

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['pt', '/yachts', '/pt/yachts'],
] as const)('in %s %s is %s, and back', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
  expect(splitPath(address)).toEqual({ language, path });
});

const hello = catalogue(
  { hello: 'Hello', guests: (count: number) => `${count} guests` },
  { hello: 'Hola', guests: (count) => `${count} invitados` },
  { hello: 'Olá', guests: (count) => `${count} convidados` },
);

test('words are said in the language of whoever asks, also after waiting, many at once', async () => {
  const said = await Promise.all(
    Array.from({ length: 300 }, (_, index) => {
      const language = (['en', 'es', 'pt'] as const)[index % 3] ?? 'en';
      return inLanguage(language, async () => {
        await new Promise((resolve) => setTimeout(resolve, index % 7));
        return `${languageNow()} ${hello.hello} ${hello.guests(index)}`;
      });
    }),
  );
  for (const [index, text] of said.entries()) {
    expect(text).toBe(
      [`en Hello ${index} guests`, `es Hola ${index} invitados`, `pt Olá ${index} convidados`][index % 3],
    );
  }
});

test('words that nobody has asked for are in no language', () => {
  expect(() => hello.hello).toThrow(/in which language/);
});
