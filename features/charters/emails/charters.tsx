import type { ReactNode } from 'react';
import { telephoneLink } from '#core/brand.ts';
import { directionsTo } from '#features/fleet/domain/marinas.ts';
import { hereCents, type Statement } from '#features/money/domain/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { filled } from '#features/notifications/components/filled.tsx';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailLink,
  MailParagraphs,
  MailQuote,
  MailRule,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { greeting } from '#features/notifications/domain.ts';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import { formatCents } from '#words/amounts.ts';
import { ended } from '#words/ended.ts';
import { instantText } from '#words/instants.ts';
import { arrivalOf, type Boarding, type Reminder, requestNumber } from '../domain.ts';
import type { Quote } from '../repository/index.ts';
import {
  ByItself,
  charterFacts,
  hoursText,
  longDayOf,
  MarinaDrawing,
  miamiTime,
  PriceTable,
  pageAt,
  shortDayOf,
  type ToldCharter,
  YachtLink,
  yachtPicture,
} from './parts.tsx';
import { words as mailWords } from './words/index.ts';

/** What all mails about one charter use. */
export type Told = {
  readonly charter: ToldCharter;
  readonly contact: MailContact;
  readonly origin: string;
  readonly boarding: Boarding;
  /** The address of the charter's own page, where the client accepts a quote or cancels. */
  readonly link: string;
};

export const dayAndYacht = ({ charter }: Told) => `${charter.yachtName}, ${shortDayOf(charter)}`;

