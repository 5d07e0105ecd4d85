import { ensureHunspell } from './setup/hunspell.mjs';
import { misspelled } from './spelling.ts';

/** `npm run words:check`: spell-checks every Spanish and Portuguese text; fails for each unknown word. */
const program = await ensureHunspell();
if (program === undefined) {
  console.error(
    'There is no hunspell with Spanish (es_US) and Portuguese (pt_BR) here, nor could it be installed.',
  );
  process.exit(1);
}
const complaints = misspelled(program);
for (const line of complaints) console.error(line);
process.exitCode = complaints.length > 0 ? 1 : 0;
