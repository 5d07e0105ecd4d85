import { brand } from '#core/brand.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: most processes of most days never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => String(password)));
}

/** Letters as people disguise them: whoever guesses begins with these. */
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

/** What anybody would think of who guesses at a charter business: its name and its trade. */
const HOUSE_WORDS = [
  ...brand.name.toLowerCase().split(/\s+/),
  ...['yacht', 'boat', 'charter', 'charters', 'captain', 'crew', 'marina', 'sail', 'sailing', 'ocean'],
  ...['beach', 'florida', 'usa', 'summer', 'party', 'luxury', 'admin', 'password', 'welcome', 'login'],
];
const OF_HOUSE_WORDS = new RegExp(`^(?:${[...HOUSE_WORDS].sort((a, b) => b.length - a.length).join('|')})+$`);

/** More than a year and a sign at either end is something of one's own. */
const MOST_TRIMMED = 6;

/** A password without what people add to a word: digits and signs around it, capitals, letters in disguise. */
function coresOf(password: string): string[] {
  const undisguised = (text: string) => [...text].map((letter) => DISGUISES[letter] ?? letter).join('');
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // "p@ssw0rd1": the digits at its end are added, those within are letters.
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
 * Whether many people have chosen this password before, or anybody would guess it here. Neither case, nor digits and signs
 * around a word, nor letters in disguise make it rarer.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  const list = await common;
  return coresOf(password.normalize('NFKC').toLowerCase()).some(
    (core) => list.has(core) || OF_HOUSE_WORDS.test(core.replace(/[^\p{L}]/gu, '')),
  );
}
