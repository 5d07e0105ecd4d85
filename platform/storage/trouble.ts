/** Why files can be neither kept nor read for now; failures.ts has the sentence of each. */
export type StoreProblem = 'files-unavailable' | 'disk-full';

/** A store that takes or gives nothing for now: nobody's mistake, and it passes. */
export class StoreTrouble extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, cause: unknown) {
    super(cause instanceof Error ? cause.message : problem, { cause });
    this.name = 'StoreTrouble';
    this.problem = problem;
  }
}

/** What the system says of a disk that takes no more, and of one that takes nothing any more. */
const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'files-unavailable',
  EIO: 'files-unavailable',
};

/** Whether that was thrown because files can be neither kept nor read for now; undefined for anything else. */
export function storeTroubleOf(error: unknown): StoreProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreTrouble) return cause.problem;
    const problem = 'code' in cause && typeof cause.code === 'string' && PROBLEMS[cause.code];
    if (problem) return problem;
  }
  return undefined;
}
