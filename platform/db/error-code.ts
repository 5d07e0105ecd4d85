import { codesOf } from '#core/causes.ts';

/** PostgreSQL's code of an error ("23P01"), also when Drizzle has wrapped the error; undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  // All codes of PostgreSQL contain a digit; a system code such as "EPIPE" does not.
  return codesOf(error).find((code) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code));
}
