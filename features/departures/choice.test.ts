import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { choiceFrom } from './components/choice-input.ts';
import { isSamePerson } from './domain/index.ts';
import { captainMail } from './emails.tsx';
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
    'phone: Please enter a phone number with its area code, such as (305) 555-0142',
    'email: Please enter a valid email address',
  ]);
});

const LENA = { captainId: null, name: 'Lena Ortiz', licenseNumber: '77', email: 'lena@captains.example' };
test.each([
  ['corrected in license and address', LENA, { ...LENA, licenseNumber: '78', email: '' }, true],
  ['corrected in name', LENA, { ...LENA, name: 'Elena Ortiz' }, true],
  ['written otherwise', LENA, { ...LENA, name: ' lena  ORTIZ', licenseNumber: '' }, true],
  ['found in the list', LENA, { ...LENA, captainId: 'lena' }, true],
  ['of another name and license', LENA, { ...LENA, name: 'Omar Vidal', licenseNumber: '78' }, false],
  [
    'of another name and address',
    LENA,
    { ...LENA, name: 'Omar Vidal', email: 'omar@captains.example' },
    false,
  ],
  [
    'of another name, without an address',
    { ...LENA, email: '' },
    { ...LENA, name: 'Omar', email: '' },
    false,
  ],
  ['of the same name in the list', { ...LENA, captainId: 'a' }, { ...LENA, captainId: 'b' }, false],
])('a captain %s is the same person, or another', (_which, one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
});

test.each([
  ['en', 'Signed: your contract as captain, Tidewater'],
  ['es', 'Firmado: su contrato como capitán, Tidewater'],
  ['pt', 'Assinado: seu contrato como capitão, Tidewater'],
] as const)(
  'in %s a captain is mailed of their own contract, and of no captain of theirs',
  async (language, subject) => {
    const contact = {
      phone: '+1 (305) 555-0142',
      email: 'hello@miamiflowyachts.example',
      address: ['Pier C'],
    };
    const told = { contact, about: 'Tidewater', link: 'https://site.example', charterer: 'Rosa Delgado' };
    const agreement = { language } as Parameters<typeof captainMail>[1]['agreement'];
    const mail = await captainMail(told, { kind: 'sealed', agreement, verifyUrl: 'https://site.example' });
    expect(mail.subject).toBe(subject);
  },
);
