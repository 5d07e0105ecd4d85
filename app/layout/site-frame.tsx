import { type ReactNode, useCallback, useRef } from 'react';
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
  const content = useFocusOnArrival(pathname);
  const isEverywhere = isTranslated(useMatches());
  return (
    <>
      <SkipLink />
      <Letterhead contact={contact} />
      {header ?? <Header chatUrl={contact.chatUrl} profile={profile} />}
      <div
        ref={content}
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

/**
 * Screen readers do not announce a page reached by a link, so move the focus to the page's beginning, unless the page has moved
 * it to its heading.
 */
function useFocusOnArrival(pathname: string) {
  const content = useRef<HTMLDivElement>(null);
  useOnChange(pathname, () => {
    const { current } = content;
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  });
  // This also runs when the visitor comes from a page with another frame, such as the application. `useCallback` keeps React
  // from calling it more than once.
  return useCallback((appeared: HTMLDivElement | null) => {
    content.current = appeared;
    if (!appeared?.contains(document.activeElement)) focusOnArrival(appeared);
  }, []);
}
