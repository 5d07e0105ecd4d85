/** What this tab keeps under that name. Storage is refused in some private windows; forms work without it. */
export function readTab<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value for as long as the tab is open, also over a reload; null forgets it. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or refused: nothing is kept, nothing else changes.
  }
}

/** Forgets all that was typed in this tab: the next who signs in here is somebody else. */
export function forgetTyped(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('miami-flow:')) sessionStorage.removeItem(name);
  } catch {
    // Refused: then nothing was kept either.
  }
}
