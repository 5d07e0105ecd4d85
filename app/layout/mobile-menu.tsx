import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { words } from '../words/index.ts';
import { LanguageLinks } from './language-links.tsx';
import { bookingLink, headerLinks } from './site-links.ts';

const MENU_ID = 'site-menu';

/**
 * The menu below 1024 px. It is the browser's own popover, so it opens without scripts and closes with Escape or a press
 * outside.
 */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const booking = bookingLink();

  // Close the menu at any navigation: a link in it, even to the current page, and Back.
  useOnChange(key, () => menu.current?.hidePopover());

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={open}
        aria-controls={MENU_ID}
        aria-label={words.menu}
        className="header-icon -mr-2.5"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label={words.menu}
        className="site-menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ul>
          {headerLinks().map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={booking.to} wide className="mt-8">
          {booking.label}
        </ButtonLink>
        <LanguageLinks className="mt-6 flex" />
      </nav>
    </div>
  );
}
