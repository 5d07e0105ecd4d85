import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';
import { sha256 } from './tokens.ts';

type Adapter = DBAdapter<BetterAuthOptions>;
type Row = Record<string, unknown>;

/** Replaces the token in a session query with the token's hash, because the database holds the hash only. */
const hashedWhere = (model: string, where: Where[] | undefined): Where[] =>
  (where ?? []).map((one) =>
    model === 'session' && one.field === 'token' && typeof one.value === 'string'
      ? { ...one, value: sha256(one.value) }
      : one,
  );

/** Puts the token that was asked for back into the found row, which has only its hash. */
function restored<Found>(model: string, where: Where[], found: Found): Found {
  const asked = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
  return found && typeof asked === 'string' ? { ...found, token: asked } : found;
}

function hashing(adapter: DBTransactionAdapter<BetterAuthOptions>): DBTransactionAdapter<BetterAuthOptions> {
  return {
    ...adapter,
    async create<T extends Row, R = T>(asked: Parameters<typeof adapter.create<T, R>>[0]): Promise<R> {
      const { token } = asked.data as Row;
      if (asked.model !== 'session' || typeof token !== 'string') return adapter.create<T, R>(asked);
      const made = await adapter.create<T, R>({ ...asked, data: { ...asked.data, token: sha256(token) } });
      return { ...made, token };
    },
    async findOne<T>(asked: Parameters<typeof adapter.findOne<T>>[0]) {
      const where = hashedWhere(asked.model, asked.where);
      return restored(asked.model, asked.where, await adapter.findOne<T>({ ...asked, where }));
    },
    findMany: (asked) => adapter.findMany({ ...asked, where: hashedWhere(asked.model, asked.where) }),
    count: (asked) => adapter.count({ ...asked, where: hashedWhere(asked.model, asked.where) }),
    async update<T>(asked: Parameters<typeof adapter.update<T>>[0]) {
      const where = hashedWhere(asked.model, asked.where);
      return restored(asked.model, asked.where, await adapter.update<T>({ ...asked, where }));
    },
    updateMany: (asked) => adapter.updateMany({ ...asked, where: hashedWhere(asked.model, asked.where) }),
    delete: (asked) => adapter.delete({ ...asked, where: hashedWhere(asked.model, asked.where) }),
    deleteMany: (asked) => adapter.deleteMany({ ...asked, where: hashedWhere(asked.model, asked.where) }),
  };
}

/**
 * Stores session tokens as hashes; the library has no setting for it. Somebody who reads the database or a backup of it cannot
 * use a session. The library itself still works with the plain tokens.
 */
export function withHashedSessions(make: (options: BetterAuthOptions) => Adapter) {
  return (options: BetterAuthOptions): Adapter => {
    const adapter = make(options);
    return {
      ...adapter,
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((within) => work(hashing(within))),
    };
  };
}
