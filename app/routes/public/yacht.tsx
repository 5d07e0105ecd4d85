import { Suspense } from 'react';
import { data, useParams, useRouteLoaderData, useSearchParams } from 'react-router';
import type { HoursOfDay } from '#core/charter-hours.ts';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { hourOf, timeOf } from '#core/half-hours.ts';
import { dollarsFromCents } from '#core/money.ts';
import { PICTURES_PATH, pictureAddress } from '#core/pictures.ts';
import { hoursOfSlotTime, SLOTS, type SlotId, slotName } from '#features/calendar/domain/index.ts';
import { AvailabilitySection } from '#features/charters/components/availability-section.tsx';
import { type CarriedBooking, readCarriedBooking } from '#features/charters/components/booking-query.ts';
import { useEstimate } from '#features/charters/components/use-estimate.ts';
import { siteSettingsQuery } from '#features/content/queries.ts';
import { addOnsQuery, packagesQuery } from '#features/extras/queries.ts';
import { DeckPlans } from '#features/fleet/components/deck-plans.tsx';
import { YachtAbout } from '#features/fleet/components/yacht-about.tsx';
import {
  askingAddress,
  bookingAddress,
  carriedChoices,
} from '#features/fleet/components/yacht-booking-address.ts';
import { YachtCall } from '#features/fleet/components/yacht-call.tsx';
import { YachtData } from '#features/fleet/components/yacht-data.tsx';
import { YachtGallery } from '#features/fleet/components/yacht-gallery.tsx';
import { YachtHeading } from '#features/fleet/components/yacht-heading.tsx';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import {
  type ListedPrices,
  YachtBottomBar,
  YachtPriceCard,
} from '#features/fleet/components/yacht-price-card.tsx';
import { YachtFailure, YachtLoading } from '#features/fleet/components/yacht-states.tsx';
import { beginningOf } from '#features/fleet/domain/yacht.ts';
import { yachtSheetQuery } from '#features/fleet/queries/sheet.ts';
import { yachtQuery } from '#features/fleet/queries/yacht.ts';
import type { YachtAnswer } from '#features/fleet/schema/answers.ts';
import { PriceFailure, PriceLists, PricesLoading } from '#features/pricing/components/price-lists.tsx';
import { EstimateBar, YachtEstimate } from '#features/pricing/components/yacht-estimate.tsx';
import {
  allInPrice,
  DEFAULT_PRICING_TYPE,
  durationName,
  headlinePrice,
  hoursOfSlot,
  PRICING_TYPES,
  type PriceSheet,
  type PricingType,
  pricingTypeName,
  readPricingType,
  startingPrice,
} from '#features/pricing/domain/index.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { useChangeAddress } from '#ui/change-address.ts';
import { lazyPart, useDeferred } from '#ui/deferred.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Container } from '#ui/layout.tsx';
import { lengthText } from '#words/amounts.ts';
import { clockText } from '#words/hour.ts';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { PageHead } from '../../page-head.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { words } from '../../words/index.ts';
import type { Route } from './+types/yacht.ts';

export const handle = inEveryLanguage(
  sharedPage('pricing', 'extras', 'date', 'slot', 'startTime', 'hours', 'guests', 'occasion'),
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const carriesExtras = new URL(request.url).searchParams.has('extras');
  const read = await readPageData(context, async (queries, api) => {
    const [yacht] = await Promise.all([
      queries.fetchQuery(yachtQuery(params.id, api)),
      queries.fetchQuery(yachtPricingQuery(params.id, api)),
      // For search engines and the estimate; the page works without these, so ignore a failure.
      queries.prefetchQuery(siteSettingsQuery(api)),
      ...(carriesExtras
        ? [queries.prefetchQuery(addOnsQuery(api)), queries.prefetchQuery(packagesQuery('charter', api))]
        : []),
    ]);
    if (yacht) await queries.prefetchQuery(yachtSheetQuery(yacht));
    return yacht ? 200 : 404;
  });
  return data({ ...read.data, today: charterDayAt(new Date()) }, read.init ?? {});
}

