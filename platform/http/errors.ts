import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { TooBusy } from '#core/turns.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import { framesOf, type Log } from '#platform/log.ts';
import { noteRefusal } from '#platform/metrics/measures.ts';
import { storeTroubleOf } from '#platform/storage/trouble.ts';
import { sentenceOf } from './failure-words.ts';
import { AGAIN_SECONDS, type FailureCode, failures } from './failures.ts';
import { callerLanguage, tellLanguage } from './language.ts';

export type Issue = { readonly path: string; readonly message: string };

/** The body of every answer that is not a success. */
export const errorBody = z
  .object({
    error: z.string().meta({ description: 'A sentence for a person' }),
    code: z.string().meta({ description: 'A stable slug for programs' }),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    alternatives: z
      .array(
        z.object({
          startDate: z.string(),
          duration: z.string(),
          startTime: z.string().optional(),
          hours: z.number().optional(),
        }),
      )
      .optional()
      .meta({ description: 'Where a time is taken: the nearest that are free' }),
  })
  .meta({ id: 'Error' });

/** A time to offer instead of one that is taken, as the API writes it. */
export type Alternative = {
  readonly startDate: string;
  readonly duration: string;
  /** Set when the start differs from the usual one of `duration`. */
  readonly startTime?: string | undefined;
  readonly hours?: number | undefined;
};

/** The sentence of a refusal. Also tells the caller in which language it is. */
function sentenceFor(c: Context, code: FailureCode): string {
  const { sentence, language } = sentenceOf(code, callerLanguage(c));
  tellLanguage(c, language);
  return sentence;
}

/**
 * Answers with a refusal. Its status and sentence come from the table of refusals. `issues` name wrong fields, `alternatives`
 * are free times instead of a taken one, and `also` continues the sentence.
 */
export function refuse<Code extends FailureCode>(
  c: Context,
  code: Code,
  issues?: readonly Issue[],
  alternatives?: readonly Alternative[],
  also?: string,
) {
  const { status } = failures[code];
  noteRefusal(code);
  const againSeconds = AGAIN_SECONDS[code] ?? (status === 503 || status === 507 ? 5 : undefined);
  if (againSeconds) c.header('Retry-After', String(againSeconds));
  return c.json(
    {
      error: [sentenceFor(c, code), also].filter(Boolean).join(' '),
      code: code as string,
      ...(issues ? { issues: [...issues] } : {}),
      ...(alternatives ? { alternatives: [...alternatives] } : {}),
    },
    status,
  );
}

/** Refuses an edit whose `version` is not the newest, and answers what a colleague has saved meanwhile. */
export function refuseStale(c: Context, current: object) {
  const { status } = failures['changed-meanwhile'];
  const body: z.infer<typeof errorBody> & { current: object } = {
    error: sentenceFor(c, 'changed-meanwhile'),
    code: 'changed-meanwhile',
    current,
  };
  return c.json(body as z.infer<typeof errorBody>, status);
}

/** zod's findings in the API's form: one entry for each field, with a dotted path. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
}

/**
 * PostgreSQL's codes that mean "not now": connection trouble, shutdown, out of connections or disk space, timeout, an idle
 * session that was ended, a standby that cannot write yet.
 */
const UNAVAILABLE = /^(08|57P0|53|57014|40001|40P01|25006|25P03|25P04)/;

/** The driver's messages for a lost connection, because it has no codes for that. */
const CONNECTION_LOST =
  /connection terminated|connection error and is not queryable|client was closed|query read timeout|timeout expired|timeout exceeded when trying to connect|cannot use a pool after/i;

function isUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code) return UNAVAILABLE.test(code);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    // A missing socket of the database may come back. A missing file does not, so check that it was a connection.
    const isSocketMissing = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
    if (isSocketMissing || /^E(CONN|PIPE|TIMEDOUT|HOST|NETUNREACH|AI_AGAIN)/.test(code)) return true;
    if (CONNECTION_LOST.test(cause.message)) return true;
  }
  return false;
}

/** Turns a thrown error into an answer. Details go to the log, never to the caller. */
export function answerError(error: unknown, c: Context, log: Log, requestId: string | undefined): Response {
  if (error instanceof HTTPException) {
    if (error.status === 400) return refuse(c, 'malformed');
    if (error.status === 413) return refuse(c, 'too-large');
    if (error.status === 415) return refuse(c, 'wrong-type');
    if (error.status === 404) return refuse(c, 'not-found');
  }
  if (error instanceof TooBusy) {
    // The request log has each refusal already; a second line for each would add work when the site is busiest.
    c.header('Retry-After', '5');
    return refuse(c, 'too-busy');
  }
  const trouble = storeTroubleOf(error);
  if (trouble) {
    log.error({ code: trouble, requestId }, 'files can be neither kept nor read');
    return refuse(c, trouble);
  }
  if (isUnavailable(error)) {
    log.error({ code: databaseErrorCode(error), requestId }, 'unavailable');
    return refuse(c, 'unavailable');
  }
  const known = error instanceof Error ? error : new Error('not an error');
  const code = databaseErrorCode(error);
  log.error({ name: known.name, code, stack: framesOf(known), requestId }, 'surprise');
  return refuse(c, 'broken');
}
