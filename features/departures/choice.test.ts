import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { choiceFrom } from './components/choice-input.ts';
import { choiceBody } from './schema.ts';

const faults = (typed: Record<string, string>) =>
  inLanguage('en', () =>
    choiceBody
      .safeParse(choiceFrom(typed))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );

test('whoever chooses nobody, or leaves something out, is told at its field', () => {
  expect(faults({ captainId: '' })).toEqual(['captainId: Please choose a captain.']);
  expect(faults({ captainId: 'named' })).toEqual([
    'name: Please write the captain’s full name.',
    'license: Please choose the license.',
    'licenseNumber: Please write the license’s number.',
    'licenseValidUntil: Please give the license’s last day.',
    'phone: Please write the captain’s phone number.',
  ]);
  const license = { license: 'master-50', licenseNumber: '9', licenseValidUntil: '2099-12-31' };
  expect(faults({ captainId: 'self', ...license })).toBeUndefined();
  expect(faults({ captainId: 'named', ...license, name: 'Lena', phone: '305', email: 'nowhere' })).toEqual([
    'email: Please enter a valid email address',
  ]);
});
