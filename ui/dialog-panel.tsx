import { Dialog as RadixDialog } from 'radix-ui';
import type { DialogProps } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';

/** What `Dialog` shows once it is needed. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  size = 'regular',
  footer,
  children,
  giveBack,
}: DialogProps & { giveBack: () => void }) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className="dialog"
          data-size={size}
          onCloseAutoFocus={(event) => {
            // Radix gives focus back to its own trigger only; ours is whatever opened the dialog.
            event.preventDefault();
            giveBack();
          }}
        >
          <header className="dialog-header">
            <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
            )}
          </header>
          {children && <div className="dialog-body">{children}</div>}
          {footer && <footer className="dialog-footer">{footer}</footer>}
          <RadixDialog.Close className="dialog-close button button-quiet button-icon" aria-label="Close">
            <CloseIcon />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
