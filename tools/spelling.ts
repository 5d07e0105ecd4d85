import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES_IN_ENGLISH, OTHER_LANGUAGES, type OtherLanguage } from '../core/language.ts';
import { type SaidText, saidTexts } from './said-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const DICTIONARIES = { es: 'es_US', pt: 'pt_BR' } as const satisfies Record<OtherLanguage, string>;

/** The few sentences that stand in a table of all languages, beside what says them. */
const TABLES = [
  'app/layout/language-offer-bar.tsx',
  'core/field-sentences.ts',
  'core/text-schema.ts',
  'platform/http/busy-page.ts',
  'platform/http/catalog-words.ts',
  'platform/http/failure-words.ts',
  'platform/http/staff-failure-words.ts',
];

type Placed = SaidText & { readonly file: string };

function textsIn(language: OtherLanguage): Placed[] {
  // How staff's fields are called is said in Spanish alone: their English stands with them.
  const ofFields = language === 'es' ? ['features/*/components/admin/field-words.ts'] : [];
  const catalogues = globSync([`{app,features,ui,words}/**/${language}.ts`, ...ofFields], {
    cwd: root,
  }).sort();
  const read = (file: string, under?: OtherLanguage) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    return saidTexts(source, lang, under).map((said) => ({ ...said, file }));
  };
  return [...catalogues.flatMap((file) => read(file)), ...TABLES.flatMap((file) => read(file, language))];
}

/** Addresses, what stands in braces for a value, and a setting of the server's (`NAME_OF=value`) are no words. */
const inWords = (text: string) =>
  text.replace(/\{\w+\}|\S+@\S+|https?:\S+|\/\S+\.\w+|\b[A-Z]+_[A-Z_]+(=\w+)?/g, ' ');

/** The words that the dictionary of a language does not have. */
function unknownWords(program: string, language: OtherLanguage, texts: readonly Placed[]): string[] {
  const run = spawnSync(program, ['-l', '-i', 'utf-8', '-d', DICTIONARIES[language]], {
    input: texts.map(({ text }) => inWords(text)).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (run.status !== 0) throw new Error(`hunspell: ${run.stderr}`);
  return [...new Set(run.stdout.split('\n').filter((word) => word.length > 1))];
}

/** The house's own words, a line each. */
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
 * Reads every Spanish and Portuguese text of the catalogues with a spell checker. What its dictionaries lack and the trade says
 * stands in `tools/spelling`: the words of each language, and the names of both. A word there that no text says any more is told too.
 *
 * @param program where hunspell is
 * @returns what is wrong, a line each
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
