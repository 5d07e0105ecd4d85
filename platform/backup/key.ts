import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { keptSecret } from '#platform/storage/secret-file.ts';
import { openVault, type Vault } from '#platform/storage/vault.ts';
import { BackupError } from './error.ts';

type KeySettings = Pick<Config, 'backupKeys' | 'dataDir'>;

/** The file with the key that seals backups, used when the settings name none. */
export const backupKeyFile = (dataDir: string) => path.join(dataDir, 'keys', 'backup.key');

/** Seals backups: with the keys of the setting, else with a key in the data folder, made when first needed. */
export function sealingVault({ backupKeys, dataDir }: KeySettings): Vault {
  if (backupKeys.length > 0) return vaultOf(backupKeys);
  return vaultOf([keptSecret(backupKeyFile(dataDir), () => `${randomBytes(32).toString('base64')}\n`)]);
}

/** Opens backups: with the keys of the setting, else with the key in the data folder or in the named file. */
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
