import { Link } from 'react-router';
import { brand } from '#core/brand.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The header of the application: little to leave by, and help in reach. */
export function ApplyHeader({ chatUrl }: { chatUrl: string }) {
  return (
    <header className="site-header screen-only">
      <div className="within-page flex h-header items-center gap-4">
        <Link to="/" aria-label={`${brand.name}, home`} className="mr-auto flex min-h-11 items-center">
          <Wordmark />
        </Link>
        <nav aria-label="Help" className="flex items-center gap-4 text-sm lg:gap-7">
          <Link to="/" className="header-link max-md:hidden">
            Home
          </Link>
          <a href={chatUrl} target="_blank" rel="noopener" className="header-link">
            Need help?
          </a>
          <Link to="/contact" className="header-link max-md:hidden">
            Contact Support
          </Link>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
