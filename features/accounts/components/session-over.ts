import { useSyncExternalStore } from 'react';
import { hasSessionHint } from '#core/session-hint.ts';
import { forgetTyped } from '#core/tab-storage.ts';
import { leaveSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { tabQueries } from '#ui/tab-queries.ts';
import { toast } from '#ui/toast-store.ts';
import { forgetPersonal, userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';

/**
 * Whether this tab was signed in when last checked. A page that a guest opened by a mailed link has no session that could end.
 */
let wasSignedIn = false;
let isOver = false;

function look(tell: () => void): void {
  if (document.visibilityState !== 'visible') return;
  const isSignedIn = hasSessionHint();
  const hasEnded = wasSignedIn && !isSignedIn;
  wasSignedIn = isSignedIn;
  if (!hasEnded) return;
  isOver = true;
  const queries = tabQueries();
  queries.setQueryData(userQuery().queryKey, null);
  forgetPersonal(queries);
  forgetTyped();
  leaveSavedYachts();
  toast({ ...words.noLongerSignedIn, variant: 'destructive' });
  tell();
}

function subscribe(tell: () => void): () => void {
  noteSession();
  const onLook = () => look(tell);
  window.addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('focus', onLook);
    document.removeEventListener('visibilitychange', onLook);
    isOver = false;
  };
}

/**
 * Notes how the session is now. For a page that has found the session ended by itself and is asking already: it must not be
 * reloaded when somebody comes back to it from where their password is kept.
 */
export function noteSession(): void {
  wasSignedIn = hasSessionHint();
}

/** Guests sign in on the home page, which then leads to their account. */
export const TO_SIGN_IN = '/?sign-in=profile';

/**
 * Whether the session has ended in another tab, for pages of the account. When the user comes back to this tab, the account's
 * data is removed from it. Makes no call: the cookie that hints at a session is removed with it.
 */
export const useSessionOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOver,
    () => false,
  );
