import { useSyncExternalStore } from 'react';
import { type ApiError, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import type { FleetApi } from '../api/index.ts';

/** The key of the saved yachts in the browser's local storage. */
const KEPT_UNDER = 'savedYachts';
/** The key of yachts that were removed here while the account could not be reached. */
const UNSENT_REMOVALS = 'unsavedYachts';
/** More than anyone compares; the limit keeps a bug from filling the browser's storage. */
const MOST_SAVED = 200;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let saved: readonly string[] | undefined;

/** Undefined if storage is blocked or its content is invalid: saved yachts then last only as long as the page. */
function readKept(key = KEPT_UNDER): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}

const read = (key?: string) => readKept(key) ?? NONE;

function keep(ids: readonly string[], key = KEPT_UNDER): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // See `readKept`.
  }
}

/** Stores `added` before what is stored under the key, without those that are `gone`. */
const keepAnew = (key: string, gone: readonly string[], added = NONE) =>
  keep([...added, ...read(key).filter((id) => !gone.includes(id))], key);

/**
 * Saves to the account, or removes from it. If the call fails, this browser stores what was pressed until the account can be
 * told. It never stores the account's other yachts, which must not be shown to the browser's next user.
 */
async function tellAccount(id: string, isSaved: boolean): Promise<void> {
  const one = calls()[':yachtId'];
  const mine = visit;
  // This press takes the place of one before it that failed and was stored.
  keepAnew(KEPT_UNDER, [id]);
  keepAnew(UNSENT_REMOVALS, [id]);
  try {
    await answer((isSaved ? one.$put : one.$delete)({ param: { yachtId: id } }));
  } catch (error) {
    // Its account was left meanwhile: what failed is no matter of the next one, or of this browser.
    if (mine !== visit) return;
    account = undefined;
    keepAnew(isSaved ? KEPT_UNDER : UNSENT_REMOVALS, [id], [id]);
    // A failure of the network has no status.
    if ((error as Partial<ApiError>).status === 401) leave();
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function become(next: readonly string[]): void {
  saved = next;
  tellListeners();
}

/** Reacts when another tab of this browser saves or removes a yacht. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key === KEPT_UNDER || event.key === null) lookAgain();
}

/** Whether the account's yachts could not be read the last time. */
let isUnread = false;

/** Settles once the account's yachts are read; undefined while this browser stores its own. */
let account: Promise<void> | undefined;

/** For each yacht, settles once the account was told of every press so far: a heart pressed twice stays as pressed last. */
const told = new Map<string, Promise<unknown>>();

/** Another with each sign-out: a press that still waits from before is told to nobody. */
let visit = {};

/** Changes that the account is being told of: an answer of its may be older than these. */
const sinceAsked = new Map<string, boolean>();

function withWhatCameSince(answered: readonly string[]): string[] {
  const added = [...sinceAsked]
    .filter(([id, isSaved]) => isSaved && !answered.includes(id))
    .map(([id]) => id);
  return [...added, ...answered.filter((id) => sinceAsked.get(id) !== false)];
}

const calls = () => browserApi()<FleetApi>().api.profile['saved-yachts'];

/**
 * Moves this browser's saved yachts into the account, and shows the account's yachts from then on. Those of a guest, and those
 * stored after the session has ended, stay in the browser.
 */
export function mergeSavedYachts(): Promise<void> {
  const mine = visit;
  account = (async () => {
    const [kept, gone] = [read(), read(UNSENT_REMOVALS)];
    try {
      for (const yachtId of gone) {
        await answer(calls()[':yachtId'].$delete({ param: { yachtId } }));
        // What is left is not told under the session of whoever signs in next.
        if (mine !== visit) return;
      }
      // Only read if this browser has none of its own: viewing a page must not write.
      const ids = kept.slice(0, MOST_SAVED);
      const answered = await answer(ids.length === 0 ? calls().$get() : calls().$post({ json: { ids } }));
      if (mine !== visit) return;
      isUnread = false;
      become(withWhatCameSince(answered));
      sinceAsked.clear();
      keepAnew(KEPT_UNDER, kept);
      keepAnew(UNSENT_REMOVALS, gone);
    } catch {
      if (mine !== visit) return;
      account = undefined;
      isUnread = true;
      tellListeners();
    }
  })();
  return account;
}

/** If the client has signed out in another tab, stop showing and storing the account's yachts in this tab. */
function leaveWithSession(): void {
  if (account && !hasSessionHint()) leaveSavedYachts();
}

function joinAccount(): void {
  if (!account && hasSessionHint()) void mergeSavedYachts();
}

/** Resolves once the account's yachts are known or could not be read. Pages that show them wait for it. */
export async function knowSavedYachts(): Promise<void> {
  joinAccount();
  await account;
}

/** Checks again after a time without listeners: another tab may have saved a yacht, signed in or signed out. */
function lookAgain(): void {
  leaveWithSession();
  joinAccount();
  const kept = account ? undefined : readKept();
  if (kept && saved && kept.join() !== saved.join()) become(kept);
}

/** The browser's Back can restore a page from its cache, in its old state. */
function comeBack(event: PageTransitionEvent): void {
  if (event.persisted) lookAgain();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTabs);
    window.addEventListener('focus', leaveWithSession);
    window.addEventListener('online', joinAccount);
    document.addEventListener('visibilitychange', leaveWithSession);
    window.addEventListener('pageshow', comeBack);
    // Reading a cookie blocks: do it once for all hearts of a page, and not during hydration.
    setTimeout(lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', hearOtherTabs);
    window.removeEventListener('focus', leaveWithSession);
    window.removeEventListener('online', joinAccount);
    document.removeEventListener('visibilitychange', leaveWithSession);
    window.removeEventListener('pageshow', comeBack);
  };
}

function current(given = NONE): readonly string[] {
  if (saved) return saved;
  const kept = read();
  // Keep the list the page came with if storage adds nothing: a new array would render every heart twice on hydration.
  saved = kept.length === 0 ? given : [...new Set([...kept, ...given])];
  return saved;
}

/**
 * The ids of the saved yachts, the latest first.
 *
 * @param given the account's yachts, if the page was rendered with them: used by the server, during hydration, and until the
 * account has answered this browser; elsewhere empty
 */
export function useSavedYachts(given = NONE): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => current(given),
    () => given,
  );
}

