import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AgreementSection } from '#features/agreements/components/agreement-section.tsx';
import type { SignerAgreements } from '#features/agreements/schema.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { DamageHoldLine } from '#features/fleet/components/damage-hold-line.tsx';
import { directionsTo, MARINA_MAP, marinaMap } from '#features/fleet/domain/marinas.ts';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import { MoneySection } from '#features/money/components/money-section.tsx';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { LeavingAsked } from '#ui/ask-before-leaving.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FactList } from '#ui/fact-list.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Container } from '#ui/layout.tsx';
import { TextLink } from '#ui/link.tsx';
import { PartNotRead } from '#ui/not-read.tsx';
import { lookWhile } from '#ui/reading.ts';
import { Said } from '#ui/said.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { CHARTER_STATES, statusBadge } from '../policy/states.ts';
import { signingByLink, toSignQuery } from '../queries/agreements.ts';
import {
  letGoOfCard,
  linkedCharterQuery,
  linkedPapersAddress,
  startHold,
  startPayment,
} from '../queries/booking.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import {
  agreementOnHold,
  BeforeYouSail,
  type StepBeforeYouSail,
  stepNotRead,
  useKeptForTheDock,
} from './before-you-sail.tsx';
import { CancelCharter } from './cancel-charter.tsx';
import { HoldAndCard } from './kept-card.tsx';
import { isAgreed, mayHaveQuote } from './may-have-quote.ts';
import { PayByCard } from './pay-by-card.tsx';
import { QuoteAcceptance } from './quote-acceptance.tsx';
import { type CameBack, Thanks, thanksFor } from './thanks.tsx';
import { isToCome, isToSail, rangeOf, saysWhatIsDue, whyQuoteIsOver } from './trip-words.ts';

