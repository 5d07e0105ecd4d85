import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run asvs`: checks docs/asvs.md against the project. Each row must name a test (by its file and words of its title) or a
 * document, or say that the requirement does not apply, is met without a test of its own, or is not met.
 */
const root = path.resolve(import.meta.dirname, '..');

/** How many requirements ASVS 5.0.0 has on each of the two levels. */
const REQUIREMENTS = { '1': 70, '2': 183 } as const;

const ROW = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (.+) \|$/;
const TEST = /^`([^`]+)`: “([^”]+)”$/;
const DOCUMENT = /^written in `([^`]+)`$/;
const SAID = /^(does not apply|\*\*without a test of its own\*\*|\*\*not met\*\*): \S.{3}/;
/** A line of a test file that contains a test's title: beside `test(` or the like, or, for a long title, alone on its line. */
const TITLED = /\b(?:test|it|describe)\b[\w.]*\(|\]\)\(|^\s*(['"`]).*\1,$/;

const problems: string[] = [];
const seen = new Set<string>();
const counts: Record<string, number> = { '1': 0, '2': 0 };
const textOf = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;

function faultOf(shownBy: string): string | undefined {
  const [, file, title] = TEST.exec(shownBy) ?? [];
  if (file && title) {
    const text = textOf(file);
    if (text === undefined) return `there is no ${file}`;
    return text.split('\n').some((line) => line.includes(title) && TITLED.test(line))
      ? undefined
      : `${file} has no test “${title}”`;
  }
  const [, document] = DOCUMENT.exec(shownBy) ?? [];
  if (document) return textOf(document) === undefined ? `there is no ${document}` : undefined;
  return SAID.test(shownBy) ? undefined : 'it says neither what shows it nor why nothing does';
}

for (const line of (textOf('docs/asvs.md') ?? '').split('\n')) {
  if (!line.startsWith('| V')) continue;
  const [, number, level, shownBy] = ROW.exec(line) ?? [];
  if (!number || !level || !shownBy) {
    problems.push(`not a row: ${line}`);
    continue;
  }
  if (seen.has(number)) problems.push(`${number}: there twice`);
  seen.add(number);
  counts[level] = (counts[level] ?? 0) + 1;
  const fault = faultOf(shownBy);
  if (fault) problems.push(`${number}: ${fault}`);
}
for (const [level, wanted] of Object.entries(REQUIREMENTS))
  if (counts[level] !== wanted)
    problems.push(`level ${level} has ${wanted} requirements, and the table ${counts[level]} rows of it`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`docs/asvs.md: ${seen.size} requirements, each with what shows it or why nothing does.`);
