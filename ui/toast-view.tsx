import { Toast as RadixToast } from 'radix-ui';
import { AlertIcon, CloseIcon } from './icons.tsx';
import { passEscapeOn } from './toast-escape.ts';
import { liftAboveBars } from './toast-lift.ts';
import { TOAST_SHOWN_MS, type Toast } from './toast-store.ts';
import { words } from './words/index.ts';

interface ToastViewProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** What a viewport of toasts needs as long as it is drawn. */
function attend(viewport: HTMLElement | null) {
  const ends = [liftAboveBars(viewport), passEscapeOn(viewport)];
  return () => {
    for (const end of ends) end?.();
  };
}

/** The drawn toasts: announced to screen readers, paused under the pointer or the focus, swiped away on a phone. */
export function ToastView({ toasts, onDismiss }: ToastViewProps) {
  return (
    // The key makes a new provider for each toast: one closed under the pointer leaves Radix paused, and the next would never
    // close.
    <RadixToast.Provider
      key={toasts[0]?.id}
      duration={TOAST_SHOWN_MS}
      swipeDirection="right"
      label={words.notice}
    >
      {toasts.map(({ id, open, title, description, variant = 'default' }) => (
        <RadixToast.Root
          key={id}
          className="toast"
          data-variant={variant}
          open={open}
          onOpenChange={(next) => next || onDismiss(id)}
        >
          {variant === 'destructive' && <AlertIcon className="mt-0.5" size={20} />}
          <div className="grid flex-1 gap-0.5">
            <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
            {description && (
              <RadixToast.Description className="text-sm">{description}</RadixToast.Description>
            )}
          </div>
          <RadixToast.Close className="toast-close" aria-label={words.close}>
            <CloseIcon size={18} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport ref={attend} className="toast-viewport" label={words.notices('{hotkey}')} />
    </RadixToast.Provider>
  );
}
