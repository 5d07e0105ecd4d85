import type { ReactNode } from 'react';
import { telephoneLink } from '#core/brand.ts';
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
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { arrivalOf, type Boarding, type Reminder, requestNumber } from '../domain.ts';
import type { Quote } from '../repository/index.ts';
import {
  charterFacts,
  directionsTo,
  hoursText,
  longDayOf,
  MarinaDrawing,
  miamiTime,
  PriceTable,
  shortDayOf,
  type ToldCharter,
  YachtLink,
  yachtPicture,
} from './parts.tsx';

/** What the mails about one charter have in common. */
export type Told = {
  readonly charter: ToldCharter;
  readonly contact: MailContact;
  readonly origin: string;
  readonly boarding: Boarding;
  /** Where the client sees the charter, accepts a quote or cancels. */
  readonly link: string;
};

const dayAndYacht = ({ charter }: Told) => `${charter.yachtName}, ${shortDayOf(charter)}`;

/** A mail to the client of a charter: greeting, words, and whom to ask. */
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
        Questions? Reply to this email, or call{' '}
        <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink> and mention your request
        number, {requestNumber(charter.id)}.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Where she lies, with the way there; undefined when it is not known. */
function whereabouts({ marina }: Boarding) {
  if (marina === '') return undefined;
  return (
    <>
      {marina} (<MailLink href={directionsTo(marina)}>directions</MailLink>)
    </>
  );
}

/** Where and when to be there. */
function BoardingFacts({ told }: { told: Told }) {
  const { charter, boarding, origin } = told;
  const { arriveMinutesEarly } = boarding;
  const arrival = instantText(arrivalOf(charter, arriveMinutesEarly), 'time');
  return (
    <>
      <MailFacts
        facts={[
          ...charterFacts(charter),
          { label: 'Where', value: whereabouts(boarding) },
          {
            label: 'Arrive by',
            value: `${arrival}, ${counted(arriveMinutesEarly, 'minute')} before departure`,
          },
        ]}
      />
      <MarinaDrawing marina={boarding.marina} origin={origin} />
    </>
  );
}

/** "Your quote", with the link to accept it. */
export function quoteMail(
  told: Told,
  quote: Pick<Quote, 'number' | 'price' | 'note' | 'terms' | 'heldUntil'>,
  balanceDueAt: Date | null,
) {
  const { charter, origin } = told;
  return letter(
    told,
    {
      subject: `Your quote: ${dayAndYacht(told)}`,
      heading: 'Your quote',
      preview: `Every fee named, and the yacht held for you until ${miamiTime(quote.heldUntil)}.`,
    },
    <>
      <MailText>
        <YachtLink charter={charter} origin={origin} /> can be yours on {longDayOf(charter)}. Here is what the
        day comes to, everything included. We hold her for you until {miamiTime(quote.heldUntil)}, Miami time.
      </MailText>
      {quote.note !== '' && <MailQuote>{quote.note}</MailQuote>}
      <MailFacts facts={[...charterFacts(charter), { label: 'Where', value: whereabouts(told.boarding) }]} />
      <MarinaDrawing marina={told.boarding.marina} origin={origin} />
      <MailTitle>The price</MailTitle>
      <PriceTable price={quote.price} balanceDueAt={balanceDueAt} />
      <MailButton href={told.link}>See the quote and accept it</MailButton>
      <MailTitle>The conditions</MailTitle>
      {quote.terms.map((paragraph) => (
        <MailText key={paragraph} quiet>
          {paragraph}
        </MailText>
      ))}
    </>,
  );
}

/** "Confirmed"; its calendar file goes with it. */
export function confirmedMail(told: Told, quote: Pick<Quote, 'price'> | null, balanceDueAt: Date | null) {
  const { charter, origin } = told;
  return letter(
    told,
    {
      subject: `Confirmed: ${dayAndYacht(told)}`,
      heading: 'Your charter is confirmed',
      preview: `${longDayOf(charter)}, ${hoursText(charter)}. The calendar file is attached.`,
    },
    <>
      <MailText>
        <YachtLink charter={charter} origin={origin} /> is yours on {longDayOf(charter)}. The attached file
        puts it into your calendar.
      </MailText>
      <BoardingFacts told={told} />
      {quote && (
        <>
          <MailTitle>The price</MailTitle>
          <PriceTable price={quote.price} balanceDueAt={balanceDueAt} />
          <MailText>Your charter’s page shows what is due, when, and how to pay.</MailText>
        </>
      )}
      <MailText>We’ll write again a week before you sail, and the day before.</MailText>
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );
}