/** A mail to the client of a charter: a greeting, the given words, and whom to ask. */
export async function letter(
  { contact, charter, boarding, origin }: Told,
  { subject, heading, preview }: { subject: string; heading: string; preview: string },
  words: ReactNode,
): Promise<RenderedMail> {
  const mail = (
    <MailLayout
      preview={preview}
      heading={heading}
      contact={contact}
      picture={yachtPicture(boarding.picture, origin)}
    >
      <MailText>{greeting(charter.contactName)}</MailText>
      {words}
      <MailRule />
      <MailText quiet>
        {filled(mailWords.questions, {
          phone: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>,
          number: requestNumber(charter.id),
        })}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The marina of the yacht, with a link to directions, which ends the line as text; undefined when it is not known. */
function whereabouts({ marina }: Boarding) {
  if (marina === '') return undefined;
  return (
    <>
      {marina}, <MailLink href={directionsTo(marina)}>{mailWords.directions}</MailLink>
    </>
  );
}

/** Where and when to board. */
export function BoardingFacts({ told }: { told: Told }) {
  const { charter, boarding, origin } = told;
  const { arriveMinutesEarly } = boarding;
  const arrival = instantText(arrivalOf(charter, arriveMinutesEarly), 'time');
  return (
    <>
      <MailFacts
        facts={[
          ...charterFacts(charter),
          { label: mailWords.where, value: whereabouts(boarding) },
          {
            label: mailWords.arriveBy,
            value: mailWords.beforeDeparture(arrival, arriveMinutesEarly),
          },
        ]}
      />
      <MarinaDrawing marina={boarding.marina} origin={origin} />
    </>
  );
}

/**
 * "Your quote", with the link to accept it.
 *
 * @param former the charter as the quote had it whose place this one takes: its day is held no more
 */
export function quoteMail(
  told: Told,
  quote: Pick<Quote, 'number' | 'price' | 'note' | 'terms' | 'heldUntil'>,
  balanceDueAt: Date | null,
  former?: Pick<ToldCharter, 'startOn'>,
) {
  const { charter, origin } = told;
  return letter(
    told,
    {
      subject: (former ? mailWords.newQuote : mailWords.quote)(dayAndYacht(told)),
      heading: mailWords.quoteHeading,
      preview: mailWords.quotePreview(miamiTime(quote.heldUntil)),
    },
    <>
      <MailText>
        {filled(mailWords.quoteText, {
          yacht: <YachtLink charter={charter} origin={origin} />,
          day: longDayOf(charter),
          until: miamiTime(quote.heldUntil),
        })}
      </MailText>
      {former && <MailText>{mailWords.takesPlace(longDayOf(former))}</MailText>}
      {quote.note !== '' && <MailQuote>{quote.note}</MailQuote>}
      <MailFacts
        facts={[...charterFacts(charter), { label: mailWords.where, value: whereabouts(told.boarding) }]}
      />
      <MarinaDrawing marina={told.boarding.marina} origin={origin} />
      <MailTitle>{mailWords.thePrice}</MailTitle>
      <PriceTable price={quote.price} balanceDueAt={balanceDueAt} />
      <MailButton href={told.link}>{mailWords.seeQuote}</MailButton>
      <MailTitle>{mailWords.conditions}</MailTitle>
      {quote.terms.map((paragraph) => (
        <MailText key={paragraph} quiet>
          {paragraph}
        </MailText>
      ))}
    </>,
  );
}

/** "Confirmed"; the calendar file is attached. Of reminders it names those that will come. */
export function confirmedMail(
  told: Told,
  price: PriceEstimate | null,
  balanceDueAt: Date | null,
  reminder: Reminder | undefined,
) {
  const { charter, origin } = told;
  return letter(
    told,
    {
      subject: mailWords.confirmed(dayAndYacht(told)),
      heading: mailWords.confirmedHeading,
      preview: mailWords.confirmedPreview(longDayOf(charter), hoursText(charter)),
    },
    <>
      <MailText>
        {filled(mailWords.confirmedText, {
          yacht: <YachtLink charter={charter} origin={origin} />,
          day: longDayOf(charter),
        })}
      </MailText>
      <BoardingFacts told={told} />
      {price && (
        <>
          <MailTitle>{mailWords.thePrice}</MailTitle>
          <PriceTable price={price} balanceDueAt={balanceDueAt} />
          <MailText>{mailWords.pageShowsDue}</MailText>
        </>
      )}
      {reminder && <MailText>{mailWords.writeAgain[reminder]}</MailText>}
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );
}

/** "Cancelled"; the file attached for a confirmed charter takes it out of the client's calendar. */
export function cancelledMail(
  told: Told,
  cancelled: {
    readonly wasConfirmed: boolean;
    readonly byClient: boolean;
    /** Whether it was confirmed and the business calls it off, so that all of it comes back unless another day is found. */
    readonly isOurs: boolean;
    readonly refundPercent: number;
    /** Whether any payment is recorded. */
    readonly isPaid: boolean;
    /** What was paid and not owed, which comes back in full. */
    readonly notOwedCents: number;
    /** Whether staff are to decide what goes back of it. */
    readonly isUndecided: boolean;
  },
) {
  const { charter } = told;
  const { wasConfirmed, byClient, isOurs, refundPercent, isPaid, notOwedCents, isUndecided } = cancelled;
  const thing = wasConfirmed ? 'charter' : 'request';
  const isByConditions = wasConfirmed && byClient && !isUndecided;
  return letter(
    told,
    {
      subject: mailWords.cancelled(dayAndYacht(told)),
      heading: mailWords.cancelledHeading[thing],
      preview: `${charter.yachtName}, ${longDayOf(charter)}.`,
    },
    <>
      <MailText>{byClient ? mailWords.asYouAsked[thing] : mailWords.weCancelled[thing]}</MailText>
      <MailFacts facts={charterFacts(charter)} />
      {wasConfirmed && <MailText>{mailWords.outOfCalendar}</MailText>}
      {isByConditions && (
        <MailText>{refundPercent > 0 ? mailWords.comesBack(refundPercent) : mailWords.nothingBack}</MailText>
      )}
      {isByConditions && notOwedCents > 0 && (
        <MailText>{mailWords.notOwedBack(formatCents(notOwedCents))}</MailText>
      )}
      {isOurs && <MailText>{mailWords.otherDayOrBack}</MailText>}
      {isPaid && isUndecided && !isOurs && <MailText>{mailWords.writeOfPaid}</MailText>}
      {wasConfirmed && !isPaid && <MailText>{mailWords.noneRecorded}</MailText>}
      <MailButton href={pageAt(told.origin, '/yachts')}>{mailWords.anotherDay}</MailButton>
    </>,
  );
}

/** The sentence about the amount paid for a no-show; empty when all of it has gone back already. */
function keptOf(paid: Statement): string {
  if (paid.paidCents === 0) return mailWords.noneRecorded;
  if (hereCents(paid) <= 0) return '';
  return paid.returnedCents + paid.returningCents > 0 ? mailWords.nothingMoreBack : mailWords.nothingBack;
}

/** "We missed you": nobody came aboard, and nothing of the amount paid comes back (product 4.5). */
export const missedMail = (told: Told, paid: Statement) =>
  clientMessageMail(told, {
    subject: mailWords.missed,
    body: `${`${mailWords.weWaited} ${keptOf(paid)}`.trim()}\n\n${mailWords.missedWrongly}`,
  });

/** A mail that a staff member wrote, in their own words. */
export const clientMessageMail = (told: Told, { subject, body }: { subject: string; body: string }) =>
  letter(
    told,
    { subject, heading: subject, preview: body.slice(0, 120) },
    <>
      <MailParagraphs>{body}</MailParagraphs>
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );

/** When the balance, and an open APA with it, is or was due; nothing if it is paid, or has no date of its own. */
function BalanceDue({ money }: { money: MoneyAnswer }) {
  const [deposit, balance, apa] = (['deposit', 'balance', 'apa'] as const).map((name) =>
    money.pieces.find(({ kind }) => kind === name),
  );
  if (!balance || balance.state === 'paid' || balance.dueAt === deposit?.dueAt) return null;
  const day = miamiTime(new Date(balance.dueAt));
  // Beside a kept card, the sentences about the card name the APA.
  const isWithApa = !money.keptCard && apa?.dueAt === balance.dueAt && apa.state !== 'paid';
  if (balance.state === 'upcoming')
    return (
      <>
        <MailText>{(isWithApa ? mailWords.restIsDue : mailWords.balanceIsDue)(day)}</MailText>
        <ByItself money={money} day={day} />
      </>
    );
  if (money.keptCard)
    return (
      <>
        <MailText>{mailWords.balanceNow(formatCents(balance.cents - balance.paidCents))}</MailText>
        <ByItself money={money} />
      </>
    );
  return <MailText>{(isWithApa ? mailWords.restWasDue : mailWords.balanceWasDue)(day)}</MailText>;
}

/** The reminder a week or a day before departure. */
export function reminderMail(told: Told, reminder: Reminder, money: MoneyAnswer | null) {
  const { charter } = told;
  const isWeek = reminder === 'week';
  return letter(
    told,
    {
      subject: (isWeek ? mailWords.comingUp : mailWords.nearlyTime)(dayAndYacht(told)),
      heading: isWeek ? mailWords.comingUpHeading : mailWords.nearlyTimeHeading,
      preview: ended(
        [longDayOf(charter), hoursText(charter), told.boarding.marina].filter(Boolean).join(', '),
      ),
    },
    <>
      <MailText>
        {mailWords.waiting(charter.yachtName, longDayOf(charter))}{' '}
        {isWeek ? mailWords.tellUsNow : mailWords.bring}
      </MailText>
      <BoardingFacts told={told} />
      {isWeek && money?.onItsWayCents === 0 && <BalanceDue money={money} />}
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );
}
