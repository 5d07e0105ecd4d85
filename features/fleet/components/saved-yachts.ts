import { useSyncExternalStore } from 'react';
import { ApiError, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import type { FleetApi } from '../api/index.ts';

/** Where a visitor's browser keeps the yachts it has saved. */
const KEPT_UNDER = 'savedYachts';
/** More than anyone compares; keeps a defect from filling the browser's storage. */
const MOST_SAVED = 200;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let saved: readonly string[] | undefined;

/** Undefined where storage is refused or spoilt: hearts then last as long as the page. */
function readKept(): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT_UNDER) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}

const read = () => readKept() ?? NONE;

function keep(ids: readonly string[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(KEPT_UNDER);
    else window.localStorage.setItem(KEPT_UNDER, JSON.stringify(ids));
  } catch {
    // See `readKept`.
  }
}

/**
 * A call that fails leaves the heart in this browser: with the others where the network has failed, alone where the session has ended,
 * because those are the account's and not for whoever comes after it.
 */
async function tellAccount(id: string, isSaved: boolean, all: readonly string[]): Promise<void> {
  const one = calls()[':yachtId'];
  // What this browser hands over must not come after what was let go of.
  await account;
  try {
    await answer((isSaved ? one.$put : one.$delete)({ param: { yachtId: id } }));
  } catch (error) {
    account = undefined;
    if (!(error instanceof ApiError && error.status === 401)) return keep(all);
    const others = read().filter((one) => one !== id);
    keep(isSaved ? [id, ...others] : others);
    become(read());
  }
}

function become(next: readonly string[]): void {
  saved = next;
  for (const listener of listeners) listener();
}

/** Another tab of the same browser has saved or let go of a yacht. */
function hearOtherTabs(event: StorageEvent): void {
  if (!account && (event.key === KEPT_UNDER || event.key === null)) become(read());
}

/** The account's yachts, once they have been read; undefined while this browser keeps its own. */
let account: Promise<void> | undefined;

/** What was saved or let go of since the account was asked: its answer may be from before. */
const sinceAsked = new Map<string, boolean>();

function withWhatCameSince(answered: readonly string[]): string[] {
  const added = [...sinceAsked]
    .filter(([id, isSaved]) => isSaved && !answered.includes(id))
    .map(([id]) => id);
  return [...added, ...answered.filter((id) => sinceAsked.get(id) !== false)];
}

const calls = () => browserApi()<FleetApi>().api.profile['saved-yachts'];

/**
 * Hands over to the account what this browser has kept, and shows what the account has from then on. A guest's hearts, and
 * those of a session that has ended, stay in the browser.
 */
export function mergeSavedYachts(): Promise<void> {
  account = (async () => {
    const kept = read();
    sinceAsked.clear();
    try {
      // A browser that has none of its own only reads: no page view is a change.
      const ids = kept.slice(0, MOST_SAVED);
      const answered = await answer(ids.length === 0 ? calls().$get() : calls().$post({ json: { ids } }));
      become(withWhatCameSince(answered));
      keep(NONE);
    } catch {
      account = undefined;
    }
  })();
  return account;
}

/** Whoever was signed in has left in another tab: what is on their account is shown, and kept, in this one no longer. */
function leaveWithSession(): void {
  if (account && !hasSessionHint()) leaveSavedYachts();
}

function joinAccount(): void {
  if (!account && hasSessionHint()) void mergeSavedYachts();
}

/** Ends when the yachts of the account are known, or cannot be: what shows them waits for it. */
export async function knowSavedYachts(): Promise<void> {
  joinAccount();
  await account;
}

/** While no heart was shown, or the page was put aside, nothing was heard: another tab may have saved, signed in or signed out. */
function lookAgain(): void {
  leaveWithSession();
  joinAccount();
  const kept = account ? undefined : readKept();
  if (kept && saved && kept.join() !== saved.join()) become(kept);
}

/** The browser's Back brings a page as it was left. */
function comeBack(event: PageTransitionEvent): void {
  if (event.persisted) lookAgain();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTabs);
    window.addEventListener('focus', leaveWithSession);
    document.addEventListener('visibilitychange', leaveWithSession);
    window.addEventListener('pageshow', comeBack);
    // Reading a cookie waits for the browser: once for all the hearts of a page, and not while it comes to life.
    setTimeout(lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', hearOtherTabs);
    window.removeEventListener('focus', leaveWithSession);
    document.removeEventListener('visibilitychange', leaveWithSession);
    window.removeEventListener('pageshow', comeBack);
  };
}

function current(given = NONE): readonly string[] {
  if (saved) return saved;
  const kept = read();
  // What the page came with, where there is no more: else every heart is drawn twice as a page comes to life.
  saved = kept.length === 0 ? given : [...new Set([...kept, ...given])];
  return saved;
}

/**
 * The ids of the yachts this browser has saved, the latest first.
 *
 * @param given what a page of the account came with: all that is known on the server, until hydrated, and until the account has
 *   answered this browser; elsewhere none
 */
export function useSavedYachts(given = NONE): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => current(given),
    () => given,
  );
}

/** Whether hearts are kept on an account: then they are there on every device. */
export function areSavedOnAccount(): boolean {
  return account !== undefined && hasSessionHint();
}

/** Whether this browser keeps a yacht; where it is refused storage, she stays saved as long as the page is open. */
export function isKept(id: string): boolean {
  return readKept()?.includes(id) === true;
}

/** The account's hearts are not for whoever comes after it: what is left are this browser's own. */
export function leaveSavedYachts(): void {
  account = undefined;
  become(read());
}

/** Saves a yacht, or lets go of it: on the account, else in this browser. Answers whether it is saved now. */
export function toggleSavedYacht(id: string): boolean {
  const isSaved = current().includes(id);
  leaveWithSession();
  const known = (account ? undefined : readKept()) ?? current();
  const others = known.filter((one) => one !== id);
  const next = isSaved ? others : [id, ...others].slice(0, MOST_SAVED);
  become(next);
  sinceAsked.set(id, !isSaved);
  if (areSavedOnAccount()) void tellAccount(id, !isSaved, next);
  else keep(next);
  return !isSaved;
}
