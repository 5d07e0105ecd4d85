import pg from 'pg';
import { noteQuery } from '#platform/metrics/measures.ts';
import { isTracing, traced } from '#platform/tracing/tracing.ts';
import { databaseErrorCode } from './error-code.ts';

/** How long the database may take to accept a connection, and how long a caller waits for a free connection of the pool. */
const CONNECT_MS = 3_000;
/** How long a statement of the site may run before the database itself ends it. */
const STATEMENT_MS = 4_500;
/** How much longer the answer may take to arrive. A connection that is silent even then counts as lost. */
const SILENCE_MS = 500;
/** How long a transaction may hold its locks without sending a statement. */
const IDLE_IN_TRANSACTION_MS = 5_000;
/** How long the server may take to close a connection that we end. */
const GOODBYE_MS = 1_000;

/** SQLSTATEs after which a connection is useless: it leads to a standby (25006), or its session has ended. */
const SPENT = /^(25006|25P03|25P04|08|57P0)/;

export type AnyQuery = (...parameters: unknown[]) => unknown;

/** The settings of the site's database sessions, so that no query and no lock lasts long. */
const sessionSettings = (statementMs: number) => ({
  timezone: 'UTC',
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/**
 * The options of the site's connections, with which no query lasts long.
 *
 * @param statementMs 0: a statement may take as long as it needs
 */
export function patience(statementMs = STATEMENT_MS) {
  const settings = Object.entries(sessionSettings(statementMs)).map(([name, value]) => `-c ${name}=${value}`);
  return { ...patienceBehindPooler(statementMs), options: settings.join(' ') };
}

/** Like patience, for connections through a pooler, which does not pass settings on. `settleRole` sets those on the role. */
export function patienceBehindPooler(statementMs = STATEMENT_MS) {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs === 0 ? 0 : statementMs + SILENCE_MS,
  };
}

/** The text of a statement, without its parameters. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

const MOST_TEXT = 1_000;

/** Runs a query that returns a promise, as a span of the current trace. The span shows the text, never the parameters. */
export function tracedQuery(ask: AnyQuery, parameters: readonly unknown[]): unknown {
  if (!isTracing()) return ask(...parameters);
  const text = textOf(parameters[0]).trim();
  const word = /^[a-z]+/i.exec(text)?.[0]?.toLowerCase() ?? 'query';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': word,
    'db.query.text': text.slice(0, MOST_TEXT),
  };
  return traced(word, { kind: 'client', attributes }, async () => ask(...parameters));
}

/**
 * Stores the session settings on this role in this database, so that the sessions of a pooler start with them. Several
 * processes may do so at once.
 */
export async function settleRole(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtext('settings of the role'))");
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  for (const [name, value] of Object.entries(sessionSettings(STATEMENT_MS))) {
    await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`);
  }
  await client.query('commit');
}

/**
 * A database connection whose loss never ends the process. It is given up when the database stays silent, because a cut wire
 * reports nothing by itself. A caller that waits for an answer gets an error.
 */
export class Connection extends pg.Client {
  /** Called when other connections opened with this one may be bad too: it stayed silent, or leads to a standby. */
  onDoubt: () => void = () => {};
  /** Called for each answered statement, with its text and how long it took. */
  onAnswered: (text: string, ms: number) => void = () => {};
  #isSpent = false;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    // The pool removes its own error listener from a connection in use, and an 'error' without a listener ends the process.
    this.on('error', () => {
      this.#isSpent = true;
    });
    const ask = this.query.bind(this) as AnyQuery;
    const judged: AnyQuery = (...parameters) => {
      const done = parameters.at(-1);
      const text = textOf(parameters[0]);
      const startedAt = performance.now();
      const note = (isAnswered: boolean) => {
        const ms = performance.now() - startedAt;
        noteQuery(text, isAnswered, ms);
        if (isAnswered) this.onAnswered(text, ms);
      };
      if (typeof done === 'function') {
        return ask(...parameters.slice(0, -1), (error: unknown, result: unknown) => {
          this.#judge(error);
          note(!error);
          done(error, result);
        });
      }
      const answer = tracedQuery(ask, parameters);
      if (answer instanceof Promise)
        answer.then(
          () => note(true),
          (error) => {
            this.#judge(error);
            note(false);
          },
        );
      return answer;
    };
    this.query = judged as typeof this.query;
  }

  /** Whether this connection must not be used again. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Closes the connection at once, whatever it is doing. */
  giveUp(): void {
    this.#isSpent = true;
    this.connection.stream.destroy();
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const goodbye = setTimeout(() => this.giveUp(), GOODBYE_MS).unref();
    this.once('end', () => clearTimeout(goodbye));
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  #judge(error: unknown): void {
    if (!(error instanceof Error)) return;
    const code = databaseErrorCode(error);
    const isSilent = error.message === 'Query read timeout';
    if (code && SPENT.test(code)) this.#isSpent = true;
    // Close the connection, because a ROLLBACK would wait behind the statement that is never answered.
    if (isSilent) this.giveUp();
    if (isSilent || code === '25006') this.onDoubt();
  }
}
