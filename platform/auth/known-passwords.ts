import { brand } from '#core/brand.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first password is chosen, not at the start: most processes never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => String(password)));
}

/** Characters that people write in place of letters. Attackers try these replacements first. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};

/** The words that an attacker would try first at a charter business: its name and its trade. */
const HOUSE_WORDS = [
  ...brand.name.toLowerCase().split(/\s+/),
  'yacht',
  'boat',
  'charter',
  'charters',
  'captain',
  'crew',
  'marina',
  'sail',
  'sailing',
  'ocean',
  'beach',
  'florida',
  'usa',
  'summer',
  'party',
  'luxury',
  'admin',
  'password',
  'welcome',
  'login',
];
const OF_HOUSE_WORDS = new RegExp(`^(?:${[...HOUSE_WORDS].sort((a, b) => b.length - a.length).join('|')})+$`);

/** Up to a year and a sign at either end count as decoration around a word. Anything longer counts as part of the password. */
const MOST_TRIMMED = 6;

/** The password without common decoration: surrounding digits and signs, capitals, and signs in place of letters. */
function coresOf(password: string): string[] {
  const undisguised = (text: string) => [...text].map((letter) => DISGUISES[letter] ?? letter).join('');
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // In "p@ssw0rd1" the digit at the end is decoration; "@" and "0" inside stand for letters.
  const isWord = core.length > 0 && password.length - core.length <= MOST_TRIMMED;
  const inDisguise = password.replace(/[\d!?.*#_-]+$/, '');
  return [
    password,
    undisguised(password),
    ...(isWord ? [core, undisguised(core)] : []),
    ...(password.length - inDisguise.length <= MOST_TRIMMED ? [undisguised(inDisguise)] : []),
  ];
}

/**
 * Whether many people use this password, or an attacker would guess it for this business. Capitals, digits and signs around a
 * word, and signs in place of letters do not make it less common.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  const list = await common;
  return coresOf(password.normalize('NFKC').toLowerCase()).some(
    (core) => list.has(core) || OF_HOUSE_WORDS.test(core.replace(/[^\p{L}]/gu, '')),
  );
}