/** Whether the account has yachts that could not be read, so that those that are shown are not all. */
export const useSavedNotRead = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUnread && hasSessionHint(),
    () => false,
  );

/** Whether saved yachts are stored in an account, and so on all of the client's devices. */
export function areSavedOnAccount(): boolean {
  return account !== undefined && hasSessionHint();
}

/** Whether this browser has stored a yacht. If storage is blocked, the yacht stays saved only while the page is open. */
export function isKept(id: string): boolean {
  return readKept()?.includes(id) === true;
}

/** Stops showing the account's yachts, which must not be seen by the browser's next user. Only this browser's own are left. */
export function leaveSavedYachts(): void {
  visit = {};
  told.clear();
  leave();
}

/** As after a session that ended: presses that wait go on, and `tellAccount` handles those that fail; removals are forgotten. */
function leave(): void {
  account = undefined;
  isUnread = false;
  sinceAsked.clear();
  keep(NONE, UNSENT_REMOVALS);
  become(read());
}

/** Saves a yacht or removes it: in the account if signed in, else in this browser. Returns whether it is saved now. */
export function toggleSavedYacht(id: string): boolean {
  const isSaved = current().includes(id);
  leaveWithSession();
  joinAccount();
  const known = (account ? undefined : readKept()) ?? current();
  const others = known.filter((one) => one !== id);
  const next = isSaved ? others : [id, ...others].slice(0, MOST_SAVED);
  become(next);
  if (account) {
    sinceAsked.set(id, !isSaved);
    // Wait until this browser's yachts are merged, too, or the merge would undo a removal.
    const before = (told.get(id) ?? account).then(() => account);
    const mine = visit;
    told.set(
      id,
      before.then(() => (mine === visit ? tellAccount(id, !isSaved) : undefined)),
    );
  } else keep(next);
  return !isSaved;
}
