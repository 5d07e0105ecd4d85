import { useSyncExternalStore } from 'react';

/** Where a visitor's browser keeps the yachts it has saved. */
const KEPT_UNDER = 'savedYachts';
/** More than anyone compares; keeps a defect from filling the browser's storage. */
const MOST_SAVED = 200;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let saved: readonly string[] | undefined;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT_UNDER) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : NONE;
  } catch {
    // Storage that is refused or spoilt: hearts then last as long as the page.
    return NONE;
  }
}

function become(next: readonly string[]): void {
  saved = next;
  for (const listener of listeners) listener();
}

/** Another tab of the same browser has saved or let go of a yacht. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key === KEPT_UNDER || event.key === null) become(read());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

function current(): readonly string[] {
  saved ??= read();
  return saved;
}

/** The ids of the yachts this browser has saved, the latest first. On the server and until hydrated: none. */
export function useSavedYachts(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** Saves a yacht in this browser, or lets go of it. Answers whether it is saved now. */
export function toggleSavedYacht(id: string): boolean {
  const isSaved = current().includes(id);
  const others = current().filter((one) => one !== id);
  const next = isSaved ? others : [id, ...others].slice(0, MOST_SAVED);
  try {
    window.localStorage.setItem(KEPT_UNDER, JSON.stringify(next));
  } catch {
    // See `read`.
  }
  become(next);
  return !isSaved;
}