export function clientLoader() {
  return { ...NOTHING_READ, today: charterDayAt(new Date()) };
}

/** How many characters of a description a search result or a shared link shows. */
const SUMMARY_LENGTH = 155;

function summaryOf(yacht: YachtAnswer): string {
  const facts = [`${yacht.brand} ${yacht.model}`.trim(), lengthInWords(yacht.length)].filter(Boolean);
  const told = words.yachtFacts(facts.join(', '), yacht.capacity, yacht.location);
  return beginningOf(`${told} ${yacht.description || words.yachtWithoutWords}`, SUMMARY_LENGTH);
}

/** The choices in the address to carry on to a similar yacht's page, with the price list that its card refers to. */
const carriedOn = (params: URLSearchParams, shown: PricingType): [string, string][] => [
  ...carriedChoices(params),
  ...(shown === DEFAULT_PRICING_TYPE ? [] : ([['pricing', shown]] as [string, string][])),
];

const charterWith = (pricingType: PricingType) => pricingTypeName(pricingType).toLowerCase();

function listedAt(sheets: readonly PriceSheet[] | undefined): ListedPrices {
  if (!sheets) return undefined;
  const lowest = startingPrice(sheets);
  if (!lowest) return null;
  const headline = headlinePrice(sheets);
  return {
    allIn: headline && {
      dollars: dollarsFromCents(headline.cents),
      charter: charterWith(headline.pricingType),
    },
    starting: {
      dollars: dollarsFromCents(lowest.cents),
      basis: `${durationName(lowest.duration)}, ${charterWith(lowest.pricingType)}`,
    },
  };
}

/** The address for booking the yacht; undefined while the yacht cannot be booked here (product 2.16). */
const addressToBook = (yacht: YachtAnswer, pricingType: string | null, query: URLSearchParams) =>
  yacht.isBookable ? bookingAddress(yacht.id, pricingType, query) : undefined;

/** The offers for search engines, the headline price first: each slot, with and without amenities, all-in prices. */
function offersOf({ isBookable }: YachtAnswer, sheets: readonly PriceSheet[]) {
  if (!isBookable) return [];
  return SLOTS.toReversed().flatMap((slot) =>
    PRICING_TYPES.flatMap((type) => {
      const cents = allInPrice(sheets, type.id, hoursOfSlot(slot.id));
      const name = words.offered(slotName(slot.id), charterWith(type.id));
      return cents === null ? [] : [{ name, dollars: dollarsFromCents(cents) }];
    }),
  );
}

/** The time in the address that is not one of the four slots. */
function otherOf({ startTime, hours }: CarriedBooking) {
  if (hours === 0) return undefined;
  const time = { startHour: hourOf(startTime), hours };
  return {
    time,
    length: lengthText(hours),
    inWords: words.lengthFrom(lengthText(hours), clockText(time.startHour)),
  };
}

/** The address parts for a choice in the calendar. */
const withSlot = (date: CharterDay, slot: SlotId | '') =>
  slot === '' ? { date } : { date, slot, startTime: '', hours: '' };
const withOther = (date: CharterDay | '', time: HoursOfDay | undefined) =>
  time
    ? { date, slot: '', startTime: timeOf(time.startHour), hours: String(time.hours) }
    : { date, startTime: '', hours: '' };

const YachtNotFound = lazyPart(() =>
  import('#features/fleet/components/yacht-missing.tsx').then((module) => module.YachtNotFound),
);

const loadSimilar = () =>
  import('#features/charters/components/similar-yachts.tsx').then((module) => module.SimilarYachts);

