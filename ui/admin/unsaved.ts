import { createContext, useContext, useEffect, useState } from 'react';

/** Tells the drawer around that something has been typed; what it answers takes that back. */
export const Unsaved = createContext<() => () => void>(() => () => undefined);

/** While a form is not as it began, the drawer around asks before it is left. */
export function useUnsaved(typed: unknown): void {
  const announce = useContext(Unsaved);
  const text = JSON.stringify(typed);
  const [first] = useState(text);
  const isTyped = text !== first;
  useEffect(() => (isTyped ? announce() : undefined), [isTyped, announce]);
}