/** "Moved", with the new calendar file. */
export function movedMail(told: Told, before: ToldCharter) {
  const { charter } = told;
  return letter(
    told,
    {
      subject: `Moved: ${dayAndYacht(told)}`,
      heading: 'Your charter has moved',
      preview: `Now ${longDayOf(charter)}, ${hoursText(charter)}, on ${charter.yachtName}.`,
    },
    <>
      <MailText>
        Your charter on {before.yachtName}, {longDayOf(before)}, {hoursText(before)}, has a new place in the
        calendar. The attached file takes the place of the earlier one.
      </MailText>
      <BoardingFacts told={told} />
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );
}

/** "Cancelled". A confirmed charter's calendar file is taken back by the attached one. */
export function cancelledMail(
  told: Told,
  cancelled: { readonly wasConfirmed: boolean; readonly byClient: boolean; readonly refundPercent: number },
) {
  const { charter } = told;
  const { wasConfirmed, byClient, refundPercent } = cancelled;
  const thing = wasConfirmed ? 'charter' : 'request';
  return letter(
    told,
    {
      subject: `Cancelled: ${dayAndYacht(told)}`,
      heading: `Your ${thing} is cancelled`,
      preview: `${charter.yachtName}, ${longDayOf(charter)}.`,
    },
    <>
      <MailText>
        {byClient
          ? `As you asked, your ${thing} is cancelled and the yacht is free again.`
          : `We have cancelled your ${thing}. If you did not expect this, please call us.`}
      </MailText>
      <MailFacts facts={charterFacts(charter)} />
      {wasConfirmed && byClient && (
        <MailText>
          {refundPercent > 0
            ? `By the conditions you agreed to, ${refundPercent}% of what you have paid comes back.`
            : 'By the conditions you agreed to, nothing of what you have paid comes back.'}
        </MailText>
      )}
      {wasConfirmed && !byClient && <MailText>We’ll write to you about what you have paid.</MailText>}
      <MailButton href={`${told.origin}/yachts`}>Find another day on the water</MailButton>
    </>,
  );
}

/** What a colleague wrote, in their own words. */
export const clientMessageMail = (told: Told, { subject, body }: { subject: string; body: string }) =>
  letter(
    told,
    { subject, heading: subject, preview: body.slice(0, 120) },
    <>
      <MailParagraphs>{body}</MailParagraphs>
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );

/** The reminder a week or a day before. */
export function reminderMail(
  told: Told,
  reminder: Reminder,
  balance: { readonly dueAt: Date; readonly isPast: boolean } | null,
) {
  const { charter } = told;
  const isWeek = reminder === 'week';
  return letter(
    told,
    {
      subject: `${isWeek ? 'Coming up' : 'Nearly time'}: ${dayAndYacht(told)}`,
      heading: isWeek ? 'Your charter is coming up' : 'It is nearly time',
      preview: `${longDayOf(charter)}, ${hoursText(charter)}${told.boarding.marina ? `, ${told.boarding.marina}` : ''}.`,
    },
    <>
      <MailText>
        {charter.yachtName} is waiting for you on {longDayOf(charter)}.{' '}
        {isWeek
          ? 'If anything has changed, who comes, what you would like aboard, now is a good time to tell us.'
          : 'Bring soft-soled shoes, something warm for the way back, and whoever you like best.'}
      </MailText>
      <BoardingFacts told={told} />
      {isWeek && balance && (
        <MailText>
          The balance {balance.isPast ? 'was' : 'is'} due {miamiTime(balance.dueAt)}, if it is not paid yet.
        </MailText>
      )}
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );
}
