import { DropdownMenu } from 'radix-ui';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { MoreIcon } from './icons.tsx';
import { words } from './words/index.ts';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** The action takes something away or cannot be undone. It stands last, apart from the others. */
  readonly isDangerous?: boolean;
  /** For an item that is one of several choices: whether it is the current choice. */
  readonly isChosen?: boolean;
  readonly run: () => void;
};

interface MenuProps {
  /** The label of the button that opens the menu. */
  label?: string;
  items: readonly MenuItem[];
  /** Choices that stand before the items, apart from them. */
  first?: readonly MenuItem[];
  /** While an action is running that allows no other, the menu does not open. */
  busy?: boolean;
}

/**
 * A button that opens a menu, with the usual keys: arrows, first letters, Enter and Escape. Draws nothing if there are no
 * items.
 */
export function Menu({ label = words.more, first = [], items, busy }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const [isOpen, setOpen] = useState(false);
  // If an action starts elsewhere while the menu is open, close the menu.
  if (busy && isOpen) setOpen(false);
  if (items.length + first.length === 0) return null;
  const harmless = items.filter(({ isDangerous }) => !isDangerous);
  const dangerous = items.filter(({ isDangerous }) => isDangerous);
  const looks = (item: MenuItem) => ({
    className: 'menu-item',
    onSelect: () => {
      chosen.current = item;
    },
  });
  const drawn = (item: MenuItem) => (
    <DropdownMenu.Item key={item.id} {...looks(item)} data-dangerous={item.isDangerous || undefined}>
      {item.label}
    </DropdownMenu.Item>
  );
  const groups = [
    first.map((item) => (
      <DropdownMenu.CheckboxItem key={item.id} {...looks(item)} checked={item.isChosen ?? false}>
        {item.label}
      </DropdownMenu.CheckboxItem>
    )),
    harmless.map(drawn),
    dangerous.map(drawn),
  ].filter(({ length }) => length > 0);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={(next) => setOpen(next && !busy)}>
      <DropdownMenu.Trigger asChild>
        <Button ref={opener} size="small" variant="secondary" busy={busy} aria-disabled={busy || undefined}>
          {label}
          <MoreIcon size={16} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // No portal, so that the menu stays within the landmark or dialog of its button. Run the chosen item only after the
        // button has the focus again, so that a dialog it opens gives the focus back to the button.
        onCloseAutoFocus={(event) => {
          const item = chosen.current;
          chosen.current = undefined;
          if (!item) return;
          event.preventDefault();
          opener.current?.focus();
          item.run();
        }}
      >
        {groups.map((group, at) => (
          <Fragment key={group[0]?.key}>
            {at > 0 && <DropdownMenu.Separator className="menu-separator" />}
            {group}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
