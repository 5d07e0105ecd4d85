import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { strayCitations } from './citations.ts';

/** A project folder with one rule, one command and one code file, beside the given files. */
function aTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'citations-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'package.json': '{"scripts":{"backup":"node tools/backup.ts"}}',
    'docs/product.md': '- **4.7 Cancelling.** What comes back.\n',
    'core/money.ts': '// As product 4.7 has it.\nexport const shareOf = () => 1;\n',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('what is there may be named: a file with or without its folder, a folder, a name, a command, a rule', () => {
  const text =
    'See `core/money.ts`, `money.ts`, `core/`, `shareOf()`, `npm run backup -- --to x`, `npm run -s backup` (product 4.7).';
  expect(strayCitations(aTree({ 'docs/owner.md': text }))).toEqual([]);
});

test('so may what is not ours, and what stands for many', () => {
  const text =
    '`dist/index.js`, `features/*/api.ts`, `core/{noun}.ts`, `/etc/hosts`, `LOG_LEVEL=debug`, `tsc`';
  expect(strayCitations(aTree({ 'README.md': text }))).toEqual([]);
});

test.each([
  ['a file that has moved', '`core/cents.ts`', 'README.md names core/cents.ts, which is not there'],
  ['a file without its folder', '`cents.ts`', 'README.md names cents.ts, which is not there'],
  ['a name that has changed', '`partOf(cents)`', 'README.md names partOf, which is not there'],
  ['a command', 'npm run restore', 'README.md names npm run restore, which package.json does not have'],
  ['a rule', 'product 4.7 and 4.8', 'README.md cites product 4.8, which docs/product.md does not have'],
])('%s is told of', (_, text, told) => {
  expect(strayCitations(aTree({ 'README.md': text }))).toEqual([told]);
});

test('a comment that cites a rule which is not there is told of', () => {
  const absent = '9.9';
  const root = aTree({ 'ui/field.tsx': `/** product ${absent} */\n` });
  expect(strayCitations(root)).toEqual([
    `ui/field.tsx cites product ${absent}, which docs/product.md does not have`,
  ]);
});
