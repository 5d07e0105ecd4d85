import { useState } from 'react';
import { useLeaving } from './leaving.ts';

/** A timer for one delayed action. Starting another replaces it; unmounting the component cancels it. */
export function useTimer() {
  const [timer] = useState(newTimer);
  useLeaving(timer.stop);
  return timer;
}

function newTimer() {
  let waiting: { readonly id: ReturnType<typeof setTimeout>; readonly act: () => void } | undefined;
  const stop = () => {
    clearTimeout(waiting?.id);
    waiting = undefined;
  };
  const flush = () => {
    const act = waiting?.act;
    stop();
    act?.();
  };
  return {
    start: (act: () => void, ms: number) => {
      stop();
      waiting = { id: setTimeout(flush, ms), act };
    },
    stop,
    /** Runs the waiting action at once. */
    flush,
  };
}
