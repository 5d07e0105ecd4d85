import { randomUUID } from 'node:crypto';
import { Connection, patience, settleRole } from './connection.ts';

/** A database that sleeps, or starts together with the site, needs time. */
const FIRST_CONNECT_MS = 15_000;
/** How long a notification may take from one connection to the other. */
const HEAR_MS = 3_000;

const SENTENCE =
  'The database address leads to a pooler that lends its connections from transaction to transaction: set DATABASE_DIRECT_URL to the address of the server itself, for migrations, for hearing of changes and for jobs (requests go on through DATABASE_URL).';

/**
 * Makes sure that the address leads to a PostgreSQL server with real sessions: it listens on one connection and notifies on
 * another. Behind a pooler nothing would be heard, cached pages would stay old, and session locks would pass to another caller.
 *
 * @param options.isPooled requests come through a pooler, whose sessions get their settings from the role
 * @throws an Error with a sentence for the person who starts the site
 */
export async function refuseDeaf(
  directConnectionString: string,
  { isPooled = false }: { isPooled?: boolean } = {},
): Promise<void> {
  const settings = {
    connectionString: directConnectionString,
    ...patience(0),
    connectionTimeoutMillis: FIRST_CONNECT_MS,
  };
  const [listener, speaker] = [new Connection(settings), new Connection(settings)];
  try {
    await Promise.all([listener.connect(), speaker.connect()]);
    const word = randomUUID();
    const heard = new Promise<boolean>((resolve) => {
      listener.on('notification', ({ payload }) => payload === word && resolve(true));
      setTimeout(resolve, HEAR_MS, false).unref();
    });
    await listener.query('listen start_check');
    await speaker.query("select pg_notify('start_check', $1)", [word]);
    if (!(await heard)) throw new Error(SENTENCE);
    if (isPooled) await settleRole(speaker);
  } catch (error) {
    const isRefused = error instanceof Error && /unsupported startup parameter/.test(error.message);
    throw isRefused ? new Error(SENTENCE, { cause: error }) : error;
  } finally {
    await Promise.all([listener.end().catch(() => {}), speaker.end().catch(() => {})]);
  }
}
