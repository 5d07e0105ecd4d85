import { randomUUID } from 'node:crypto';
import { occupy } from '#features/calendar/repository.ts';
import { openDatabase } from '#platform/db/database.ts';

// A process that tries to take the same calendar slot many times at once. Several run in parallel, and the parent
// process says what to do.

export type Wanted = { readonly yachtId: string; readonly from: string; readonly to: string };
export type Word =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly won: string[]; readonly lost: number; readonly errors: string[] };

const [connectionString = '', attempts = ''] = process.argv.slice(2);
/** Four such processes and the test itself share the sixty connections of the tests' server. */
const CONNECTIONS = 10;
const { db, close } = openDatabase(connectionString, { max: CONNECTIONS });

const say = (word: Word) => process.send?.(word);

async function attempt({ yachtId, from, to }: Wanted): Promise<string | undefined> {
  const id = randomUUID();
  const range = { from: new Date(from), to: new Date(to) };
  const isMine = await db.transaction((tx) => occupy(tx, { id, yachtId, range, kind: 'block' }, new Date()));
  return isMine ? id : undefined;
}

process.on('message', async (wanted: Wanted) => {
  const tries = await Promise.allSettled(Array.from({ length: Number(attempts) }, () => attempt(wanted)));
  const won: string[] = [];
  const errors: string[] = [];
  for (const each of tries) {
    if (each.status === 'rejected') errors.push(String(each.reason?.cause ?? each.reason));
    else if (each.value) won.push(each.value);
  }
  say({ kind: 'result', won, lost: tries.length - won.length - errors.length, errors });
});
process.once('disconnect', () => void close());

// Open the connections now, so that the attempts compete for the slot and not for a connection.
await Promise.all(Array.from({ length: CONNECTIONS }, () => db.execute('select')));
say({ kind: 'ready' });