/** The page of a mailed link, for the charter's client: a quote to accept, a charter to come, or what became of it. */
export function LinkedCharter({
  token,
  failed,
  back,
  onThanked,
  guests,
  steps = [],
}: {
  token: string;
  failed: boolean;
  /** What the client has just come back from on the card company's page. */
  back: CameBack | undefined;
  /** Called when the client has seen the thanks. */
  onThanked: () => void;
  /** Who comes aboard, and further steps before departure. Features above charters know both, and hand them in. */
  guests?: ReactNode;
  steps?: readonly StepBeforeYouSail[] | undefined;
}) {
  const {
    data: charter,
    isError,
    refetch,
  } = useQuery({
    ...linkedCharterQuery(token),
    // The client was told that the payment appears here by itself; the card company may be away for a while.
    ...lookWhile(
      (read: ClientCharterAnswer | null | undefined) => thanksFor(back, read?.money ?? null) === 'awaited',
    ),
  });
  // For a link that leads nowhere, do not ask for its agreements.
  const toSign = useQuery({ ...toSignQuery(token), enabled: charter !== null });
  const [done, setDone] = useState('');
  useKeptForTheDock(charter);

  if (charter === null) return <NoSuchLink />;
  if (charter === undefined) return <NotYet hasFailed={isError || failed} onRetry={refetch} />;
  const { quote, cancellation, status, money } = charter;
  const isAhead = isToCome(charter);
  const papers = papersOf(isAhead, toSign.data);
  const badge = statusBadge(status);
  const over = whyQuoteIsOver(charter);
  return (
    <Container width="narrow" className="pt-6 pb-section">
      <LeavingAsked />
      {charter.boarding.picture && (
        <ShownPicture
          picture={charter.boarding.picture}
          sizes="(min-width: 62rem) 60rem, 100vw"
          ratio="21 / 9"
          priority
          className="mb-8 rounded-lg print:mb-4 print:max-h-[50mm]"
        />
      )}
      <p className="flex flex-wrap items-center gap-3 text-muted">
        <Badge colour={badge.colour}>{badge.label}</Badge>
        <span className="tabular">{words.requestNamed(charter.number)}</span>
      </p>
      <h1 className="mt-4">{CHARTER_STATES[status].heading()}</h1>
      {!done && <Thanks back={back} money={money} onThanked={onThanked} />}
      {done && (
        <p ref={takeFocus} tabIndex={-1} className="mt-5 border-l-2 border-brass pl-5 text-lg">
          {done}
        </p>
      )}
      {money && <PayByCard money={money} start={(wish) => startPayment(token, wish)} />}
      {money && (
        <HoldAndCard money={money} startHold={() => startHold(token)} letGo={() => letGoOfCard(token)} />
      )}
      <Facts charter={charter} />
      <MarinaDrawing name={charter.boarding.marina} isAhead={isAhead} />
      {isToSail(charter) && (
        <p className="screen-only mt-6">
          <ButtonAnchor variant="secondary" href={`/api/charter-links/${token}/calendar-file`} download>
            {words.addToCalendar}
          </ButtonAnchor>
        </p>
      )}
      {isToSail(charter) && (
        <BeforeYouSail
          charter={charter}
          agreement={papers.isCurrent ? papers.agreements[0] : undefined}
          steps={[...agreementNotRead(toSign), ...(papers.isOnHold ? [agreementOnHold()] : []), ...steps]}
        />
      )}
      {guests}
      <PartNotRead id="agreement" found={toSign} title={words.agreement} className="mt-12 scroll-mt-24" />
      <AgreementSection {...papers} calls={signingByLink(token)} />
      {money && <MoneySection money={money} papersUrl={linkedPapersAddress(token)} />}
      <Money charter={charter} />
      {over && <p className="mt-10">{over}</p>}
      {status === 'quoted' && !over && quote && (
        <QuoteAcceptance
          token={token}
          quote={quote}
          heldUntil={instantText(quote.heldUntil, 'long')}
          isHeld={new Date(quote.heldUntil) > new Date()}
          onAccepted={() => setDone(words.isConfirmed)}
          onOutdated={setDone}
        />
      )}
      {(status === 'cancelled' || over) && (
        <p className="mt-10">
          {charter.boarding.isInFleet ? (
            <ButtonLink to={`/yachts/${charter.yacht.id}`}>{words.findAnotherDay}</ButtonLink>
          ) : (
            <ButtonLink to="/yachts">{words.seeOurYachts}</ButtonLink>
          )}
        </p>
      )}
      {cancellation && (
        <CancelCharter
          token={token}
          cancellation={cancellation}
          thing={status === 'confirmed' ? 'charter' : 'request'}
          onCancelled={() => setDone(words.isCancelled)}
          onOutdated={setDone}
        />
      )}
    </Container>
  );
}

/**
 * What is shown of the agreements. A job voids the agreement a while after a cancellation or the return; until then, hide an
 * agreement that no one may sign any more.
 */
function papersOf(isAhead: boolean, toSign: SignerAgreements | null | undefined) {
  const { isAwaited, isOnHold, agreements } = toSign ?? { isAwaited: false, isOnHold: false, agreements: [] };
  return {
    isAwaited,
    isOnHold,
    isCurrent: !isAwaited && !isOnHold,
    agreements: agreements.filter(({ state }) => isAhead || (state !== 'open' && state !== 'signed')),
  };
}

const agreementNotRead = ({ isLoadingError }: { isLoadingError: boolean }) =>
  isLoadingError ? [stepNotRead(words.agreement, '#agreement')] : [];

function NotYet({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => unknown }) {
  const title = words.headings.charter;
  return hasFailed ? (
    <Said title={title} text={words.charterFailed} role="alert" onRetry={onRetry} />
  ) : (
    <Said title={title} text={words.charterLoading} role="status" />
  );
}

