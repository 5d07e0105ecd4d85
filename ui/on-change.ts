import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Runs `act` each time `value` changes; not for the first value. */
export function useOnChange(value: unknown, act: () => void): void {
  const last = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}

/** Whether `isSo` has been true at any time since the component mounted. */
export function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}
