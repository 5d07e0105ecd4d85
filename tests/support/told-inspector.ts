import { inspect } from '#platform/inspection/inspect.ts';

/** An inspector that does what the file tells it, so that a test can make a process hang, crash or grow. */
inspect(async (bytes) => {
  const word = bytes.toString();
  if (word === 'hang') for (;;);
  if (word === 'stand') process.kill(process.pid, 'SIGSTOP');
  if (word === 'fall') process.abort();
  if (word === 'throw') throw new Error(word);
  if (word === 'grow') {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  return {
    word,
    pid: process.pid,
    secrets: Object.keys(process.env).filter((name) => /KEY|URL|SECRET/.test(name)),
  };
});
