import path from 'node:path';
import { lockedPackages } from './locked-packages.ts';

/**
 * `npm run licenses`: fails for a package whose license is unknown, or requires more than a notice, unless the package is named
 * here with the reason why the site may use it.
 */

/** Licenses that require a notice at most. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
]);

/** Packages whose license requires more, and why the site may use them anyway. */
const NAMED: readonly { readonly packages: RegExp; readonly license: string; readonly because: string }[] = [
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    because: 'libvips, a library of its own beside sharp, unchanged and replaceable',
  },
  { packages: /^lightningcss/, license: 'MPL-2.0', because: 'works on styles while building, unchanged' },
  { packages: /^axe-core$/, license: 'MPL-2.0', because: 'runs in tests alone' },
  {
    packages: /^@fontsource-variable\//,
    license: 'OFL-1.1',
    because: 'fonts, shipped with their license, not sold by themselves',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    because: 'facts about browsers for the build, unchanged',
  },
];

/** The licenses of packages that do not state them in the usual field, but in an older field or in their file LICENSE. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'prelude-ls@1.1.2': 'MIT', 'png-js@2.0.0': 'MIT' };

/** Whether a license expression is acceptable: at least one part of an OR, every part of an AND. */
function isMet(name: string, expression: string): boolean {
  const plain = expression.replace(/[()]/g, '').trim();
  if (plain === '') return false;
  return plain
    .split(/\s+OR\s+/)
    .some((way) =>
      way
        .split(/\s+AND\s+/)
        .every(
          (license) =>
            FREE.has(license) || NAMED.some((one) => one.license === license && one.packages.test(name)),
        ),
    );
}

const packages = lockedPackages(path.resolve(import.meta.dirname, '..'));
const unmet = packages.filter(
  ({ name, version, license }) => !isMet(name, license || (SAID_ELSEWHERE[`${name}@${version}`] ?? '')),
);
for (const { name, version, license } of unmet)
  console.error(
    `${name}@${version}: ${license || 'no license'} (tools/licenses.ts has those that may be used)`,
  );
if (unmet.length > 0) process.exitCode = 1;
else {
  console.log(
    `The licenses of all ${packages.length} packages may be used. By name, because they ask for more than a notice:`,
  );
  for (const { packages: which, license, because } of NAMED)
    console.log(`  ${which.source}  ${license}: ${because}`);
}
