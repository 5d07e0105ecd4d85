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
  /** What opens the visitor's profile, in place of the header's link. */
  profile?: ReactNode;
  /** A header of the page's own, in place of the site's. */
  header?: ReactNode;
  /** The page, with its own `<main>`. */
  children: ReactNode;
}

/** What stands around every page: header, footer, chat and toasts. */
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
 * A page that came without a load of its own is not announced by itself: the focus goes to its beginning, unless the page has
 * given it to its heading.
 */
function useFocusOnArrival(pathname: string) {
  const content = useRef<HTMLDivElement>(null);
  useOnChange(pathname, () => {
    const { current } = content;
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  });
  // A page of another frame, such as the application's, brings this one along; React calls the same function once.
  return useCallback((appeared: HTMLDivElement | null) => {
    content.current = appeared;
    if (!appeared?.contains(document.activeElement)) focusOnArrival(appeared);
  }, []);
}
