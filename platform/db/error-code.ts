/** PostgreSQL's code of an error ("23P01"), also when Drizzle has wrapped it; undefined for anything else. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Every one of PostgreSQL's has a digit; the system's "EPIPE" has not.
    if ('code' in cause && typeof cause.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}
