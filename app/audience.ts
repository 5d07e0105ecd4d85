import { FIRST_LANGUAGE, type Language } from '../core/language.ts';

/** The parts of a built route that tell whether it is for staff. */
type BuiltRoute = { readonly id: string; readonly parentId?: string | undefined };

/** The layout around every staff page. */
const STAFF_SHELL = 'layout/admin-shell';

/** Whether a route belongs to the staff's screens. */
export function isStaffRoute({ id, parentId }: BuiltRoute): boolean {
  return id === STAFF_SHELL || parentId === STAFF_SHELL;
}

/**
 * The routes that everybody except staff gets: without the staff's routes, so not even the addresses of their code are known.
 */
export function withoutStaffRoutes<Route extends BuiltRoute | undefined>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => route && !isStaffRoute(route)));
}

/** The folder of a language's browser files, below the client folder. */
export function assetsOf(language: Language): string {
  return language === FIRST_LANGUAGE ? 'assets' : `assets/${language}`;
}

/** The path of the visitors' list of routes, below the client folder. */
export function siteManifestPath(version: string, language: Language): string {
  return `${assetsOf(language)}/site-manifest-${version}.js`;
}
