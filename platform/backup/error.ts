/** Why a backup operation failed: a sentence that says what is wrong and what to do about it. */
export class BackupError extends Error {
  override name = 'BackupError';
}
