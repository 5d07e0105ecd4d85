import { FIRST_LANGUAGE, type Language } from '../core/language.ts';

/** A route of the built site, as far as its audience can be told. */
type BuiltRoute = { readonly id: string; readonly parentId?: string | undefined };

/** The layout around every staff page. */
const STAFF_SHELL = 'layout/admin-shell';

/** Whether a route is of the staff's screen. */
export function isStaffRoute({ id, parentId }: BuiltRoute): boolean {
  return id === STAFF_SHELL || parentId === STAFF_SHELL;
}

/** The site's routes as everybody else knows them: not even the addresses of the staff's code are in it. */
export function withoutStaffRoutes<Route extends BuiltRoute | undefined>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => route && !isStaffRoute(route)));
}

/** Where the browser's files of a language lie below the client's folder. */
export function assetsOf(language: Language): string {
  return language === FIRST_LANGUAGE ? 'assets' : `assets/${language}`;
}

/** Where the list of routes that visitors are given lies among the browser's files. */
export function siteManifestPath(version: string, language: Language): string {
  return `${assetsOf(language)}/site-manifest-${version}.js`;
}
