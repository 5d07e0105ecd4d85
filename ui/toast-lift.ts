/** Bars at the bottom of the screen, within the thumb's reach. */
const BARS = '.dialog-footer, .drawer-footer, .bottom-bar, .bulk-bar, [data-at-bottom]';
/** The largest height of a toast, in pixels: a bar that ends higher than this is not in its way. */
const TOAST = 160;

/** By how many pixels toasts must be raised so that they cover none of those bars. */
function liftOf(viewport: HTMLElement): number {
  // Below an open dialog no bar can be pressed, so look only inside the dialog.
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1);
  const { left, right } = viewport.getBoundingClientRect();
  const tops = [...(dialog ?? document).querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .filter((bar) => bar.top < window.innerHeight && bar.bottom > window.innerHeight - TOAST)
    .map((bar) => bar.top);
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops));
}

/** Keeps toasts above the bars at the bottom of the screen, even if a dialog opens or closes while a toast is shown. */
export function liftAboveBars(viewport: HTMLElement | null) {
  if (!viewport) return;
  const lift = () => viewport.style.setProperty('--toast-lift', `${Math.round(liftOf(viewport))}px`);
  lift();
  // A dialog's content leaves that much space (ui/styles/overlays.css).
  const size = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--toast-room', `${viewport.offsetHeight}px`),
  );
  size.observe(viewport);
  // Dialogs are added to the body and removed from it.
  const layers = new MutationObserver(lift);
  layers.observe(document.body, { childList: true });
  window.addEventListener('resize', lift);
  return () => {
    layers.disconnect();
    size.disconnect();
    window.removeEventListener('resize', lift);
  };
}
