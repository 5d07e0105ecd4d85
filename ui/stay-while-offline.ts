import { liftAboveBars } from './toast-lift.ts';
import { TOAST_SHOWN_MS } from './toast-store.ts';
import { words } from './words/index.ts';

/**
 * Who follows a link while the network is away stays on the page they have, and is told (product 1.14). Otherwise the router, which cannot fetch
 * the other page's script, loads the address anew, and they are left with the browser's own error page. For a whole visit.
 */
export function stayWhileOffline() {
  window.addEventListener('click', (event) => leadsAway(event) && stay(event), { capture: true });
  // Last of all: what a page sends by itself, and tells of in its own words, is under way by then.
  window.addEventListener('submit', (event) => event.defaultPrevented || stay(event));
}

function stay(event: Event) {
  if (navigator.onLine) return;
  event.preventDefault();
  tell();
}

/** Whether a press leaves for another page in this tab. The page's own places, and its own questions, it answers for itself. */
function leadsAway({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a');
  if (!link || !/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return false;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target || '_self') !== '_self')
    return false;
  return link.origin !== location.origin || link.pathname !== location.pathname;
}

let close = () => {};

/** A toast by hand: what the others are drawn with is fetched with the first of them, and now it may be too late for that. */
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
