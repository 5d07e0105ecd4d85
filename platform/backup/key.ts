import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { keptSecret } from '#platform/storage/secret-file.ts';
import { openVault, type Vault } from '#platform/storage/vault.ts';
import { BackupError } from './error.ts';

type KeySettings = Pick<Config, 'backupKeys' | 'dataDir'>;

/** The file of the key that backups are sealed with, where the settings name none. */
export const backupKeyFile = (dataDir: string) => path.join(dataDir, 'keys', 'backup.key');

/** What seals backups: the keys of the setting, else one of the data folder's own, made when it is first asked for. */
export function sealingVault({ backupKeys, dataDir }: KeySettings): Vault {
  if (backupKeys.length > 0) return vaultOf(backupKeys);
  return vaultOf([keptSecret(backupKeyFile(dataDir), () => `${randomBytes(32).toString('base64')}\n`)]);
}

/** What opens backups: the keys of the setting, else the key in the data folder, or in the file that is named. */
export function openingVault({ backupKeys, dataDir }: KeySettings, keyFile?: string): Vault {
  if (backupKeys.length > 0 && keyFile === undefined) return vaultOf(backupKeys);
  const file = keyFile ?? backupKeyFile(dataDir);
  try {
    return vaultOf([readFileSync(file, 'utf8')]);
  } catch (cause) {
    throw new BackupError(
      `The key that the backup is sealed with is not in ${file}: put it there, name its file with --key, or set BACKUP_KEY.`,
      { cause },
    );
  }
}

function vaultOf(keys: readonly string[]): Vault {
  const dataKeys = keys.map((key) => key.trim());
  return openVault(openKeyRing({ dataKeys, dataDir: '' }));
}
