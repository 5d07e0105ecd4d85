/**
 * The public pages besides the home page and the yachts' pages, each with the pictures at its top: they are the same for every
 * visitor and so are cached, and they are in the sitemap. A test compares them with the routes' handles.
 */
export const PUBLIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/yachts': ['fleet-hero'],
  '/packages': ['packages-hero'],
  '/special-events': ['special-lifestyle', 'special-weddings', 'special-night'],
  '/book-charter': ['film-base'],
  '/about': ['about-hero'],
  '/media': ['media-hero'],
  '/contact': ['contact-hero'],
  '/financing': ['financing-hero'],
};
