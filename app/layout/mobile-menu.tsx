import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { BOOKING_LINK, HEADER_LINKS } from './site-links.ts';

const MENU_ID = 'site-menu';

/**
 * The menu below 1024 px. It is the browser's own popover: it opens without scripts, and a press outside or Escape
 * closes it.
 */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // Any navigation closes it: a link in it, the one to the page one is on, and Back.
  useOnChange(key, () => menu.current?.hidePopover());

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={open}
        aria-controls={MENU_ID}
        aria-label="Menu"
        className="header-icon -mr-2.5"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        className="site-menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ul>
          {HEADER_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={BOOKING_LINK.to} wide className="mt-8">
          {BOOKING_LINK.label}
        </ButtonLink>
      </nav>
    </div>
  );
}
