import { createContext, useContext, useEffect, useState } from 'react';

/** Tells the surrounding drawer that a form has unsaved input; call the function that it returns once it has none. */
export const Unsaved = createContext<() => () => void>(() => () => undefined);

/** While `typed` differs from its first value, the surrounding drawer asks before it closes. */
export function useUnsaved(typed: unknown): void {
  const announce = useContext(Unsaved);
  const text = JSON.stringify(typed);
  const [first] = useState(text);
  const isTyped = text !== first;
  useEffect(() => (isTyped ? announce() : undefined), [isTyped, announce]);
}
