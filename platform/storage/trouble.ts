/** Why files cannot be stored or read at the moment; failures.ts has the sentence for each. */
export type StoreProblem = 'files-unavailable' | 'disk-full';

/** The store does not work at the moment. It is nobody's mistake, and passes. */
export class StoreTrouble extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, cause: unknown) {
    super(cause instanceof Error ? cause.message : problem, { cause });
    this.name = 'StoreTrouble';
    this.problem = problem;
  }
}

/** The system's error codes for a full disk, and for a disk that cannot be used. */
const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'files-unavailable',
  EIO: 'files-unavailable',
};

/** The problem, if the error means that files cannot be stored or read at the moment; undefined for any other error. */
export function storeTroubleOf(error: unknown): StoreProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreTrouble) return cause.problem;
    const problem = 'code' in cause && typeof cause.code === 'string' && PROBLEMS[cause.code];
    if (problem) return problem;
  }
  return undefined;
}
