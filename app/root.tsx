import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { brand, DEFAULT_CONTACT } from '#core/brand.ts';
import { languageNow } from '#core/language.ts';
import { fontUrls } from '#ui/fonts/index.ts';
import styles from '#ui/styles/app.css?inline';
import type { Route } from './+types/root.ts';
import { originContext } from './context.ts';
import { Following } from './layout/following.tsx';
import { NotFound } from './layout/not-found.tsx';
import { OutOfOrder } from './layout/out-of-order.tsx';
import { QuietScripts } from './layout/quiet-scripts.tsx';
import type { loader as readContact } from './layout/shell.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { words } from './words/index.ts';

/**
 * The server writes the styles into the page, so the browser's script does not carry them again. The browser reads them from
 * the page, because after an error React draws the whole document again.
 */
const pageStyles =
  import.meta.env.SSR || import.meta.env.DEV ? styles : document.querySelector('head > style')?.textContent;

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext) };
}

/** The origin is the same on every page. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageNow()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1b2b" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Browsers have read these from the page, so its scripts do not carry them. The last icon that one can show counts. */}
        {import.meta.env.SSR && (
          <>
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          </>
        )}
        <Meta />
        <style suppressHydrationWarning>{pageStyles}</style>
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <QuietScripts />
      </body>
    </html>
  );
}

export default function Root() {
  // Tells styles and tests that hydration is done and buttons work.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <>
      <Following />
      <Outlet />
    </>
  );
}

/** The error page, inside the site's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  // The frame of the broken page has loaded the contact data.
  const site = useRouteLoaderData<typeof readContact>('layout/shell');
  const application = useRouteLoaderData<typeof readContact>('layout/apply-shell');
  const { contact } = site ?? application ?? { contact: DEFAULT_CONTACT };
  return (
    <SiteFrame contact={contact}>
      {/* The page's own title was lost with the error. */}
      <title>{`${isUnknown ? words.notFoundTitle : words.outOfOrderTitle} · ${brand.name}`}</title>
      {isUnknown ? <NotFound /> : <OutOfOrder />}
    </SiteFrame>
  );
}
