import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * `npm run advisories`: asks the registry what is known against the packages of the lock file that the running site has. Fails for
 * what is high or critical; says so, and succeeds, where the registry does not answer such questions (a mirror often does not).
 */
const root = path.resolve(import.meta.dirname, '..');
const PATIENCE_MS = 60_000;

type Report = {
  readonly error?: unknown;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

/** npm ends with an error where anything is known; what it says is on its standard output all the same. */
async function ask(): Promise<Report | undefined> {
  const run = promisify(execFile);
  const said = await run('npm', ['audit', '--json', '--omit=dev'], { cwd: root, timeout: PATIENCE_MS }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? '',
  );
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

const report = await ask();
if (!report?.metadata?.vulnerabilities) {
  console.log(
    'The registry did not answer what is known against these packages: nothing was checked. Ask again where it does.',
  );
} else {
  const known = Object.entries(report.vulnerabilities ?? {});
  for (const [name, { severity, range }] of known) console.log(`${severity}: ${name} ${range}`);
  const grave = known.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  console.log(`${known.length} packages with known advisories, ${grave.length} of them high or critical.`);
  if (grave.length > 0) process.exitCode = 1;
}
