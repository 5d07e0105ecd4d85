import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Does something each time `value` has become another; not for the one that the component began with. */
export function useOnChange(value: unknown, act: () => void): void {
  const last = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}

/** Whether something has been so at any time since the component is there. */
export function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}
