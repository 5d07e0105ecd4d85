import { useSyncExternalStore } from 'react';
import { hasSessionHint } from '#core/session-hint.ts';
import { tabQueries } from '#ui/tab-queries.ts';
import { toast } from '#ui/toast-store.ts';
import { forgetPersonal, userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';

function look(): void {
  const queries = tabQueries();
  const { queryKey } = userQuery();
  if (document.visibilityState !== 'visible' || hasSessionHint() || !queries.getQueryData(queryKey)) return;
  queries.setQueryData(queryKey, null);
  forgetPersonal(queries);
  toast({ ...words.noLongerSignedIn, variant: 'destructive' });
}

function subscribe(): () => void {
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

const nothing = () => undefined;

/**
 * As long as a page of the account stands: whoever has signed out in another tab and comes back to this one is nobody here either.
 * Asks nobody: the cookie that says that somebody is signed in goes with the session.
 */
export function useSessionOver(): void {
  useSyncExternalStore(subscribe, nothing, nothing);
}
