import { createContext } from 'react';

/** Removes the filters of the surrounding list; undefined if the list has none set. */
export const ShowsAll = createContext<(() => void) | undefined>(undefined);
