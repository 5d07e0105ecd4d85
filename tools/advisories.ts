import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * `npm run advisories`: asks the registry for the known advisories about the lock file's packages, except those used only for
 * development. Fails if one is high or critical. If the registry does not answer (a mirror often does not), says so and succeeds.
 */
const root = path.resolve(import.meta.dirname, '..');
const PATIENCE_MS = 60_000;

type Report = {
  readonly error?: unknown;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

/** The registry's report. npm exits with an error if there is any advisory, but still prints the report to standard output. */
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
