import { randomUUID } from 'node:crypto';
import { Connection, patience, settleRole } from './connection.ts';

/** A database that sleeps, or starts beside the site, may take its time. */
const FIRST_CONNECT_MS = 15_000;
/** How long a word of our own may take from one connection to another. */
const HEAR_MS = 3_000;

const SENTENCE =
  'The database address leads to a pooler that lends its connections from transaction to transaction: set DATABASE_DIRECT_URL to the address of the server itself, for migrations, for hearing of changes and for jobs (requests go on through DATABASE_URL).';

/**
 * Makes sure that this address leads to a server of PostgreSQL that keeps a session, by having it say a word on one connection and
 * listening on another. Behind a pooler nothing would be heard, pages would stay old, and locks would stay with whoever comes next.
 *
 * @param options.isPooled requests come through a pooler: its sessions get their settings from the role
 * @throws a sentence for whoever starts the site
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
