import { createContext } from 'react';

/**
 * The nonce that lets our own inline scripts run, while the server renders; undefined in the browser, which never gets to know
 * it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
