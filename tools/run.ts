import path from 'node:path';
import { runnerImport } from 'vite';

/** `node tools/run.ts PROGRAM`: runs a program that imports mails or other components, which Node alone cannot load. */
const [program] = process.argv.splice(2, 1);
if (!program) throw new Error('Which program?');
await runnerImport(path.resolve(program));
