import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const tools = path.resolve(import.meta.dirname, '..');
/** Imported by a path in a variable, because the module is plain JavaScript without types. */
const { sourcesHash }: { sourcesHash(folder: string): string } = await import(
  path.join(tools, 'setup', 'build.mjs')
);
let clone: string;
let bin: string;

/** A clone without dependencies, with an npm and a Node that only record what they were asked to do. */
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'miami-flow setup-'));
  bin = path.join(clone, 'bin');
  mkdirSync(path.join(clone, 'tools'));
  cpSync(path.join(tools, 'setup'), path.join(clone, 'tools', 'setup'), { recursive: true });
  cpSync(path.join(tools, 'start.mjs'), path.join(clone, 'tools', 'start.mjs'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { node: '24.21.0' } }));
  write('package-lock.json', lockFile('node', '24.21.0'));
  write('site/main.ts', 'first');
  npmDoes(installs('24.21.0'));
});

afterEach(() => {
  rmSync(clone, { recursive: true, force: true });
});

describe('npm start on a fresh clone', () => {
  it('installs, builds, and runs the site for production with the Node it installed', () => {
    const run = start({ NODE_ENV: 'development' });
    expect(run.stdout).toContain('Installing dependencies');
    expect(run.stdout).toContain('Building the site');
    expect(run.stdout).toContain('the site runs for production');
    expect(run.status).toBe(0);
    expect(asked()).toEqual([
      'npm ci --include=dev --include=optional --ignore-scripts=false --engine-strict=false --no-audit --no-fund for ',
      'build for production',
    ]);
  });

  it('does none of it again while nothing has changed', () => {
    start();
    expect(start().stdout).toBe('the site runs for production\n');
    expect(asked()).toHaveLength(2);
  });

  it('builds again when a source has changed, and installs again when the lock file has', () => {
    start();
    write('site/main.ts', 'second');
    start();
    expect(asked('build')).toHaveLength(2);
    write('site/main.test.ts', 'a test is not part of the site');
    start();
    expect(asked('build')).toHaveLength(2);
    write('package-lock.json', lockFile('another', '1.0.0'));
    start();
    expect(asked('npm')).toHaveLength(2);
  });

  it('counts what the build itself is made with among the sources', () => {
    const root = path.resolve(tools, '..');
    const settings = ['vite.config.ts', 'react-router.config.ts'];
    const imported = settings.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '\.\/(tools\/[^']+)'/g)].map(
        (m) => `${m[1]}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    for (const file of ['tools/build.ts', ...imported]) {
      const before = sourcesHash(clone);
      write(file, 'changed');
      expect({ file, isNoticed: sourcesHash(clone) !== before }).toEqual({ file, isNoticed: true });
    }
  });

  it('installs nothing when somebody has already run npm', () => {
    start();
    rmSync(path.join(clone, 'node_modules', '.miami-flow-lock-hash'));
    write('node_modules/.package-lock.json', lockFile('node', '24.21.0'));
    start();
    expect(asked('npm')).toHaveLength(1);
  });

  it('installs once when started twice at the same time', async () => {
    const both = [startInBackground(), startInBackground()];
    const ends = await Promise.all(both.map((site) => once(site, 'exit')));
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(asked('npm')).toHaveLength(1);
    expect(asked('build')).toHaveLength(1);
  });

  it('does not wait for a set-up that was killed', () => {
    write('.tmp/setup.lock', `${process.pid} 1`);
    expect(start().status).toBe(0);
    expect(existsSync(path.join(clone, '.tmp', 'setup.lock'))).toBe(false);
  });

  it('passes on the exit code and the signals of the site', async () => {
    start();
    expect(start({ SITE: 'process.exit(7)' }).status).toBe(7);
    const site = startInBackground({
      SITE: `const waiting = setInterval(() => {}, 1000);
        process.once('SIGTERM', () => { console.log('closing'); clearInterval(waiting); });
        console.log('up');`,
    });
    let said = '';
    site.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said === 'up\n') site.kill('SIGTERM');
    });
    expect(await once(site, 'exit')).toEqual([0, null]);
    expect(said).toBe('up\nclosing\n');
  });
});

describe('npm start that is told to end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'with %s while it installs leaves no installation',
    async (signal) => {
      npmDoes(`sleep 600 & echo $! > "${clone}/inner"; echo $$ > "${clone}/installer"; wait`);
      const site = startInBackground();
      const processes = await vi.waitFor(() => ['installer', 'inner'].map(numberIn), { timeout: 60_000 });
      const ended = once(site, 'exit');
      site.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await vi.waitFor(() => expect(processes.filter(isRunning)).toEqual([]), { timeout: 60_000 });
    },
  );
});

describe('npm start says in one sentence', () => {
  it.each([
    ['npm error code ENOSPC', 'The dependencies could not be installed: the disk is full.'],
    [
      'npm error code EAI_AGAIN\nnpm error request to the registry failed',
      "The dependencies could not be installed: the package registry can't be reached (EAI_AGAIN).",
    ],
    [
      'npm error code EINTEGRITY\nnpm error sha512 is wrong\nnpm error A complete log of this run is in x',
      'The dependencies could not be installed: sha512 is wrong',
    ],
  ])('why npm failed with %j', (said, sentence) => {
    npmDoes(`printf '%s\\n' '${said}' >&2; exit 1`);
    expect(problemOf(start())).toBe(sentence);
  });

  it('that npm is missing', () => {
    rmSync(path.join(bin, 'npm'));
    expect(problemOf(start({ PATH: bin }))).toBe(
      'The dependencies could not be installed: npm was not found.',
    );
  });

  it('that the Node is missing or another one', () => {
    npmDoes('exit 0');
    expect(problemOf(start())).toMatch(/^Node 24\.21\.0 is missing in node_modules\/node\/bin although/);
    npmDoes(installs('22.0.0'));
    expect(problemOf(start())).toBe(
      'node_modules has Node 22.0.0 where package.json wants 24.21.0: delete node_modules and try again.',
    );
  });

  it('that the build failed, after what it had to say', () => {
    const run = start({ BUILD: 'fails' });
    expect(run.status).toBe(1);
    expect(run.stderr).toBe('the source is wrong\nThe site could not be built: see above.\n');
    expect(start().status).toBe(0);
  });

  it('that the clone is not complete', () => {
    rmSync(path.join(clone, 'package-lock.json'));
    expect(problemOf(start())).toBe('package-lock.json is missing: this is not a complete clone.');
  });
});

function numberIn(name: string): number {
  const number = Number(readFileSync(path.join(clone, name), 'utf8'));
  if (number === 0) throw new Error(`${name} says nothing yet`);
  return number;
}

/** A process that has ended but whose parent has not asked for its exit code (a zombie) does not count. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
}

/** Sets what the npm of these tests does, as a shell script. */
function npmDoes(script: string): void {
  write('bin/npm', `#!/bin/sh\necho "npm $* for $NODE_ENV" >> "${clone}/asked"\n${script}\n`, 0o755);
}

/** Installs a Node that reports that version and only pretends to build; for anything else it is the Node that runs the tests. */
function installs(version: string): string {
  const site = `if (process.env.SITE) eval(process.env.SITE); else console.log('the site runs for', process.env.NODE_ENV)`;
  return `sleep 0.3
mkdir -p node_modules/node/bin
cat > node_modules/node/bin/node <<'END'
#!/bin/sh
case "$*" in
  --version) echo v${version} ;;
  *tools/build.ts)
    echo "build for $NODE_ENV" >> asked
    if [ -n "$BUILD" ]; then echo the source is wrong; exit 1; fi
    mkdir -p build/server
    echo "${site}" > build/server/index.js ;;
  *) exec "${process.execPath}" "$@" ;;
esac
END
chmod 755 node_modules/node/bin/node`;
}

function lockFile(name: string, version: string): string {
  return JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: { version } } });
}

function write(name: string, content: string, mode = 0o644): void {
  const file = path.join(clone, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, mode);
}

/** What npm and the build were asked to do, or only the lines that start with `whom`. */
function asked(whom = ''): string[] {
  const lines = readFileSync(path.join(clone, 'asked'), 'utf8').trimEnd().split('\n');
  return lines.filter((line) => line.startsWith(whom));
}

function environment(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: `${bin}:/usr/bin:/bin`, ...extra };
}

function start(extra: Record<string, string> = {}) {
  return spawnSync(process.execPath, [path.join(clone, 'tools', 'start.mjs')], {
    cwd: '/',
    env: environment(extra),
    encoding: 'utf8',
  });
}

function startInBackground(extra: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [path.join(clone, 'tools', 'start.mjs')], {
    cwd: '/',
    env: environment(extra),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function problemOf(run: ReturnType<typeof start>): string {
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^[^\n]+\n$/);
  return run.stderr.trim();
}
