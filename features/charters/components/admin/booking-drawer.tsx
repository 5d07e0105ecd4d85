import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { telephoneLink } from '#core/brand.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import { Drawer } from '#ui/admin/drawer.tsx';
import { LanguageBadge, languageName } from '#ui/admin/language-badge.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/deferred.ts';
import { FRESH_MS } from '#ui/reading.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { statusBadge } from '../../policy/states.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { isToCome, rangeOf } from '../trip-words.ts';
import { staffCharterQuery } from './calls.ts';
import { CharterActions } from './charter-actions.tsx';
import { CharterHistory } from './charter-history.tsx';
import { CharterMessages } from './charter-messages.tsx';
import { CharterPrices } from './charter-prices.tsx';
import { EditBooking } from './edit-booking.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { placeFrom, placeText, type QuotePlace } from './staff-time.ts';
import { words } from './words/index.ts';

const PaymentsSection = lazyPart(() =>
  import('#features/money/components/admin/payments-section.tsx').then((module) => module.PaymentsSection),
);

const AgreementsSection = lazyPart(() =>
  import('#features/agreements/components/admin/agreements-section.tsx').then(
    (module) => module.AgreementsSection,
  ),
);

/**
 * The props of parts that features above charters hand in. `isStanding`: the charter is confirmed, so the part will need room.
 */
export type OfBooking = { charterId: string; isStanding: boolean };
export type DepartureOfBooking = ComponentType<OfBooking & { yachtId: string }>;

interface BookingDrawerProps {
  departure: DepartureOfBooking;
  /** Null while nothing is open. */
  charterId: string | null;
  /** The part that shows who comes aboard; a feature above charters hands it in. */
  guests: ComponentType<OfBooking>;
  /** From the calendar: the time for which the charter is to be quoted again, as `placeText` writes it. */
  quoteFor: string | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
}

/** A staff member who may only read gets no steps. */
const withoutSteps = (charter: StaffCharterAnswer | null): StaffCharterAnswer | null =>
  charter && { ...charter, events: [], nextStep: null };

/** One request or booking beside the list: its steps, its price, its messages and its history. */
export function BookingDrawer({
  charterId,
  guests,
  quoteFor,
  departure,
  isEditing,
  onEdit,
  onClose,
}: BookingDrawerProps) {
  const [last, setLast] = useState('');
  if (charterId && charterId !== last) setLast(charterId);
  const id = charterId ?? last;
  const mayChange = useMay()('charters', 'changes');
  const found = useQuery({
    ...staffCharterQuery(id),
    enabled: id !== '' && charterId !== null,
    select: mayChange ? undefined : withoutSteps,
  });
  const { data: charter } = found;
  const badge = charter && statusBadge(charter.status);
  return (
    <Drawer
      open={charterId !== null}
      onOpenChange={(open) => open || onClose()}
      title={charter ? charter.contactName : words.booking}
      description={
        charter && badge ? (
          <p className="flex flex-wrap items-center gap-2">
            <Badge colour={badge.colour}>{badge.label}</Badge>
            <span className="tabular">{words.requestNamed(charter.number)}</span>
            <LanguageBadge language={charter.language} />
            {charter.suspectedSpam && <Badge colour="red">{words.suspectedSpam}</Badge>}
          </p>
        ) : undefined
      }
    >
      <Read
        found={found}
        failure={words.bookingFailed}
        waiting={
          <div className="grid gap-4" aria-busy="true">
            <Skeleton className="h-10" />
            <Skeleton className="h-84" />
          </div>
        }
      >
        {(charter) =>
          charter === null ? (
            <EmptyState title={words.noSuchBooking}>{words.mayBeDeleted}</EmptyState>
          ) : (
            <>
              <Opened
                key={charter.id}
                charter={charter}
                guests={guests}
                departure={departure}
                given={placeFrom(quoteFor)}
                isQuoting={quoteFor !== null}
                onEdit={() => onEdit(true)}
              />
              <EditBooking open={isEditing} charter={charter} onClose={() => onEdit(false)} />
            </>
          )
        }
      </Read>
    </Drawer>
  );
}

