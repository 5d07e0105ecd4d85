/** Why set-up can't go on: one sentence for the person at the terminal. */
export class SetupProblem extends Error {}

/**
 * Runs the work; a set-up problem ends the process with its sentence.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
