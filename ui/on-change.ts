import { useEffect, useEffectEvent, useRef } from 'react';

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
