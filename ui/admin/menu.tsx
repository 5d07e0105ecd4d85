import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { MoreIcon } from './icons.tsx';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** Takes something away or cannot be taken back: it stands last, apart from the others. */
  readonly isDangerous?: boolean;
  readonly run: () => void;
};

interface MenuProps {
  /** The words of the button that opens it. */
  label?: string;
  items: readonly MenuItem[];
  /** While something that was chosen is under way. */
  busy?: boolean;
}

/** What else can be done, behind one button: arrows, first letters, Enter and Escape as in any menu. Nothing without items. */
export function Menu({ label = 'More', items, busy }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  if (items.length === 0) return null;
  const harmless = items.filter(({ isDangerous }) => !isDangerous);
  const dangerous = items.filter(({ isDangerous }) => isDangerous);
  const drawn = (item: MenuItem) => (
    <DropdownMenu.Item
      key={item.id}
      className="menu-item"
      data-dangerous={item.isDangerous || undefined}
      onSelect={() => {
        chosen.current = item;
      }}
    >
      {item.label}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={opener} size="small" variant="secondary" busy={busy}>
          {label}
          <MoreIcon size={16} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={4}
          collisionPadding={8}
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
          {harmless.map(drawn)}
          {harmless.length > 0 && dangerous.length > 0 && (
            <DropdownMenu.Separator className="menu-separator" />
          )}
          {dangerous.map(drawn)}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
