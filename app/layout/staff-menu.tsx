import { useRef } from 'react';
import { NavLink } from 'react-router';
import { MenuIcon } from '#ui/icons.tsx';
import type { AdminPlace } from './admin-tabs.ts';

const MENU_ID = 'staff-menu';

interface StaffMenuProps {
  places: readonly AdminPlace[];
  username: string;
  onSignOut: () => void;
}

/** The screens beside the tabs, who is signed in, and the way out: in the bar, and where it is too narrow behind a button. */
export function StaffMenu({ places, username, onSignOut }: StaffMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-label="Menu" className="staff-menu-opener">
        <MenuIcon />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="staff-menu">
        <nav aria-label="More">
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} className="staff-link" prefetch="intent" onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <span className="staff-who">{username}</span>
        <button type="button" className="staff-link" onClick={onSignOut}>
          Sign out
        </button>
      </div>
    </>
  );
}
