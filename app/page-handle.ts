/** What a route's `handle` says about its page. */
export type PageHandle = {
  /** The address parameters that change what a shared page shows; absent for a page that is not the same for everybody. */
  readonly sharedBy?: readonly string[];
  /** Whether everything on the page exists in every language. If absent, the page exists only in English. */
  readonly isTranslated?: boolean;
};

/** Whether the current page exists in every language. */
export function isTranslated(matches: readonly ({ readonly handle?: unknown } | undefined)[]): boolean {
  return matches.some((match) => (match?.handle as PageHandle | undefined)?.isTranslated === true);
}

/**
 * A page that is the same for every visitor, so it can be cached: one copy for each combination of these address parameters.
 */
export function sharedPage(...sharedBy: string[]): PageHandle {
  return { sharedBy };
}

/** Marks a page as existing in every language. */
export function inEveryLanguage(handle: PageHandle): PageHandle {
  return { ...handle, isTranslated: true };
}

/** A page that only one visitor may see. */
export const personalPage: PageHandle = {};