function Yacht({ id, today }: { id: string; today: CharterDay }) {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const found = useAnswer(yachtQuery(id));
  const pricing = useAnswer(yachtPricingQuery(id));
  const { data: settings } = useAnswer(siteSettingsQuery());
  const carried = readCarriedBooking(params, today);
  const { startOn: day, slot: wanted, startTime, hours, extraIds } = carried;
  const shown = readPricingType(params.get('pricing'), pricing.data, hours);
  const slot = wanted || 'full-day';
  const Similar = useDeferred(loadSimilar, day !== '');
  const other = otherOf(carried);
  const price = useEstimate({
    yachtId: id,
    pricingType: shown,
    day,
    extraIds,
    time: other?.time ?? hoursOfSlotTime(slot),
  });

  if (found.data === undefined) {
    return (
      <>
        <PageHead title={words.yachtDetails} description={words.yachtForCharter} />
        {found.isError ? <YachtFailure onRetry={() => void found.refetch()} /> : <YachtLoading />}
      </>
    );
  }
  if (found.data === null) {
    return (
      <>
        <PageHead title={words.yachtNotFound} description={words.noSuchYacht} />
        <Suspense>
          <YachtNotFound />
        </Suspense>
      </>
    );
  }

  const yacht = found.data;
  const booking = addressToBook(yacht, shown, params);
  const asking = askingAddress(yacht.id, params);
  const listed = pricing.isError ? 'failed' : listedAt(pricing.data);
  const [first] = yacht.pictures;
  const summary = summaryOf(yacht);
  return (
    <main>
      <PageHead
        title={`${yacht.name}, ${yacht.brand} ${yacht.model}`.trim()}
        description={summary}
        path={`/yachts/${yacht.id}`}
        picture={first?.src.startsWith(PICTURES_PATH) ? pictureAddress(first.src, 1280) : undefined}
      />
      <YachtData
        yacht={yacht}
        summary={summary}
        origin={root?.origin ?? ''}
        offers={import.meta.env.SSR ? offersOf(yacht, pricing.data ?? []) : []}
        rating={settings?.rating ?? null}
      />
      <YachtGallery yacht={yacht} />
      <Container className="print-columns grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12">
        <YachtHeading yacht={yacht} />
        {/* Its lines come and go with the price that is chosen below, which must stay where it was pressed. */}
        <div className="[overflow-anchor:none] lg:row-span-2">
          <YachtPriceCard
            yacht={yacht}
            prices={listed}
            bookingAddress={booking}
            askingAddress={asking}
            damageHold={yacht.damageHold}
          >
            {listed && listed !== 'failed' && price !== undefined && (
              <YachtEstimate
                price={price}
                slot={slot}
                other={other?.inWords}
                day={day}
                carried={[...carriedChoices(params), ['pricing', shown]]}
              />
            )}
          </YachtPriceCard>
        </div>
        <div className="grid gap-y-section pt-6 lg:pt-16">
          {pricing.data ? (
            <PriceLists
              sheets={pricing.data}
              shown={shown}
              askingAddress={asking}
              carried={carriedChoices(params)}
            />
          ) : pricing.isError ? (
            <PriceFailure onRetry={() => void pricing.refetch()} />
          ) : (
            <PricesLoading />
          )}
          <AvailabilitySection
            yacht={yacht}
            today={today}
            day={day}
            slot={wanted}
            startTime={startTime}
            hours={hours}
            pricingType={shown}
            onChoose={(date, chosen) => change(withSlot(date, chosen))}
            onOther={(date, time) => change(withOther(date, time))}
          />
          {Similar && day !== '' && (
            <Similar
              yachtId={yacht.id}
              day={day}
              slot={wanted}
              time={other?.time}
              pricingType={shown}
              carried={carriedOn(params, shown)}
            />
          )}
          <div className="later">
            <YachtAbout yacht={yacht} />
            <DeckPlans yacht={yacht} />
          </div>
        </div>
      </Container>
      <YachtCall yacht={yacht} bookingAddress={booking} askingAddress={asking} />
      <YachtBottomBar prices={listed} bookingAddress={booking} askingAddress={asking}>
        {listed && listed !== 'failed' && price && (
          <EstimateBar price={price} slot={slot} other={other?.length} />
        )}
      </YachtBottomBar>
    </main>
  );
}

export default function YachtPage({ loaderData }: Route.ComponentProps) {
  const { id = '' } = useParams();
  return (
    <GivenAnswers page={loaderData}>
      {/* The key makes another yacht another page, so that its gallery starts at the first picture. */}
      <Yacht key={id} id={id} today={loaderData.today} />
    </GivenAnswers>
  );
}
