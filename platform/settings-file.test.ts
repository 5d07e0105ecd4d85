import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutSettings } from '../tools/without-settings.ts';
import { settingNames } from './config.ts';
import { readSettings, settingLike } from './settings-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-settings-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('readSettings', () => {
  it('takes what .env sets, unless the environment sets it, and leaves alone what is meant for others', () => {
    vi.stubEnv('DATA_DIR', undefined);
    vi.stubEnv('TEAM_EMAIL', 'crew@own.example');
    const others = ['COMPOSE_PROJECT_NAME=x', 'NODE_OPTIONS=', 'TZ=UTC', 'POSTGRES_PASSWORD=x'];
    const own = ['DATA_DIR=/srv/mine', 'TEAM_EMAIL=file@own.example'];
    writeFileSync(path.join(folder, '.env'), [...own, ...others].join('\n'));
    const loaded = readSettings(folder);
    expect(loaded).toMatchObject({
      ok: true,
      config: { dataDir: '/srv/mine', teamEmail: 'crew@own.example' },
    });
    vi.stubEnv('DATA_DIR', undefined);
    rmSync(path.join(folder, '.env'));
    expect(readSettings(folder)).toMatchObject({ ok: true, config: { dataDir: path.resolve('data') } });
  });

  it('refuses a name that is nearly a setting’s, and names both', () => {
    writeFileSync(path.join(folder, '.env'), 'BACKUPS_TO=/mnt/backups\nPUBLIC_ORGIN=https://own.example\n');
    expect(readSettings(folder)).toEqual({
      ok: false,
      problems: [
        '.env sets BACKUPS_TO, which is no setting: BACKUP_TO was probably meant.',
        '.env sets PUBLIC_ORGIN, which is no setting: PUBLIC_ORIGIN was probably meant.',
      ],
    });
  });
});

it.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['smtp_url', 'SMTP_URL'],
  ['PORTS', 'PORT'],
  ['SITE_URL', undefined],
  ['HTTP_URL', undefined],
  ['PGPORT', undefined],
  ['HOSTNAME', undefined],
  ['MAILTO', undefined],
  ['LANG', undefined],
])('%s is taken for %s', (name, meant) => {
  expect(settingLike(name)).toBe(meant);
});

it('what suites and benches start has none of the settings of this machine’s site', () => {
  const mine = Object.fromEntries(settingNames.map((name) => [name, 'the site’s own']));
  const { NODE_ENV: _, ...emptied } = Object.fromEntries(settingNames.map((name) => [name, '']));
  expect(withoutSettings({ ...mine, LANG: 'C' })).toEqual({ ...emptied, LANG: 'C' });
});
