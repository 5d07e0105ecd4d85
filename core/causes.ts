/** The codes of an error and of what caused it, the outermost first: the system's, a driver's, the database's. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code);
  }
  return codes;
}
