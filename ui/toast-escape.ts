import { toastStore } from './toast-store.ts';

/**
 * Makes Escape close not only the toast but also the dialog or menu below it. Radix gives the key only to what opened last, which
 * may be a toast: so the toast is taken away before the key gets there, at once, without its animation.
 */
export function passEscapeOn(viewport: HTMLElement | null) {
  if (!viewport) return;
  const listen = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || viewport.contains(target as Node)) return;
    for (const shown of viewport.querySelectorAll<HTMLElement>('.toast')) shown.style.animation = 'none';
    for (const { id } of toastStore.current()) toastStore.dismiss(id);
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => window.removeEventListener('keydown', listen, { capture: true });
}
