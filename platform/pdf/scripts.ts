/**
 * The font packages for names, in the order in which they are searched for a letter. Where the Unicode range does not decide
 * (Chinese and Japanese share theirs), the surrounding words do.
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

/** The letters of each script, and the family that draws them. */
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
/** Marks that combine with the letter before them: they are drawn in its font. */
const LEANING = /\p{M}|\u200c|\u200d/u;

/** A piece of a text in one font family. */
export type Piece = { readonly text: string; readonly family: Family };

/** The family that draws a letter among these words; undefined for a letter of any font, or a mark on the letter before. */
function familyOf(letter: string, around: string): Family | undefined {
  if (LEANING.test(letter)) return undefined;
  if (HAN.test(letter)) {
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(around)) return 'japanese';
    return /\p{Script=Hangul}/u.test(around) ? 'korean' : 'chinese';
  }
  return SCRIPTS.find(([script]) => script.test(letter))?.[1];
}

/** Splits a word where its font changes. Digits and signs use the text font; marks stay with the letter before them. */
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
