import type pg from 'pg';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Log } from '#platform/log.ts';
import type { Connection } from './connection.ts';

/** What a plan can be made for. Several statements in one text have none, and must not be run by asking for it. */
const EXPLAINABLE = /^\s*(select|insert|update|delete|with)\b[^;]*;?\s*$/i;
/** More kinds of statements than the site has are a mistake, and must not fill memory or the log. */
const MOST_TOLD = 500;
const MOST_TEXT = 4_000;

/**
 * Logs each statement that takes longer than that, once, with the plan that the database has for it whatever its parameters: these
 * may be a person's and are neither logged nor sent again.
 */
export function tellSlow(pool: pg.Pool, log: Log, limitMs: number): void {
  const told = new Set<string>();
  const note = (text: string, ms: number) => {
    if (ms < limitMs || told.has(text) || told.size >= MOST_TOLD || !EXPLAINABLE.test(text)) return;
    told.add(text);
    const slow = { ms: Math.round(ms), sql: text.slice(0, MOST_TEXT) };
    explain(pool, text).then(
      (plan) => log.warn({ ...slow, plan }, 'a slow statement'),
      (error) => log.warn({ ...slow, code: databaseErrorCode(error) }, 'a slow statement, without its plan'),
    );
  };
  pool.on('connect', (client: pg.Client) => {
    (client as Connection).onAnswered = note;
  });
}

async function explain(pool: pg.Pool, text: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query('set local plan_cache_mode = force_generic_plan');
    await client.query(`prepare slow_statement as ${text.replace(/;\s*$/, '')}`);
    const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const nothing = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute slow_statement${nothing}`);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('rollback').catch(() => {});
    await client.query('deallocate slow_statement').catch(() => {});
    client.release();
  }
}
