import { useSyncExternalStore } from 'react';
import { hasSessionHint } from '#core/session-hint.ts';
import { forgetTyped } from '#core/tab-storage.ts';
import { leaveSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { tabQueries } from '#ui/tab-queries.ts';
import { toast } from '#ui/toast-store.ts';
import { forgetPersonal, userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';

/** Whether somebody was signed in when this tab last looked: a page that a guest opened by a mailed link has no session to end. */
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
  wasSignedIn = hasSessionHint();
  const onLook = () => look(tell);
  window.addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('focus', onLook);
    document.removeEventListener('visibilitychange', onLook);
    isOver = false;
  };
}

/** Guests sign in on the home page, and come to their account from there. */
export const TO_SIGN_IN = '/?sign-in=profile';

/**
 * As long as a page of the account stands: whoever has signed out in another tab and comes back to this one is nobody here either,
 * and the page shows nothing more of theirs. Asks nobody: the cookie that says that somebody is signed in goes with the session.
 */
export const useSessionOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOver,
    () => false,
  );
