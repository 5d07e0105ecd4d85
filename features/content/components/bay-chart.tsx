import { brand } from '#core/brand.ts';
import { classes } from '#ui/classes.ts';
import { words } from '../words/index.ts';
import { BERTH, CHART_LABELS, isAtBerth, placeOnChart } from './bay-places.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const LOOKS = {
  land: 'display text-base sm:text-lg lg:text-xl',
  water: 'display text-sm text-deep/70 sm:text-base lg:text-lg',
  place: 'text-xs text-ink/85 lg:text-sm',
} as const;

/**
 * Our own chart of the bay with our berth. Nothing is loaded from other companies: the drawing comes from our server, and the
 * names over it are text of the page. On a phone it shows only the bay, not the open sea. The berth is left out if the business
 * is elsewhere.
 *
 * @param address the business's address, line by line
 */
export function BayChart({ address }: { address: readonly string[] }) {
  const isThere = isAtBerth(address);
  return (
    <figure>
      <div className="overflow-hidden border border-ink max-sm:aspect-[4/5]">
        <div className="relative max-sm:-ml-[27%] max-sm:h-full max-sm:w-[168%]">
          <img
            src="/charts/biscayne-bay.svg"
            alt={isThere ? `${words.bayChart} ${words.berthOnChart}` : words.bayChart}
            width={1350}
            height={1000}
            loading="lazy"
            decoding="async"
            className="block h-auto w-full max-sm:h-full max-sm:w-auto max-sm:max-w-none"
          />
          {CHART_LABELS.map(({ name, longitude, latitude, kind, isMinor, isOffshore }) => {
            const { x, y } = placeOnChart(longitude, latitude);
            return (
              <span
                key={`${longitude} ${latitude}`}
                aria-hidden="true"
                className={classes(
                  'pointer-events-none absolute -translate-1/2 leading-none whitespace-nowrap',
                  LOOKS[kind],
                  isMinor && 'max-md:hidden',
                  isOffshore && 'max-sm:hidden',
                )}
                style={{ left: percent(x), top: percent(y) }}
              >
                {typeof name === 'string' ? name : words.chartPlaces[name.of]}
              </span>
            );
          })}
          {isThere && <Berth address={address[0]} />}
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{words.chartNote}</figcaption>
    </figure>
  );
}

function Berth({ address }: { address: string | undefined }) {
  const { x, y } = placeOnChart(BERTH.longitude, BERTH.latitude);
  const place = { left: percent(x), top: percent(y) };
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute size-4 -translate-1/2 rounded-full border-2 border-page bg-urgent-strong shadow-float"
        style={place}
      />
      <span
        aria-hidden="true"
        className="on-dark absolute ml-3 -translate-y-1/2 max-[20rem]:-ml-3 max-[20rem]:-translate-x-full rounded-sm bg-ink px-2 sm:ml-4 sm:px-2.5 py-1.5 text-xs leading-tight font-semibold whitespace-nowrap text-on-dark sm:text-sm"
        style={place}
      >
        <span className="sm:hidden">{brand.shortName}</span>
        <span className="max-sm:hidden">{address}</span>
      </span>
    </>
  );
}
