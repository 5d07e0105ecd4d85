import pg from 'pg';
import { noteQuery } from '#platform/metrics/measures.ts';
import { isTracing, traced } from '#platform/tracing/tracing.ts';
import { databaseErrorCode } from './error-code.ts';

/** How long the database may take to let somebody in, and how long one waits until the pool has a connection to give. */
const CONNECT_MS = 3_000;
/** How long a statement of the site's may run; the database itself ends it then. */
const STATEMENT_MS = 4_500;
/** How much longer its answer may be on its way. Who is silent even then is gone. */
const SILENCE_MS = 500;
/** How long a transaction may hold its locks without a word. */
const IDLE_IN_TRANSACTION_MS = 5_000;
/** How long the other side may take to hang up. */
const GOODBYE_MS = 1_000;

/** SQLSTATEs after which a connection is useless: it reached a standby (25006), or its session has ended. */
const SPENT = /^(25006|25P03|25P04|08|57P0)/;

export type AnyQuery = (...parameters: unknown[]) => unknown;

/** What a session of the site's is told, so that nothing that is asked over it lasts. */
const sessionSettings = (statementMs: number) => ({
  timezone: 'UTC',
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/**
 * What connections of the site's are opened with: nothing that is asked over them lasts.
 *
 * @param statementMs 0: a statement may take as long as it needs
 */
export function patience(statementMs = STATEMENT_MS) {
  const settings = Object.entries(sessionSettings(statementMs)).map(([name, value]) => `-c ${name}=${value}`);
  return { ...patienceBehindPooler(statementMs), options: settings.join(' ') };
}

/** The same for connections with a pooler, which hands on no settings: its sessions have those of `settleRole`. */
export function patienceBehindPooler(statementMs = STATEMENT_MS) {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs === 0 ? 0 : statementMs + SILENCE_MS,
  };
}

/** A statement's words; what goes with it stands beside them. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

const MOST_TEXT = 1_000;

/** Asks a promise's kind of question, as a part of whatever is being done. What goes with the words is told to nobody. */
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
 * Makes the settings of the site's sessions those of this role in this database: a pooler's sessions have them from their
 * beginning. Several processes may do so at once.
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
 * A connection with the database whose loss never ends the process, and which is given up when it stays silent: a wire that is
 * cut says nothing by itself. Whoever waits for an answer hears of it by the failure of what was asked.
 */
export class Connection extends pg.Client {
  /** Called when others that were opened with it may be no better: it stayed silent, or leads to a standby. */
  onDoubt: () => void = () => {};
  /** Called with the text of each statement that was answered, and how long that took. */
  onAnswered: (text: string, ms: number) => void = () => {};
  #isSpent = false;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    // The pool takes its own listener away from what is in use, and an 'error' that nobody hears ends the process.
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

  /** Whether nobody should be given this connection any more. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Ends it at once, whatever it is doing. */
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
    // A ROLLBACK would wait behind what is never answered.
    if (isSilent) this.giveUp();
    if (isSilent || code === '25006') this.onDoubt();
  }
}
