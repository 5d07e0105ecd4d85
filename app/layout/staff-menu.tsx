import { useRef } from 'react';
import { NavLink } from 'react-router';
import { LANGUAGE_NAMES, type Language } from '#core/language.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { FETCHED_EARLY } from '#ui/offline.ts';
import type { AdminPlace } from './admin-tabs.ts';
import { words } from './words/index.ts';

const MENU_ID = 'staff-menu';

interface StaffMenuProps {
  places: readonly AdminPlace[];
  username: string;
  /** The other one of the staff's two languages, and the function that switches to it. */
  other: Language;
  onOther: () => void;
  onSignOut: () => void;
}

/**
 * The screens that have no tab, the staff member's name, and signing out: in the bar on wide screens, behind a button on narrow
 * ones.
 */
export function StaffMenu({ places, username, other, onOther, onSignOut }: StaffMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-label={words.menu} className="staff-menu-opener">
        <MenuIcon />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="staff-menu">
        <nav aria-label={words.more}>
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} className="staff-link" {...FETCHED_EARLY} onClick={close}>
              {label()}
            </NavLink>
          ))}
        </nav>
        <span className="staff-who">{username}</span>
        <button type="button" lang={other} className="staff-link" onClick={onOther}>
          {LANGUAGE_NAMES[other]}
        </button>
        <button type="button" className="staff-link" onClick={onSignOut}>
          {words.signOut}
        </button>
      </div>
    </>
  );
}
