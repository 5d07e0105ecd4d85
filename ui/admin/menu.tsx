import { DropdownMenu } from 'radix-ui';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { MoreIcon } from './icons.tsx';
import { words } from './words/index.ts';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** Takes something away or cannot be taken back: it stands last, apart from the others. */
  readonly isDangerous?: boolean;
  /** One of several, and the one that holds now. */
  readonly isChosen?: boolean;
  readonly run: () => void;
};

interface MenuProps {
  /** The words of the button that opens it. */
  label?: string;
  items: readonly MenuItem[];
  /** What stands before those, apart from them: a choice. */
  first?: readonly MenuItem[];
  /** While something is under way, beside which nothing can be chosen: it does not open. */
  busy?: boolean;
}

/** What else can be done, behind one button: arrows, first letters, Enter and Escape as in any menu. Nothing without items. */
export function Menu({ label = words.more, first = [], items, busy }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const [isOpen, setOpen] = useState(false);
  // What was begun elsewhere closes it too.
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
        // Not in a portal, so that it stays within the landmark or dialog of its button.
        // What is chosen begins once the button has the focus again, so that a dialog gives it back to there.
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
