import { useRef } from 'react';
import { uuidV7 } from '#core/ids.ts';

/** The Idempotency-Key of what is sent: the same words sent again are the same attempt, other words another. */
export function useAttempt() {
  const last = useRef<{ body: string; key: string }>(undefined);
  return (words: unknown): string => {
    const body = JSON.stringify(words);
    if (last.current?.body !== body) {
      last.current = { body, key: uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) };
    }
    return last.current.key;
  };
}
