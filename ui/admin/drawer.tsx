import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { CloseIcon } from '../icons.tsx';
import { words } from './words/index.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer's heading and name. */
  title: ReactNode;
  /** A line under it: status, dates. */
  description?: ReactNode;
  /** Buttons that stay in view. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One thing of a list, opened beside it. Traps the focus, closes with Escape, gives the focus back. */
export function Drawer({ open, onOpenChange, title, description, footer, children }: DrawerProps) {
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className="drawer"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
        >
          <header className="drawer-header">
            <RadixDialog.Title className="staff-title">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className="text-sm text-muted">{description}</div>
              </RadixDialog.Description>
            )}
          </header>
          <div className="drawer-body">{children}</div>
          {footer && <footer className="drawer-footer">{footer}</footer>}
          <RadixDialog.Close
            className="dialog-close button button-quiet button-icon"
            aria-label={words.close}
          >
            <CloseIcon />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
