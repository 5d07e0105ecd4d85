/** A machine whose benchmark index in Lighthouse is this or more is fast: there some bars are plain times. */
export const FAST = 2_000;
