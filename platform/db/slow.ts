import type pg from 'pg';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Log } from '#platform/log.ts';
import type { Connection } from './connection.ts';

/** Statements that have a plan. A text of several statements has none, and asking for its plan would run the others. */
const EXPLAINABLE = /^\s*(select|insert|update|delete|with)\b[^;]*;?\s*$/i;
/** The site has fewer kinds of statements. If there are more, something is wrong: do not fill memory and the log. */
const MOST_TOLD = 500;
const MOST_TEXT = 4_000;

/**
 * Logs each statement that takes longer than `limitMs`, once, with the database's generic plan. The parameters may be personal
 * data, so they are neither logged nor sent again.
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
