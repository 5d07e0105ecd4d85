import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefusal } from '#features/accounts/components/refusal.ts';
import { PROFILE } from '#features/accounts/queries/user.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { DamageHoldLine } from '#features/fleet/components/damage-hold-line.tsx';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import { MoneySection } from '#features/money/components/money-section.tsx';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { pricingTypeName } from '#features/pricing/domain/sheets.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/link.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { statusBadge } from '../policy/states.ts';
import { linkToOwn } from '../queries/agreements.ts';
import { CHARTER_LINKS } from '../queries/booking.ts';
import {
  calendarFileAddress,
  cancelOwnRequest,
  letGoOfOwnCard,
  OWN_REQUESTS,
  ownRequestQuery,
  papersAddress,
  startOwnHold,
  startOwnPayment,
} from '../queries/own.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { HoldAndCard } from './kept-card.tsx';
import { isAgreed, mayHaveQuote } from './may-have-quote.ts';
import { PayByCard } from './pay-by-card.tsx';
import { isToCome, isToSail, rangeOf, saysWhatIsDue, whyQuoteIsOver } from './trip-words.ts';

/** One of the client's own requests: what it is, its price, its history, and how to cancel it. */
export function RequestDialog({
  charterId,
  onClose,
}: {
  charterId: string | undefined;
  onClose: () => void;
}) {
  const [last, setLast] = useState('');
  const id = charterId ?? last;
  const request = useQuery({ ...ownRequestQuery(id), enabled: charterId !== undefined });
  if (charterId && charterId !== last) setLast(charterId);
  const charter = request.data;
  return (
    <Dialog
      open={charterId !== undefined}
      onOpenChange={(open) => open || onClose()}
      size="wide"
      title={charter ? charter.yacht.name : words.headings.request}
      description={charter ? words.requestNamed(charter.number) : undefined}
    >
      {request.isError && <NotRead said={words.requestFailed} onRetry={request.refetch} />}
      {charter ? <Opened charter={charter} /> : !request.isError && <Skeleton className="h-64" />}
    </Dialog>
  );
}

/** Says whether the quote can still be accepted, and until when its time is held. */
function standingOf(charter: ClientCharterAnswer, { heldUntil }: { heldUntil: string }): string {
  const over = whyQuoteIsOver(charter);
  if (over) return over;
  return new Date(heldUntil) > new Date() ? words.heldUntil(instantText(heldUntil, 'plain')) : words.holdOver;
}

function priceHeading({ status, quote }: ClientCharterAnswer): string {
  if (isAgreed(status)) return words.thePrice;
  return quote && mayHaveQuote(status) ? words.headings.quote : words.estimatedPrice;
}

