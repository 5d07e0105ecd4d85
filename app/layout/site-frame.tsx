import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { ContactSettings } from '#core/brand.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { focusOnArrival } from '#ui/arrival.ts';
import { useOnChange } from '#ui/on-change.ts';
import { Toaster } from '#ui/toast.tsx';
import { isTranslated } from '../page-handle.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

interface SiteFrameProps {
  contact: ContactSettings;
  /** Opens the visitor's profile, in place of the header's link. */
  profile?: ReactNode;
  /** The page's own header, in place of the site's. */
  header?: ReactNode;
  /** The page, with its own `<main>`. */
  children: ReactNode;
}

/** The frame of every page: header, footer, chat and toasts. */
export function SiteFrame({ contact, profile, header, children }: SiteFrameProps) {
  const { pathname } = useLocation();
  // Screen readers do not announce a page reached by a link, so move the focus to its heading.
  useOnChange(pathname, () => focusOnArrival(document.getElementById(CONTENT_ID)));
  const isEverywhere = isTranslated(useMatches());
  return (
    <>
      <SkipLink />
      <Letterhead contact={contact} />
      {header ?? <Header chatUrl={contact.chatUrl} profile={profile} />}
      <div
        // Also when the visitor comes from a page with another frame, such as the application.
        ref={focusOnArrival}
        id={CONTENT_ID}
        tabIndex={-1}
        className="site-content"
        data-home={pathname === '/' || undefined}
        lang={isEverywhere ? undefined : FIRST_LANGUAGE}
      >
        {children}
      </div>
      <Footer contact={contact} />
      <Toaster />
    </>
  );
}
