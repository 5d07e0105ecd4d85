/** What stands at the bottom of the screen for the thumb. */
const BARS = '.dialog-footer, .drawer-footer, .bottom-bar, .bulk-bar, [data-at-bottom]';
/** A toast is no higher than this, in pixels: a bar that ends above it is not in its way. */
const TOAST = 160;

/** By how many pixels toasts at the bottom must be raised so that they lie over none of those bars. */
function liftOf(viewport: HTMLElement): number {
  // What lies below an open dialog is out of reach.
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1);
  const { left, right } = viewport.getBoundingClientRect();
  const tops = [...(dialog ?? document).querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .filter((bar) => bar.top < window.innerHeight && bar.bottom > window.innerHeight - TOAST)
    .map((bar) => bar.top);
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops));
}

/** Keeps toasts above the buttons at the bottom of the screen, also of a dialog that opens or closes while one is shown. */
export function liftAboveBars(viewport: HTMLElement | null) {
  if (!viewport) return;
  const lift = () => viewport.style.setProperty('--toast-lift', `${Math.round(liftOf(viewport))}px`);
  lift();
  // So much a dialog's content gives way (ui/styles/overlays.css).
  const size = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--toast-room', `${viewport.offsetHeight}px`),
  );
  size.observe(viewport);
  // Dialogs come and go as children of the body.
  const layers = new MutationObserver(lift);
  layers.observe(document.body, { childList: true });
  window.addEventListener('resize', lift);
  return () => {
    layers.disconnect();
    size.disconnect();
    window.removeEventListener('resize', lift);
  };
}
