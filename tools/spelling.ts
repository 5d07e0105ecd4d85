import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES_IN_ENGLISH, OTHER_LANGUAGES, type OtherLanguage } from '../core/language.ts';
import { type SaidText, saidTexts } from './said-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const DICTIONARIES = { es: 'es_US', pt: 'pt_BR' } as const satisfies Record<OtherLanguage, string>;

/** Modules with a few sentences in a table of all languages, beside the code that uses them. */
const TABLES = [
  'app/layout/language-offer-bar.tsx',
  'core/field-sentences.ts',
  'core/text-schema.ts',
  'features/content/domain/films.ts',
  'platform/http/busy-page.ts',
  'platform/http/catalog-words.ts',
  'platform/http/failure-words.ts',
  'platform/http/staff-failure-words.ts',
  'platform/payments/practice/words.ts',
];

type Placed = SaidText & { readonly file: string };

function textsIn(language: OtherLanguage): Placed[] {
  // The names of fields on staff screens exist in English and Spanish only; their English stands in the same module.
  const ofFields = language === 'es' ? ['features/*/components/admin/field-words.ts'] : [];
  const catalogues = globSync(
    [
      `{app,features,ui,words}/**/${language}.ts`,
      `media/{captions,scenes/fleet/words}/${language}.ts`,
      `database/seed/translations/${language}/content/*.ts`,
      ...ofFields,
    ],
    { cwd: root },
  ).sort();
  const read = (file: string, under?: string) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    return saidTexts(source, lang, under).map((said) => ({ ...said, file }));
  };
  // What a colleague's list calls its things in Spanish stands beside the English noun.
  const nouns = language === 'es' ? globSync('features/*/fields.ts', { cwd: root }).sort() : [];
  return [
    ...catalogues.flatMap((file) => read(file)),
    ...TABLES.flatMap((file) => read(file, language)),
    ...nouns.flatMap((file) => read(file, 'inSpanish')),
  ];
}

/** Removes what is no word: addresses, placeholders in braces, and the server's settings (`NAME_OF=value`). */
const inWords = (text: string) =>
  text.replace(/\{\w+\}|\S+@\S+|https?:\S+|\/\S+\.\w+|\b[A-Z]+_[A-Z_]+(=\w+)?/g, ' ');

/** The words that a language's dictionary does not have. */
function unknownWords(program: string, language: OtherLanguage, texts: readonly Placed[]): string[] {
  const run = spawnSync(program, ['-l', '-i', 'utf-8', '-d', DICTIONARIES[language]], {
    input: texts.map(({ text }) => inWords(text)).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (run.status !== 0) throw new Error(`hunspell: ${run.stderr}`);
  return [...new Set(run.stdout.split('\n').filter((word) => word.length > 1))];
}

/** The words of the project's own list, one per line of the file. */
function houseWords(name: OtherLanguage | 'names', complain: (line: string) => void): Set<string> {
  const file = `tools/spelling/${name}.txt`;
  const words = readFileSync(path.join(root, file), 'utf8').trim().split('\n');
  const misplaced = words.find(
    (word, index) => index > 0 && (words[index - 1] ?? '').localeCompare(word, 'en') >= 0,
  );
  if (misplaced) complain(`${file}: “${misplaced}” stands out of its order, or twice`);
  return new Set(words);
}

/**
 * Checks every Spanish and Portuguese text of the catalogues with a spell checker. Words of the trade that its dictionaries lack
 * are in `tools/spelling`: a list for each language, and one of names. Reports also words of those lists that no text uses.
 *
 * @param program the path of hunspell
 * @returns the problems, one sentence each
 */
export function misspelled(program: string): readonly string[] {
  const complaints: string[] = [];
  const complain = (line: string) => void complaints.push(line);
  const names = houseWords('names', complain);
  const met = new Set<string>();
  for (const language of OTHER_LANGUAGES) {
    const texts = textsIn(language);
    const own = houseWords(language, complain);
    const unknown = unknownWords(program, language, texts);
    for (const word of unknown) {
      met.add(word);
      if (names.has(word) || own.has(word) || own.has(word.toLowerCase())) continue;
      const alone = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
      const at = texts.find(({ text }) => alone.test(inWords(text)));
      complain(`${at?.file}:${at?.line}: “${word}” is in no ${LANGUAGES_IN_ENGLISH[language]} dictionary`);
    }
    const said = new Set(unknown.flatMap((word) => [word, word.toLowerCase()]));
    for (const word of own)
      if (!said.has(word)) complain(`tools/spelling/${language}.txt: no text needs “${word}”`);
    console.log(`${LANGUAGES_IN_ENGLISH[language]}: ${texts.length} texts read`);
  }
  for (const name of names) if (!met.has(name)) complain(`tools/spelling/names.txt: no text needs “${name}”`);
  return complaints;
}
