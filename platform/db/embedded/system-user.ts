import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedDatabaseError, orUseAnother } from './error.ts';

export type SystemUser = { uid: number; gid: number };

/** The system user with this name, created when it is missing. Needs root. */
export function findOrCreateSystemUser(name: string): SystemUser {
  const existing = findUser(name);
  if (existing !== undefined) return existing;
  const attempts: [string, string[]][] = [
    [
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        nobodysShell,
        name,
      ],
    ],
    [
      'adduser',
      ['--system', '--group', '--no-create-home', '--home', '/nonexistent', '--shell', nobodysShell, name],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', nobodysShell, name]],
  ];
  let reason = 'there is neither useradd nor adduser';
  for (const [command, parameters] of attempts) {
    const run = spawnSync(command, parameters, { encoding: 'utf8', env: { PATH: systemPath() } });
    // Several processes may create the user at once, so check only that it exists now.
    const created = findUser(name);
    if (created !== undefined) return created;
    const said = run.error === undefined ? run.stderr.trim().split('\n').at(-1) : undefined;
    if (said !== undefined && said !== '') reason = said;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root and the system user "${name}" could not be created (${reason}): create it, start the site as an ordinary user, ${orUseAnother}.`,
  );
}

const nobodysShell = '/usr/sbin/nologin';

function systemPath(): string {
  return `${process.env.PATH ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`;
}

function findUser(name: string): SystemUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && uid !== undefined && gid !== undefined)
      return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
