/** Why set-up cannot go on, as one sentence for the person at the terminal. */
export class SetupProblem extends Error {}

/**
 * Does the work. If a set-up problem occurs, prints its sentence and ends the process.
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
