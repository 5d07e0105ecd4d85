import { GOING } from './must-stay.ts';
import { liftAboveBars } from './toast-lift.ts';
import { TOAST_SHOWN_MS } from './toast-store.ts';
import { words } from './words/index.ts';

/**
 * When somebody follows a link while offline, keeps them on the page and shows a toast (product 1.14). Otherwise the router,
 * which cannot fetch the other page's script, reloads, and the visitor ends at the browser's error page. Call once; it lasts
 * for the whole visit.
 */
export function stayWhileOffline() {
  window.addEventListener('click', (event) => leadsAway(event) && stay(event), { capture: true });
  // Runs after the page's own handlers: a form that a script sends, and that shows its own failure, has prevented the default
  // by then.
  window.addEventListener('submit', (event) => event.defaultPrevented || stay(event));
  window.addEventListener(GOING, stay);
}

function stay(event: Event) {
  if (navigator.onLine) return;
  event.preventDefault();
  tell();
}

/** Whether a press goes to another address in this tab. Links within the page are left to the page. */
function leadsAway({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a');
  if (!link || !/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return false;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target || '_self') !== '_self')
    return false;
  const { origin, pathname, search } = location;
  return link.origin !== origin || link.pathname !== pathname || link.search !== search;
}

let close = () => {};

/**
 * Shows a toast without React: the code of the other toasts is loaded with the first toast, which may not be possible offline.
 */
function tell() {
  close();
  const add = <Tag extends 'div' | 'p' | 'button'>(into: Element, tag: Tag, className: string, text = '') => {
    const added = into.appendChild(document.createElement(tag));
    added.className = className;
    added.textContent = text;
    return added;
  };
  const viewport = add(document.body, 'div', 'toast-viewport');
  const toast = add(viewport, 'div', 'toast');
  toast.role = 'alert';
  toast.dataset.state = 'open';
  const said = add(toast, 'div', 'grid flex-1 gap-0.5');
  add(said, 'p', 'font-semibold', words.offline);
  add(said, 'p', 'text-sm', words.offlineText);
  const button = add(toast, 'button', 'toast-close text-xl', '×');
  button.ariaLabel = words.close;
  button.onclick = () => close();

  const lower = liftAboveBars(viewport);
  const closing = setTimeout(() => close(), TOAST_SHOWN_MS);
  close = () => {
    clearTimeout(closing);
    lower?.();
    viewport.remove();
    close = () => {};
  };
}
