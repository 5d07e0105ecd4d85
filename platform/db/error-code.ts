import { codesOf } from '#core/causes.ts';

/** PostgreSQL's code of an error ("23P01"), also when Drizzle has wrapped it; undefined for anything else. */
export function databaseErrorCode(error: unknown): string | undefined {
  // Every one of PostgreSQL's has a digit; the system's "EPIPE" has not.
  return codesOf(error).find((code) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code));
}