function Facts({ charter }: { charter: ClientCharterAnswer }) {
  const { isInFleet, marina, arriveBy } = charter.boarding;
  const facts = [
    [
      words.yacht,
      isInFleet ? (
        <TextLink key="yacht" to={`/yachts/${charter.yacht.id}`} translate="no">
          {charter.yacht.name}
        </TextLink>
      ) : (
        <span key="yacht" translate="no">
          {charter.yacht.name}
        </span>
      ),
    ],
    [words.date, dayText(charter.startDate, 'full')],
    [words.time, timeText(rangeOf(charter))],
    ...(isToSail(charter) ? ([[words.arriveBy, instantText(arriveBy, 'time')]] as const) : []),
    ...(marina ? ([[words.where, <Marina key="where" name={marina} />]] as const) : []),
    ...(charter.captain ? ([[words.captain, charter.captain]] as const) : []),
    [words.guests, charter.guestCount],
    [words.chartered, modeName(charter.mode)],
    [words.charter, words.charterTypes[charter.pricingType]],
    [words.forWhom, charter.contactName],
  ] as const;
  return <FactList facts={facts} className="mt-8 max-w-form" />;
}

/** The marina where the yacht lies, and a link to directions. */
function Marina({ name }: { name: string }) {
  return (
    <>
      {name}
      <a className="link screen-only ml-3" href={directionsTo(name)} target="_blank" rel="noopener">
        {words.directions}
      </a>
    </>
  );
}

/** The map of the marina. It is printed only for a charter that will sail: a quote's sheet is full of figures. */
function MarinaDrawing({ name, isAhead }: { name: string; isAhead: boolean }) {
  const map = marinaMap(name);
  if (!map) return null;
  return (
    <img
      src={map.src}
      alt={words.mapOf(name)}
      {...MARINA_MAP}
      loading="lazy"
      className={classes('mt-8 w-full max-w-form rounded-md', isAhead ? 'print:w-[70mm]' : 'screen-only')}
    />
  );
}

/** The quote with its conditions or, while no quote holds, the price that is expected. */
function Money({ charter }: { charter: ClientCharterAnswer }) {
  const { quote, estimate, damageHold } = charter;
  const hasDue = saysWhatIsDue(charter);
  if (!quote || !mayHaveQuote(charter.status)) {
    const price = quote?.price ?? estimate;
    return (
      price && (
        <section aria-labelledby="price" className="mt-12">
          <h2 id="price">{isAgreed(charter.status) ? words.thePrice : words.estimate}</h2>
          <PriceLines price={price} hasDue={hasDue} className="mt-5 max-w-form text-base" />
          <DamageHoldLine dollars={damageHold} className="mt-4 max-w-form" />
        </section>
      )
    );
  }
  return (
    <section aria-labelledby="price" className="mt-12">
      <h2 id="price">{words.thePrice}</h2>
      {charter.status === 'quoted' && quote.number > 1 && (
        <p className="mt-4 max-w-text">{words.newestQuote}</p>
      )}
      {quote.note && <p className="mt-4 max-w-text whitespace-pre-line">{quote.note}</p>}
      <PriceLines
        price={quote.price}
        hasDue={hasDue}
        undated={words.dueWithDeposit}
        className="mt-5 max-w-form text-base"
      />
      <DamageHoldLine dollars={damageHold} className="mt-4 max-w-form" />
      <h3 className="mt-10">{words.theConditions}</h3>
      <div lang={charter.language} className="mt-4 grid max-w-text gap-3 text-muted">
        {quote.terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {quote.acceptedAt && (
        <p className="mt-6 border-t border-line pt-4">
          {words.acceptedBy(quote.acceptedName ?? '', instantText(quote.acceptedAt, 'long'))}
        </p>
      )}
    </section>
  );
}

function NoSuchLink() {
  return (
    <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
      <h1>{words.linkOver}</h1>
      <p className="mt-5 max-w-text text-lg text-muted">
        {words.useLatest}
        <TextLink to="/contact">{words.callOrWriteToUs}</TextLink>.
      </p>
    </Container>
  );
}
