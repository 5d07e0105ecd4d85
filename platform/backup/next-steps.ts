import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { clusterUser } from '#platform/db/embedded/settings.ts';
import type { Manifest } from './manifest.ts';
import { EMBEDDED_MAJOR } from './restore.ts';

/** What remains to be done by hand after a restore into a folder, as sentences. */
export function nextSteps(
  { databaseUrl, s3 }: Pick<Config, 'databaseUrl' | 's3'>,
  { superuser, major }: Pick<Manifest['server'], 'superuser' | 'major'>,
  into: string,
): string[] {
  const keys = `Put the site's seal.pem, if it has one, into ${into} and its other keys into ${path.join(into, 'keys')} (data-keys.json, auth.key, backup.key), or set DATA_KEYS, AUTH_SECRET and BACKUP_KEY`;
  // The embedded server cannot use files of a server with another superuser or another major version.
  const isOwnServer = databaseUrl !== undefined || superuser !== clusterUser || major !== EMBEDDED_MAJOR;
  const start = isOwnServer
    ? [
        `The database is that of a PostgreSQL server of your own, of version ${major}: stop that server, replace what is in its data folder with ${path.join(into, 'postgres', 'cluster')}, owned by the user it runs as, and start it.`,
        `${keys}, and start the site with DATABASE_URL and DATA_DIR=${into}.`,
      ]
    : [`${keys}, and start it with DATA_DIR=${into}.`];
  const files = `With S3_URL the site looks for files in the bucket alone: copy what ${path.join(into, 'files')} holds there, under the same names (aws s3 sync, mc mirror).`;
  return s3 ? [...start, files] : start;
}
