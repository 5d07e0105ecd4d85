import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { strayCitations } from './citations.ts';
import { earlyWords } from './early-words.ts';
import { circlesIn, type Imports, importsOf, loadedBy } from './imports.ts';
import { FLOORS, lintOverrides, NOUNS } from './layers.ts';
import { isStaffModule } from './staff-files.ts';

/**
 * `npm run structure`: checks that the project keeps to the planned structure. There is no list of exceptions: move, split or
 * rename what does not fit.
 */
const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];

const FEATURES = new Set<string>(NOUNS);

/** The parts of a feature: each is a file or, past some 300 lines, a folder of that name. */
const PARTS = new Set([
  'fields',
  'words',
  'domain',
  'schema',
  'policy',
  'service',
  'repository',
  'tables',
  'api',
  'queries',
  'jobs',
  'emails',
]);
const NAMELESS = /(^|[-.])(utils?|helpers?|common|misc|shared|stuff)([-.]|$)/;
const LONGEST = 330;

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(path.join(root, folder))) return;
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inside);
    else yield inside;
  }
}

for (const feature of readdirSync(path.join(root, 'features'))) {
  if (!FEATURES.has(feature))
    problems.push(`features/${feature}: not a noun of the business (architecture.md names them)`);
  const entries = readdirSync(path.join(root, 'features', feature));
  for (const entry of entries) {
    const isFolder = statSync(path.join(root, 'features', feature, entry)).isDirectory();
    const stem = entry.replace(/\.tsx?$/, '');
    const fits = isFolder
      ? entry === 'components' || PARTS.has(entry)
      : /\.test\.tsx?$/.test(entry) || (PARTS.has(stem) && (entry.endsWith('.ts') || entry === 'emails.tsx'));
    if (!fits)
      problems.push(
        `features/${feature}/${entry}: a feature holds ${[...PARTS].join(', ')}, components/ and tests`,
      );
    if (isFolder && entries.some((other) => other === `${entry}.ts` || other === `${entry}.tsx`)) {
      problems.push(`features/${feature}: ${entry} is both a file and a folder`);
    }
  }
}

for (const folder of [
  'app',
  'features',
  'ui',
  'core',
  'platform',
  'site',
  'words',
  'database',
  'media',
  'tests',
  'bench',
  'tools',
]) {
  for (const file of filesBelow(folder)) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    const name = path.basename(file).replace(/\.(test|spec)?\.?(tsx?|mjs)$/, '');
    if (NAMELESS.test(name)) problems.push(`${file}: name it for what it does`);
    // No limit for the fleet's data (one file per maker, as long as the maker has yachts) and for the texts of a language.
    if (file.startsWith(path.join('database', 'seed')) || /\/words\/\w\w\.ts$/.test(file)) continue;
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
    const isTest = /\.(test|spec)\.tsx?$/.test(file);
    if (lines > (isTest ? LONGEST * 2 : LONGEST))
      problems.push(`${file}: ${lines} lines; make it a folder of that name`);
  }
}

/** An import of staff code, which only staff modules may have. */
const STAFF_IMPORT =
  /from '[^']*(?:components\/admin|ui\/admin)\/[^']*'|import\('[^']*(?:components\/admin|ui\/admin)\//;
for (const folder of ['app', 'features', 'ui']) {
  for (const file of filesBelow(folder)) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || isStaffModule(`/${file}`)) continue;
    // The API's answers contain texts of staff screens, so the server may import those; the browser gets only the API's types.
    const taken = readFileSync(path.join(root, file), 'utf8');
    const isAnswer = /^features\/[^/]+\/(?:api|service|jobs|emails)(?:\/|\.tsx?$)/.test(file);
    if (STAFF_IMPORT.test(isAnswer ? taken.replaceAll(/from '.*\/admin\/words\/index\.ts'/g, '') : taken))
      problems.push(`${file}: visitors would be sent to the staff's code; move it to components/admin/`);
  }
}

for (const folder of FLOORS.flat()) {
  for (const file of filesBelow(folder)) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const line of earlyWords(source, file.endsWith('x') ? 'tsx' : 'ts'))
      problems.push(
        `${file}:${line}: read when its module loads, words have no language; make it a function`,
      );
  }
}

const isRoom = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
const rooms: Imports = new Map();
for (const folder of FLOORS.flat()) {
  for (const file of filesBelow(folder)) {
    if (isRoom(file)) rooms.set(file, importsOf(root, file).filter(isRoom));
  }
}

const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.includes(file.split(path.sep)[0] ?? ''));
const nounOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];
const placeOf = (noun: string | undefined) => (NOUNS as readonly (string | undefined)[]).indexOf(noun);

for (const [file, imports] of rooms) {
  for (const other of imports) {
    const [from, to] = [floorOf(file), floorOf(other)];
    const isBeside = from === to && file.split(path.sep)[0] !== other.split(path.sep)[0];
    if (to > from || isBeside)
      problems.push(
        `${file} takes from ${other}, which is not below it: move what both need down (tools/layers.ts)`,
      );
    const [noun, otherNoun] = [nounOf(file), nounOf(other)];
    if (placeOf(noun) !== -1 && placeOf(otherNoun) > placeOf(noun))
      problems.push(`${file} takes from ${other}, but ${noun} stands below ${otherNoun} (tools/layers.ts)`);
  }
}
for (const circle of circlesIn(rooms)) problems.push(`These go round in a circle: ${circle.join(', ')}`);

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
for (const command of Object.values<string>(scripts)) {
  const program = /\bnode (\S+\.ts)$/.exec(command)?.[1];
  const component = program && [...loadedBy(root, program)].find((file) => file.endsWith('.tsx'));
  if (component)
    problems.push(`${program} reaches ${component}, which Node alone does not read: run it by tools/run.ts`);
}

const lint = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
if (JSON.stringify(lint.overrides) !== JSON.stringify(lintOverrides()))
  problems.push('biome.json: its import rules are not those of tools/layers.ts; run npm run lint:rules');

problems.push(...strayCitations(root));

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('The structure is as planned.');
