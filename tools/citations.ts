import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the project that documents may name. */
const FOLDERS = [
  'app',
  'bench',
  'core',
  'database',
  'docs',
  'features',
  'media',
  'platform',
  'public',
  'site',
  'tests',
  'tools',
  'ui',
  'words',
];
const CODE = /\.(tsx?|mjs|css|sql|py|c|grit)$/;

/** A path that is a pattern or has a placeholder, so that no file needs to exist for it. */
const OPEN = /[*{}<>…]/;

/** Only words in the style of `fleetCalendar` and `paid_cents` must exist in the code; other words may be from elsewhere. */
const NAME = /^[a-z]+[A-Z_]\w*$/;

const RULE = /\bproduct (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g;

function* filesIn(root: string, folder: string): Generator<string> {
  if (!existsSync(path.join(root, folder))) return;
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(root, inside);
    else yield inside;
  }
}

/**
 * Finds what documents and comments name but the project does not have: files, commands, names in the code, and rules of
 * product.md. Returns one sentence for each, because readers must be able to find everything that a text refers to.
 *
 * @param root a folder with `docs/product.md` and `package.json`
 */
export function strayCitations(root: string): string[] {
  const read = (file: string) => ({ file, text: readFileSync(path.join(root, file), 'utf8') });
  const files = FOLDERS.flatMap((folder) => [...filesIn(root, folder)]).concat(readdirSync(root));
  const code = files.filter((file) => CODE.test(file)).map(read);
  const documents = files.filter((file) => file.endsWith('.md')).map(read);

  const fileNames = new Set(files.map((file) => path.basename(file)));
  const names = new Set(code.flatMap(({ text }) => text.match(/[a-z]\w+/gi) ?? []));
  const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> };
  const numbered = read('docs/product.md').text.matchAll(/^- \*\*(\d+\.\d+)\b/gm);
  const rules = new Set([...numbered].map(([, number]) => number));

  const isThere = (cited: string) => {
    if (!/^[\w./-]+$/.test(cited)) return true;
    if (!cited.includes('/')) return !CODE.test(cited) || fileNames.has(cited);
    return !FOLDERS.includes(cited.split('/')[0] ?? '') || existsSync(path.join(root, cited));
  };
  const strayIn = (cited: string) => [
    ...(isThere(cited) ? [] : [cited]),
    ...(cited.match(/\w+/g) ?? []).filter((word) => NAME.test(word) && !names.has(word)),
  ];
  const spansOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, cited = '']) => cited);
  const commandsOf = (text: string) => [...text.matchAll(/npm run (?:-s )?([\w:-]*\w)/g)];
  const rulesOf = (text: string) =>
    [...text.matchAll(RULE)].flatMap(([, list]) => list?.match(/\d+\.\d+/g) ?? []);

  return [
    ...documents.flatMap(({ file, text }) => [
      ...spansOf(text)
        .filter((cited) => !OPEN.test(cited))
        .flatMap(strayIn)
        .map((cited) => `${file} names ${cited}, which is not there`),
      ...commandsOf(text)
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${file} names ${command}, which package.json does not have`),
    ]),
    ...[...documents, ...code].flatMap(({ file, text }) =>
      rulesOf(text)
        .filter((number) => !rules.has(number))
        .map((number) => `${file} cites product ${number}, which docs/product.md does not have`),
    ),
  ];
}
