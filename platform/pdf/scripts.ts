/**
 * The fonts that names are written with, a package each, in the order in which they are asked for a letter. What a letter's
 * place in Unicode does not tell (Chinese and Japanese share theirs) the words around it do.
 */
export const FAMILIES = {
  text: { package: 'source-sans-3', isRightToLeft: false },
  arabic: { package: 'noto-sans-arabic', isRightToLeft: true },
  hebrew: { package: 'noto-sans-hebrew', isRightToLeft: true },
  devanagari: { package: 'noto-sans-devanagari', isRightToLeft: false },
  bengali: { package: 'noto-sans-bengali', isRightToLeft: false },
  tamil: { package: 'noto-sans-tamil', isRightToLeft: false },
  thai: { package: 'noto-sans-thai', isRightToLeft: false },
  armenian: { package: 'noto-sans-armenian', isRightToLeft: false },
  georgian: { package: 'noto-sans-georgian', isRightToLeft: false },
  ethiopic: { package: 'noto-sans-ethiopic', isRightToLeft: false },
  korean: { package: 'noto-sans-kr', isRightToLeft: false },
  japanese: { package: 'noto-sans-jp', isRightToLeft: false },
  chinese: { package: 'noto-sans-sc', isRightToLeft: false },
} as const satisfies Record<string, { readonly package: string; readonly isRightToLeft: boolean }>;

export type Family = keyof typeof FAMILIES;

/** Letters of a script, and what is written only with it. */
const SCRIPTS: readonly (readonly [RegExp, Family])[] = [
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u, 'text'],
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Armenian}/u, 'armenian'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Ethiopic}/u, 'ethiopic'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'japanese'],
];

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Letters that lean on the one before: they are drawn with its font. */
const LEANING = /\p{M}|\u200c|\u200d/u;

/** A piece of a text that one font draws. */
export type Piece = { readonly text: string; readonly family: Family };

/** Which font draws a letter, in the words that it stands in; undefined for one that any font has, or leans on another. */
function familyOf(letter: string, around: string): Family | undefined {
  if (LEANING.test(letter)) return undefined;
  if (HAN.test(letter)) {
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(around)) return 'japanese';
    return /\p{Script=Hangul}/u.test(around) ? 'korean' : 'chinese';
  }
  return SCRIPTS.find(([script]) => script.test(letter))?.[1];
}

/** A word cut where its font changes. Figures and marks stand with the letters before them only where those lean. */
export function piecesOf(word: string, around = word): Piece[] {
  const pieces: { text: string; family: Family }[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    const family = familyOf(letter, around) ?? (LEANING.test(letter) ? last?.family : undefined) ?? 'text';
    if (last?.family === family) last.text += letter;
    else pieces.push({ text: letter, family });
  }
  return pieces;
}
