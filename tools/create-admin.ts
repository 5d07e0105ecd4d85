import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orderedIds } from '#core/ids.ts';
import { createAdministrator } from '#features/accounts/service/administrators.ts';
import { openDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrate.ts';
import { projectFolder, runCommand, siteSettings, withSiteDatabase } from './site-command.ts';

/**
 * `npm run admin:create -- rosa`: creates an administrator and prints a one-time password. If the account exists, makes it an
 * administrator with a new password. `--without-second-factor` is for a lost second factor. The site may be running.
 */
const USAGE = 'Usage: npm run admin:create -- <username> [--without-second-factor]';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { 'without-second-factor': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [username, ...others] = positionals;
  if (username === undefined || others.length > 0) throw new Error(USAGE);
  await withSiteDatabase(siteSettings(), async (site) => {
    await bringUpToDate(site, path.join(projectFolder, 'database/migrations'));
    const database = openDatabase(site.directConnectionString, { max: 2, statementMs: 60_000 });
    try {
      const result = await createAdministrator(
        {
          db: database.db,
          now: () => new Date(),
          newId: orderedIds(Date.now, () => randomBytes(10)),
        },
        username,
        { withoutSecondFactor: values['without-second-factor'] },
      );
      if (!result.ok) throw new Error('A username has 3 to 64 characters.');
      const { isNew, password } = result.value;
      console.log(
        `${isNew ? 'Made the administrator' : 'The account is an administrator now, and signed out everywhere:'} "${result.value.username}".`,
      );
      console.log(`One-time password: ${password}`);
      console.log('A password of their own is asked for at the first sign-in.');
    } finally {
      await database.close();
    }
  });
});
