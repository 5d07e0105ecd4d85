import { telephoneLink } from '#core/brand.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { ShownPicture } from '#core/pictures.ts';
import { nameNow } from '#core/translations.ts';
import { timeName } from '#features/calendar/domain/times.ts';
import type { Extra } from '#features/extras/domain.ts';
import { filled } from '#features/notifications/components/filled.tsx';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailLink,
  MailRule,
  MailText,
  MailTitle,
  MailWords,
} from '#features/notifications/components/mail-layout.tsx';
import { greeting } from '#features/notifications/domain.ts';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import { formatDollars } from '#words/amounts.ts';
import { readExtras, requestNumber } from '../domain.ts';
import {
  charterFacts,
  guests,
  hoursText,
  PriceTable,
  pageAt,
  shortDayOf,
  type ToldCharter,
  YachtLink,
  yachtPicture,
} from './parts.tsx';
import { words as mailWords } from './words/index.ts';

/** The fields of a request that its mails use. */
type ToldRequest = ToldCharter & {
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly specialRequests: string;
  readonly message: string;
  readonly sentQuickly: boolean;
  readonly extras: readonly Extra[];
  /** Today's price; null where prices are on demand. */
  readonly estimate: PriceEstimate | null;
  /** Null, or left out, when the balance would be due with the deposit. */
  readonly balanceDueAt?: Date | null;
  /** The site's own address, for links. */
  readonly origin: string;
  /** The yacht's picture; null when she has left the fleet. */
  readonly picture: ShownPicture | null;
};

/**
 * "Request received", to the visitor. Nobody has proved to own that email address, so the mail repeats only choices and never
 * text that was typed freely.
 */
export async function requestReceivedMail(request: ToldRequest, contact: MailContact): Promise<RenderedMail> {
  const subject = mailWords.received(`${request.yachtName}, ${shortDayOf(request)}`);
  const mail = (
    <MailLayout
      preview={mailWords.receivedPreview(request.yachtName)}
      heading={mailWords.receivedHeading}
      contact={contact}
      picture={yachtPicture(request.picture, request.origin)}
    >
      <MailText>{greeting(request.contactName)}</MailText>
      <MailText>
        {filled(mailWords.receivedText, { yacht: <YachtLink charter={request} origin={request.origin} /> })}
      </MailText>
      <MailFacts facts={charterFacts(request)} />
      <Money request={request} />
      {request.specialRequests !== '' && <MailText>{mailWords.requestsToo}</MailText>}
      <MailButton href={pageAt(request.origin, `/yachts/${encodeURIComponent(request.yachtId)}`)}>
        {mailWords.seeYacht(request.yachtName)}
      </MailButton>
      <MailTitle>{mailWords.next}</MailTitle>
      <MailText>{mailWords.nextText}</MailText>
      <MailRule />
      <MailText quiet>
        {filled(mailWords.notYou, {
          phone: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>,
          number: requestNumber(request.id),
        })}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** "New request", to the team. A reply goes to the visitor. */
export async function newRequestMail(request: ToldRequest, contact: MailContact): Promise<RenderedMail> {
  const day = shortDayOf(request);
  const time = timeName({ from: request.departsAt, to: request.returnsAt }, true);
  const subject = `New request: ${request.yachtName}, ${day}, ${time}, ${guests(request.guestCount)}`;
  // An API client other than our form may send a person's words in the field where our form lists ids.
  const words = readExtras(request.message) ? '' : request.message;
  const mail = (
    <MailLayout
      preview={`${request.contactName}, ${guests(request.guestCount)}, ${day}, ${hoursText(request)}`}
      heading="New booking request"
      contact={contact}
      picture={yachtPicture(request.picture, request.origin)}
    >
      <MailText>
        {request.contactName} has been told that we will be in touch within 24 hours. A reply to this email
        goes to them.
      </MailText>
      {request.sentQuickly && (
        <MailText quiet>The form was sent faster than a person types; it may be from a bot.</MailText>
      )}
      <MailButton href={`${request.origin}/admin/bookings?open=${request.id}`}>Open the booking</MailButton>
      <MailTitle>Contact</MailTitle>
      <MailFacts
        facts={[
          { label: 'Name', value: request.contactName },
          {
            label: 'Email',
            value: <MailLink href={`mailto:${request.contactEmail}`}>{request.contactEmail}</MailLink>,
          },
          {
            label: 'Phone',
            value: <MailLink href={telephoneLink(request.contactPhone)}>{request.contactPhone}</MailLink>,
          },
        ]}
      />
      <MailTitle>Charter</MailTitle>
      <MailFacts facts={charterFacts(request)} />
      <Money request={request} />
      <MailWords title="Special requests">{request.specialRequests}</MailWords>
      <MailWords title="Message">{words}</MailWords>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The estimate by today's prices; where prices are on demand, the prices of the extras alone. */
function Money({ request }: { request: ToldRequest }) {
  if (!request.estimate) return <Extras extras={request.extras} />;
  return (
    <>
      <MailTitle>{mailWords.estimate}</MailTitle>
      <PriceTable price={request.estimate} balanceDueAt={request.balanceDueAt ?? undefined} />
    </>
  );
}

/** The extras, each with its price. Their sum does not include the yacht. */
function Extras({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null;
  const dollars = (cents: number) => formatDollars(dollarsFromCents(cents));
  const sumCents = extras.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return (
    <>
      <MailTitle>{mailWords.extras}</MailTitle>
      <MailFacts
        areAmounts
        facts={[
          ...extras.map((extra) => ({ label: nameNow(extra), value: dollars(extra.priceCents) })),
          { label: mailWords.withoutYacht, value: <strong>{dollars(sumCents)}</strong> },
        ]}
      />
    </>
  );
}
