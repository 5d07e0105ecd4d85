import { Link } from 'react-router';
import { brand } from '#core/brand.ts';
import { words } from '../words/index.ts';
import { ChatLink } from './chat-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

interface ApplyHeaderProps {
  chatUrl: string;
}

/**
 * The header of the financing application: few ways to leave, and help within reach. On a phone the links have no room in the
 * bar; there they are on a line below, which scrolls away with the page so that it covers no field.
 */
export function ApplyHeader({ chatUrl }: ApplyHeaderProps) {
  return (
    <header className="screen-only contents">
      <div className="site-header">
        <div className="within-page flex h-header items-center gap-4">
          <Link to="/" aria-label={words.homeOf(brand.name)} className="mr-auto flex min-h-11 items-center">
            <Wordmark />
          </Link>
          <HelpLinks chatUrl={chatUrl} className="gap-4 max-md:hidden lg:gap-7" />
          <ChatLink href={chatUrl} />
          <MobileMenu />
        </div>
      </div>
      {/* The page reserves the bar's height at the top, so move this line down by it. */}
      <div className="relative top-header border-b border-line bg-page md:hidden">
        <HelpLinks chatUrl={chatUrl} className="within-page flex-wrap justify-between gap-x-2" />
      </div>
    </header>
  );
}

function HelpLinks({ chatUrl, className }: ApplyHeaderProps & { className: string }) {
  return (
    <nav aria-label={words.help} className={`flex items-center text-sm ${className}`}>
      <Link to="/" className="header-link max-md:min-w-11">
        {words.home}
      </Link>
      <a href={chatUrl} target="_blank" rel="noopener" className="header-link">
        {words.needHelp}
      </a>
      <Link to="/contact" className="header-link">
        {words.contactSupport}
      </Link>
    </nav>
  );
}
