import { telephoneLink } from '#core/brand.ts';
import { slotOf } from '#features/calendar/domain.ts';
import {
  type MailContact,
  MailFacts,
  MailLayout,
  MailLink,
  MailQuote,
  MailRule,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { type Reminder, requestNumber } from '../domain.ts';
import type { Charter, Quote } from '../repository/index.ts';
import {
  charterFacts,
  greeting,
  longDayOf,
  miamiTime,
  PriceTable,
  type RenderedMail,
  shortDayOf,
  type ToldCharter,
  YachtLink,
} from './parts.tsx';

/** What the mails about one charter have in common. */
export type Told = {
  readonly charter: ToldCharter & Pick<Charter, 'departsAt'>;
  readonly contact: MailContact;
  readonly origin: string;
  /** Where she lies: the marina's name, empty when it is not known. */
  readonly marina: string;
  /** Where the client sees the charter, accepts a quote or cancels. */
  readonly link: string;
  readonly arriveMinutesEarly: number;
};

const dayAndYacht = ({ charter }: Told) => `${charter.yachtName}, ${shortDayOf(charter)}`;

/** A link that looks like what it is in every program: its own line, said in words. */
function Way({ to, children }: { to: string; children: string }) {
  return (
    <MailText>
      <strong>
        <MailLink href={to}>{children}</MailLink>
      </strong>
    </MailText>
  );
}

function Questions({ told }: { told: Told }) {
  const { contact, charter } = told;
  return (
    <>
      <MailRule />
      <MailText quiet>
        Questions? Reply to this mail, or call{' '}
        <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink> and name your request number,{' '}
        {requestNumber(charter.id)}.
      </MailText>
    </>
  );
}

/** Where and when to be there. */
function Boarding({ told }: { told: Told }) {
  const { charter, marina, arriveMinutesEarly } = told;
  return (
    <MailFacts
      facts={[
        ...charterFacts(charter),
        { label: 'Where', value: marina },
        { label: 'Be there', value: `${arriveMinutesEarly} minutes before departure` },
      ]}
    />
  );
}

/** "Your quote", with the link to accept it. */
export async function quoteMail(
  told: Told,
  quote: Pick<Quote, 'number' | 'price' | 'note' | 'terms' | 'heldUntil'>,
  balanceDueAt: Date | null,
): Promise<RenderedMail> {
  const { charter, origin } = told;
  const mail = (
    <MailLayout
      preview={`Every fee named, and the yacht held for you until ${miamiTime(quote.heldUntil)}.`}
      heading="Your quote"
      contact={told.contact}
    >
      <MailText>{greeting(charter)}</MailText>
      <MailText>
        <YachtLink charter={charter} origin={origin} /> can be yours on {longDayOf(charter)}. Here is what the
        day comes to, everything included. We hold her for you until {miamiTime(quote.heldUntil)}, Miami time.
      </MailText>
      {quote.note !== '' && <MailQuote>{quote.note}</MailQuote>}
      <MailFacts facts={charterFacts(charter)} />
      <MailTitle>The price</MailTitle>
      <PriceTable price={quote.price} balanceDueAt={balanceDueAt} />
      <Way to={told.link}>See the quote and accept it</Way>
      <MailTitle>The conditions</MailTitle>
      {quote.terms.map((paragraph) => (
        <MailText key={paragraph} quiet>
          {paragraph}
        </MailText>
      ))}
      <Questions told={told} />
    </MailLayout>
  );
  return { subject: `Your quote: ${dayAndYacht(told)}`, ...(await renderMail(mail)) };
}

/** "Confirmed"; its calendar file goes with it. */
export async function confirmedMail(
  told: Told,
  quote: Pick<Quote, 'price'> | null,
  balanceDueAt: Date | null,
): Promise<RenderedMail> {
  const { charter, origin } = told;
  const mail = (
    <MailLayout
      preview={`${longDayOf(charter)}, ${slotOf(charter.slot).hours}. The calendar file is attached.`}
      heading="Your charter is confirmed"
      contact={told.contact}
    >
      <MailText>{greeting(charter)}</MailText>
      <MailText>
        <YachtLink charter={charter} origin={origin} /> is yours on {longDayOf(charter)}. The attached file
        puts it into your calendar.
      </MailText>
      <Boarding told={told} />
      {quote && (
        <>
          <MailTitle>The price</MailTitle>
          <PriceTable price={quote.price} balanceDueAt={balanceDueAt} />
        </>
      )}
      <MailText>We write again a week and a day before you sail.</MailText>
      <Way to={told.link}>See your charter</Way>
      <Questions told={told} />
    </MailLayout>
  );
  return { subject: `Confirmed: ${dayAndYacht(told)}`, ...(await renderMail(mail)) };
}

/** "Moved", with the new calendar file. */
export async function movedMail(told: Told, before: ToldCharter): Promise<RenderedMail> {
  const { charter } = told;
  const was = slotOf(before.slot);
  const mail = (
    <MailLayout
      preview={`Now ${longDayOf(charter)}, ${slotOf(charter.slot).hours}, on ${charter.yachtName}.`}
      heading="Your charter has moved"
      contact={told.contact}
    >
      <MailText>{greeting(charter)}</MailText>
      <MailText>
        Your charter on {before.yachtName}, {longDayOf(before)}, {was.hours}, has a new place in the calendar.
        The attached file takes the place of the earlier one.
      </MailText>
      <Boarding told={told} />
      <Way to={told.link}>See your charter</Way>
      <Questions told={told} />
    </MailLayout>
  );
  return { subject: `Moved: ${dayAndYacht(told)}`, ...(await renderMail(mail)) };
}

/** "Cancelled". A confirmed charter's calendar file is taken back by the attached one. */
export async function cancelledMail(
  told: Told,
  cancelled: { readonly wasConfirmed: boolean; readonly byClient: boolean; readonly refundPercent: number },
): Promise<RenderedMail> {
  const { charter } = told;
  const { wasConfirmed, byClient, refundPercent } = cancelled;
  const thing = wasConfirmed ? 'charter' : 'request';
  const mail = (
    <MailLayout
      preview={`${charter.yachtName}, ${longDayOf(charter)}.`}
      heading={`Your ${thing} is cancelled`}
      contact={told.contact}
    >
      <MailText>{greeting(charter)}</MailText>
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
      {wasConfirmed && !byClient && <MailText>We write to you about what you have paid.</MailText>}
      <Way to={`${told.origin}/yachts`}>Look for another day on the water</Way>
      <Questions told={told} />
    </MailLayout>
  );
  return { subject: `Cancelled: ${dayAndYacht(told)}`, ...(await renderMail(mail)) };
}

/** What a colleague wrote, in their own words. */
export async function clientMessageMail(
  told: Told,
  { subject, body }: { readonly subject: string; readonly body: string },
): Promise<RenderedMail> {
  const { charter } = told;
  const paragraphs = body.split(/\n{2,}/).map((paragraph, index) => ({ key: `${index}`, paragraph }));
  const mail = (
    <MailLayout preview={body.slice(0, 120)} heading={subject} contact={told.contact}>
      <MailText>{greeting(charter)}</MailText>
      {paragraphs.map(({ key, paragraph }) => (
        <MailText key={key}>{paragraph}</MailText>
      ))}
      <Way to={told.link}>See your charter</Way>
      <Questions told={told} />
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The reminder a week or a day before. */
export async function reminderMail(
  told: Told,
  reminder: Reminder,
  balance: { readonly dueAt: Date; readonly isPast: boolean } | null,
): Promise<RenderedMail> {
  const { charter } = told;
  const isWeek = reminder === 'week';
  const mail = (
    <MailLayout
      preview={`${longDayOf(charter)}, ${slotOf(charter.slot).hours}${told.marina ? `, ${told.marina}` : ''}.`}
      heading={isWeek ? 'Your charter is coming up' : 'It is nearly time'}
      contact={told.contact}
    >
      <MailText>{greeting(charter)}</MailText>
      <MailText>
        {charter.yachtName} is waiting for you on {longDayOf(charter)}.{' '}
        {isWeek
          ? 'If anything has changed, who comes, what you would like aboard, now is a good time to tell us.'
          : 'Bring soft-soled shoes, something warm for the way back, and whoever you like best.'}
      </MailText>
      <Boarding told={told} />
      {isWeek && balance && (
        <MailText>
          The balance {balance.isPast ? 'was' : 'is'} due {miamiTime(balance.dueAt)}, if it is not paid yet.
        </MailText>
      )}
      <Way to={told.link}>See your charter</Way>
      <Questions told={told} />
    </MailLayout>
  );
  const subject = isWeek ? `Coming up: ${dayAndYacht(told)}` : `Nearly time: ${dayAndYacht(told)}`;
  return { subject, ...(await renderMail(mail)) };
}
