/** How long the pointer must rest before a tooltip shows (product 9.4). */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after a tooltip closed, the next one shows at once (product 9.4). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** The delay before a tooltip shows, in milliseconds; `now` and `lastClosedAt` are milliseconds of the same clock. */
export function tooltipDelay(now: number, lastClosedAt: number | undefined): number {
  return lastClosedAt !== undefined && now - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}
