import { createContext } from 'react';

/** Takes away what the list around is narrowed by; undefined where it is shown whole. */
export const ShowsAll = createContext<(() => void) | undefined>(undefined);
