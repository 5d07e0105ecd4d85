/** What a route's `handle` says of the page it shows. */
export type PageHandle = {
  /** The parameters of its address that change what is shown; absent for a page that is not the same for everybody. */
  readonly sharedBy?: readonly string[];
  /** Whether all that it shows is there in every language. A page that says nothing of it is in English alone. */
  readonly isTranslated?: boolean;
};

/** Whether the page that is shown is there in every language. */
export function isTranslated(matches: readonly ({ readonly handle?: unknown } | undefined)[]): boolean {
  return matches.some((match) => (match?.handle as PageHandle | undefined)?.isTranslated === true);
}

/** A page that is the same for every visitor, and so is kept: one for each value of these parameters of its address. */
export function sharedPage(...sharedBy: string[]): PageHandle {
  return { sharedBy };
}

/** A page of which all is there in every language. */
export function inEveryLanguage(handle: PageHandle): PageHandle {
  return { ...handle, isTranslated: true };
}

/** A page that one visitor is shown, and nobody else. */
export const personalPage: PageHandle = {};
