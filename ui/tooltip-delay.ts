/** The pointer rests this long before a tooltip shows (product 9.4). */
export const TOOLTIP_DELAY_MS = 700;
/** Within this long after one has closed, the next shows at once (product 9.4). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** How long to wait before showing a tooltip, `now` and `lastClosedAt` in milliseconds of one clock. */
export function tooltipDelay(now: number, lastClosedAt: number | undefined): number {
  return lastClosedAt !== undefined && now - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}
