import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { words } from './index.ts';

test.each([
  ['en', '0 of 1 signed', '1 of 2 signed', '1 of 1 signed'],
  ['es', '0 de 1 firmada', '1 de 2 firmadas', '1 de 1 firmada'],
  ['pt', '0 de 1 assinado', '1 de 2 assinados', '1 de 1 assinado'],
] as const)('in %s, how many have signed agrees with how many are to sign', (language, none, one, all) => {
  const said = inLanguage(language, () => [
    words.stepMissing(0, 1),
    words.stepMissing(1, 2),
    words.stepDone(1),
  ]);
  expect(said).toEqual([none, one, all]);
});
