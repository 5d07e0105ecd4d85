/** The value that this tab stores under that name, or null. Some private windows refuse storage; forms must work without it. */
export function readTab<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value while the tab is open, even over a reload; null removes it. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full or refused: nothing is stored, and everything else works.
  }
}

/** Removes everything typed in this tab, because the next person to sign in here may be somebody else. */
export function forgetTyped(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('miami-flow:')) sessionStorage.removeItem(name);
  } catch {
    // The storage is refused, so nothing was stored either.
  }
}
