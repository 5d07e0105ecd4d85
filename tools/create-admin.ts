import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orderedIds } from '#core/ids.ts';
import { letInFromTheMachine } from '#features/accounts/service/administrators.ts';
import { openDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrate.ts';
import { projectFolder, runCommand, siteSettings, withSiteDatabase } from './site-command.ts';

/**
 * `npm run admin:create -- rosa`: creates an administrator and prints a one-time password. A colleague's account gets a new
 * password and keeps its roles; a client's becomes an administrator's, too, but only with `--client`. `--without-second-factor`
 * is for a lost second factor. The site may be running.
 */
const USAGE = 'Usage: npm run admin:create -- <username> [--without-second-factor] [--client]';

const SENTENCES = {
  'username-unfit': 'A username has 3 to 64 characters.',
  'username-taken':
    'That is a client’s account. To make an administrator of that client, with a new password, add --client.',
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'without-second-factor': { type: 'boolean', default: false },
      client: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [username, ...others] = positionals;
  if (username === undefined || others.length > 0) throw new Error(USAGE);
  await withSiteDatabase(siteSettings(), async (site) => {
    await bringUpToDate(site, path.join(projectFolder, 'database/migrations'));
    const database = openDatabase(site.directConnectionString, { max: 2, statementMs: 60_000 });
    try {
      const result = await letInFromTheMachine(
        {
          db: database.db,
          now: () => new Date(),
          newId: orderedIds(Date.now, () => randomBytes(10)),
        },
        username,
        { withoutSecondFactor: values['without-second-factor'], isClient: values.client },
      );
      if (!result.ok) throw new Error(SENTENCES[result.reason]);
      const { isNew, isColleague, username: name, password } = result.value;
      const joined = isNew
        ? 'Made the administrator'
        : 'The account is an administrator now, and signed out everywhere:';
      const done = isColleague
        ? 'The old password no longer works, and every device is signed out, for'
        : joined;
      console.log(`${done} "${name}".`);
      console.log(`One-time password: ${password}`);
      console.log('A password of their own is asked for at the first sign-in.');
    } finally {
      await database.close();
    }
  });
});
