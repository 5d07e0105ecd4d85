import { useEffect, useEffectEvent } from 'react';

/** Does something when the component is left: whoever began what goes on ends it there. */
export function useLeaving(act: () => void): void {
  const left = useEffectEvent(act);
  useEffect(() => () => left(), []);
}
