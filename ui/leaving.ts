import { useEffect, useEffectEvent } from 'react';

/** Runs `act` when the component unmounts, to end what the component started. */
export function useLeaving(act: () => void): void {
  const left = useEffectEvent(act);
  useEffect(() => () => left(), []);
}
