/** Why the embedded database cannot be used: one sentence that says what is wrong and what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** An ending for sentences about an unusable embedded database. */
export const orUseAnother = 'or set DATABASE_URL to a PostgreSQL server of your own';

/** Turns a failure of the file system into a sentence; returns any other error unchanged. */
export function fileSystemProblem(error: unknown, what: string): unknown {
  const code = errorCode(error);
  const reason = code === undefined ? undefined : fileSystemReasons[code];
  if (reason === undefined) return error;
  return new EmbeddedDatabaseError(`The embedded database can't use ${what}: ${reason}.`, { cause: error });
}

const fileSystemReasons: Record<string, string> = {
  EACCES: 'this user may not write there (change its owner or set DATA_DIR to another folder)',
  EPERM: 'this user may not change it (change its owner or set DATA_DIR to another folder)',
  EROFS: 'it is on a read-only disk (set DATA_DIR to a folder that can be written)',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder (set DATA_DIR to another folder)',
  EEXIST: 'there is a file where a folder is needed (set DATA_DIR to another folder)',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the path is too long (set DATA_DIR to a shorter one)',
};

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
