import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '#core/brand.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ProfileIcon } from '#ui/icons.tsx';
import { FETCHED_EARLY } from '#ui/offline.ts';
import { useScrolledPast } from '#ui/scrolled.ts';
import { words } from '../words/index.ts';
import { ChatLink } from './chat-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { bookingLink, headerLinks } from './site-links.ts';
import { Wordmark } from './wordmark.tsx';

/** The home page's header turns solid when the page has scrolled by this many pixels. */
const SOLID_AFTER_PX = 24;

interface HeaderProps {
  chatUrl: string;
  /** Opens the visitor's profile. If absent, a link to /profile. */
  profile?: ReactNode;
}

/** The fixed header: transparent over the home page's picture until the page scrolls, solid everywhere else. */
export function Header({ chatUrl, profile = <ProfileLink /> }: HeaderProps) {
  const { pathname } = useLocation();
  const booking = bookingLink();
  const overPicture = !useScrolledPast(() => SOLID_AFTER_PX) && pathname === '/';
  return (
    <header className="site-header screen-only" data-over={overPicture || undefined}>
      <div className="within-page flex h-header items-center gap-2">
        <Link
          to="/"
          {...FETCHED_EARLY}
          aria-label={words.homeOf(brand.name)}
          className="mr-auto flex min-h-11"
        >
          <Wordmark />
        </Link>
        <nav aria-label={words.main} className="max-lg:hidden">
          <ul className="flex gap-3.5 text-[0.875rem] xl:gap-7 xl:text-sm">
            {headerLinks().map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} {...FETCHED_EARLY} className="header-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 xl:ml-6">
          <LanguageLinks isShort className="header-languages" />
          {profile}
          <ChatLink href={chatUrl} />
          <ButtonLink to={booking.to} size="small" className="header-book ml-1 max-lg:hidden xl:ml-2">
            {booking.label}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function ProfileLink() {
  return (
    <Link to="/profile" {...FETCHED_EARLY} aria-label={words.profile} className="header-icon">
      <ProfileIcon size={22} />
    </Link>
  );
}