/** What the dialog shows of a request. */
export function Opened({ charter }: { charter: ClientCharterAnswer }) {
  const badge = statusBadge(charter.status);
  const price = charter.quote?.price ?? charter.estimate;
  const facts = [
    { label: words.date, value: dayText(charter.startDate, 'dated') },
    { label: words.time, value: timeText(rangeOf(charter)) },
    { label: words.guests, value: String(charter.guestCount) },
    { label: words.captain, value: modeName(charter.mode) },
    { label: words.charter, value: pricingTypeName(charter.pricingType) },
  ];
  return (
    <div className="grid gap-10">
      <div>
        <p>
          <Badge colour={badge.colour}>{badge.label}</Badge>
        </p>
        <dl className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular text-right">{value}</dd>
            </div>
          ))}
        </dl>
        {charter.specialRequests !== '' && (
          <p className="mt-4 wrap-anywhere whitespace-pre-line">{charter.specialRequests}</p>
        )}
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
          {charter.boarding.isInFleet && (
            <TextLink to={`/yachts/${charter.yacht.id}`}>{words.seeTheYacht}</TextLink>
          )}
          {isToCome(charter) && (
            <ToOwnPage
              charterId={charter.id}
              page="trip"
              label={charter.hasLeft ? words.yourCharter : words.signAndPrepare}
            />
          )}
          {isToSail(charter) && (
            <ButtonAnchor
              variant="secondary"
              size="small"
              href={calendarFileAddress(charter.id)}
              download="charter.ics"
            >
              {words.addToMyCalendar}
            </ButtonAnchor>
          )}
        </p>
      </div>
      <section aria-labelledby="request-price">
        <h3 id="request-price">{priceHeading(charter)}</h3>
        {price ? (
          <PriceLines
            price={price}
            hasDue={saysWhatIsDue(charter)}
            {...(charter.quote && mayHaveQuote(charter.status) && { undated: words.dueWithDeposit })}
            className="mt-4 text-base"
          />
        ) : (
          <p className="mt-3">{words.pricesOnDemand}</p>
        )}
        <DamageHoldLine dollars={charter.damageHold} className="mt-4" />
        {charter.status === 'quoted' && charter.quote && (
          <p className="mt-4 border-l-2 border-brass pl-5">{standingOf(charter, charter.quote)}</p>
        )}
        {charter.status === 'quoted' && !whyQuoteIsOver(charter) && (
          <p className="mt-4">
            <ToOwnPage charterId={charter.id} page="quote" label={words.readAndAccept} />
          </p>
        )}
      </section>
      {charter.money && (
        <PayByCard money={charter.money} start={(wish) => startOwnPayment(charter.id, wish)} />
      )}
      {charter.money && (
        <HoldAndCard
          money={charter.money}
          startHold={() => startOwnHold(charter.id)}
          letGo={() => letGoOfOwnCard(charter.id)}
        />
      )}
      {charter.money && (
        <MoneySection money={charter.money} papersUrl={papersAddress(charter.id)} level={3} />
      )}
      <section aria-labelledby="request-history">
        <h3 id="request-history">{words.whatHasHappened}</h3>
        <ol className="mt-4 grid gap-4 border-l border-line pl-6">
          {charter.history.map(({ status, at, by, isChange }) => (
            <li key={`${at}${status}`} className="relative">
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-6 size-2 -translate-x-1/2 rounded-full bg-brass"
              />
              <p className="font-semibold">{isChange ? words.changedMark : statusBadge(status).label}</p>
              <p className="text-sm text-muted">
                {(by === 'client' ? words.byYou : words.byTeam)(instantText(at, 'plain'))}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {charter.cancellation && <Cancelling charter={charter} cancellation={charter.cancellation} />}
    </div>
  );
}

/** The button to the charter's own page, where the client accepts a quote or signs the agreement. */
function ToOwnPage({ charterId, page, label }: { charterId: string; page: 'quote' | 'trip'; label: string }) {
  const navigate = useNavigate();
  const { press, isPending, trouble } = useSending(() => linkToOwn(charterId), {
    onDone: ({ token }) => navigate(`/${page}/${token}`),
  });
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => press()}>
        {label}
      </Button>
      {trouble && <span role="alert">{trouble.sentence}</span>}
    </>
  );
}

/** Cancelling: says first what comes back, and asks for a second press. */
function Cancelling({
  charter,
  cancellation,
}: {
  charter: ClientCharterAnswer;
  cancellation: NonNullable<ClientCharterAnswer['cancellation']>;
}) {
  const refuse = useRefusal();
  const [isAsking, setAsking] = useState(false);
  const { sentence, ...shown } = cancellation;
  const thing = charter.status === 'confirmed' ? 'charter' : 'request';
  const { press, isPending } = useSending(() => cancelOwnRequest(charter.id, shown), {
    // The charter's own page too: the client may go back to it.
    readAgain: [PROFILE, CHARTER_LINKS],
    readAgainWhenRefused: true,
    onDone: () => {
      setAsking(false);
      // A job releases the damage hold a moment later.
      readAgainSoon([OWN_REQUESTS]);
    },
    says: () => ({
      title: words.isNowCancelled[thing],
      description: `${charter.yacht.name}, ${dayText(charter.startDate, 'dated')}`,
    }),
    onRefused: (error) => refuse(error, words.notCancelled),
  });
  return (
    <section aria-labelledby="request-cancel" className="border-t border-line pt-6">
      <h3 id="request-cancel">{words.plansChanged}</h3>
      <p className="mt-2 text-muted">{sentence}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button variant="danger" busy={isPending} onClick={() => press()}>
              {words.yesCancel}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keepIt}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {words.cancelThis[thing]}
          </Button>
        )}
      </div>
    </section>
  );
}
