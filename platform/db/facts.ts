import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What the database reports about itself. */
export async function readDatabaseFacts(db: Database) {
  const { rows } = await db.execute<{
    version: string;
    bytes: string;
    used: number;
    most: number;
    replica: boolean;
  }>(
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most,
      pg_is_in_recovery() as replica`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('The database said nothing of itself');
  return {
    version: facts.version,
    bytes: Number(facts.bytes),
    connections: facts.used,
    mostConnections: facts.most,
    isReplica: facts.replica,
  };
}
