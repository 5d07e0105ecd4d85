/** The most guests that a yacht may carry on a day, in each mode; undefined while it is not known. */
type OnDay = { readonly crewed: number; readonly bareboat: number } | undefined;

/**
 * The most guests of a charter before its mode is settled: no more than the yacht carries on each of its days (product 2.15). A
 * certificate that ends before a day makes them fewer than the yacht's capacity of today.
 */
export const mostOnDays = (capacity: number, days: readonly OnDay[]): number =>
  Math.min(capacity, ...days.map((on) => (on ? Math.max(on.crewed, on.bareboat) : capacity)));
