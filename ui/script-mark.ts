import { createContext } from 'react';

/** The nonce that lets a script of our own into the page, while the server renders it; nothing in a browser, which never learns it. */
export const ScriptMark = createContext<string | undefined>(undefined);
