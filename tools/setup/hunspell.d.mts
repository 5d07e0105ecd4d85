/** Where the spell checker is, with its Spanish and Portuguese; undefined where it could not be had. */
export function ensureHunspell(): Promise<string | undefined>;
