import { useSyncExternalStore } from 'react';
import { useDeferred } from './deferred.ts';
import { toastStore } from './toast-store.ts';

export { toast } from './toast-store.ts';

const loadView = () => import('./toast-view.tsx').then((module) => module.ToastView);

/** Draws the toasts; mounted once, at the root. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const View = useDeferred(loadView, toasts.length > 0);
  return View && toasts.length > 0 ? <View toasts={toasts} onDismiss={toastStore.dismiss} /> : null;
}