function Opened({
  charter,
  guests: GuestsAboard,
  departure: Departure,
  given,
  isQuoting,
  onEdit,
}: {
  charter: StaffCharterAnswer;
  guests: ComponentType<OfBooking>;
  departure: DepartureOfBooking;
  given: QuotePlace | undefined;
  isQuoting: boolean;
  onEdit: () => void;
}) {
  const isStanding = charter.status === 'confirmed';
  const [place, setPlace] = useState(given);
  const isUnpriced = isToCome(charter) && charter.quote === null && charter.estimate === null;
  const isPriceable = charter.events.includes(isUnpriced ? 'correct' : 'quote');
  const [isOpen, setOpen] = useState(isQuoting && isPriceable);
  // A quote that was just sent stays open even if a colleague's change forbids quoting: it shows why it was refused.
  const [isSent, setSent] = useState(false);
  const [begun, setBegun] = useState(0);
  const quoteAnew = (at?: QuotePlace) => {
    setPlace(at);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setSent(false);
  };
  return (
    <div className="grid gap-8">
      <CharterActions charter={charter} onQuote={quoteAnew} onEdit={onEdit} />
      {isUnpriced && isPriceable && !isOpen && (
        <div className="staff-panel grid justify-items-start gap-2">
          <p>{words.hasNoPrice}</p>
          <Button size="small" variant="secondary" onClick={() => quoteAnew()}>
            {words.nameThePrice}
          </Button>
        </div>
      )}
      {isOpen && (isSent || isPriceable) && (
        <QuoteEditor
          key={`${begun} ${place ? placeText(place) : 'own'}`}
          charter={charter}
          given={place}
          onSend={() => setSent(true)}
          onDone={close}
          onAnew={() => setBegun(begun + 1)}
        />
      )}
      {(charter.status === 'confirmed' || charter.status === 'completed') && (
        <Departure charterId={charter.id} yachtId={charter.yacht.id} isStanding={isStanding} />
      )}
      <Facts charter={charter} />
      <Suspense fallback={<Skeleton className={isToCome(charter) ? 'h-61' : 'h-16'} />}>
        <AgreementsSection
          charterId={charter.id}
          isToCome={isToCome(charter)}
          isAgreed={isStanding || charter.status === 'completed'}
        />
      </Suspense>
      <Suspense fallback={<Skeleton className={isStanding ? 'h-32' : 'h-16'} />}>
        <GuestsAboard charterId={charter.id} isStanding={isStanding} />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-68" />}>
        <PaymentsSection charterId={charter.id} hasEmail={charter.contactEmail !== ''} />
      </Suspense>
      <CharterPrices charter={charter} />
      <CharterMessages charter={charter} />
      <CharterHistory charter={charter} />
    </div>
  );
}

function Facts({ charter }: { charter: StaffCharterAnswer }) {
  const offered = useOfferedExtras(true, FRESH_MS);
  const nameOf = ({ id, name }: StaffCharterAnswer['extras'][number]) =>
    !offered || offered.some((extra) => extra.id === id) ? name : words.offeredNoMore(name);
  const facts = [
    { name: words.yacht, value: charter.yacht.name },
    { name: words.date, value: dayText(charter.startDate, 'full') },
    { name: words.time, value: timeText(rangeOf(charter)) },
    { name: words.guests, value: String(charter.guestCount) },
    { name: words.captain, value: words.modes[charter.mode] },
    { name: words.charter, value: words.pricingTypes[charter.pricingType] },
    { name: words.language, value: languageName(charter.language) },
    { name: words.paymentTerms, value: words.billings[charter.billedAs] },
    { name: words.extras, value: charter.extras.map(nameOf).join(', ') || words.none },
    { name: words.received, value: instantText(charter.createdAt, 'short') },
  ];
  return (
    <TitledSection id="booking-facts" title={words.details}>
      <dl className="staff-facts">
        <div>
          <dt>{words.client}</dt>
          <dd>
            {charter.contactEmail ? (
              <Link to={`/admin/customers?q=${encodeURIComponent(charter.contactEmail)}`}>
                {charter.contactName}
              </Link>
            ) : (
              charter.contactName
            )}
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            {charter.contactEmail ? (
              <a href={`mailto:${charter.contactEmail}`}>{charter.contactEmail}</a>
            ) : charter.contactPhone ? (
              words.noEmail
            ) : (
              '–'
            )}
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            {charter.contactPhone ? (
              <a href={telephoneLink(charter.contactPhone)}>{charter.contactPhone}</a>
            ) : (
              '–'
            )}
          </dd>
        </div>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {charter.guestsProblem && (
        <p className="mt-3 text-urgent-strong">{words.notLawful(charter.guestsProblem)}</p>
      )}
      {charter.specialRequests !== '' && (
        <>
          <h4 className="mt-3 text-sm font-semibold text-muted">{words.specialRequests}</h4>
          <p className="whitespace-pre-line wrap-anywhere">{charter.specialRequests}</p>
        </>
      )}
    </TitledSection>
  );
}
