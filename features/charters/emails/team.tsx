import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailQuote,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { charterFacts, shortDayOf, type ToldCharter } from './parts.tsx';

/** What a client can do on their own that the team has to act upon. */
export type ClientDeed = 'accepted' | 'cancelled' | 'withdrawn' | 'signed' | 'refused';

const DEEDS: Readonly<Record<ClientDeed, { heading: string; text: (client: string) => string }>> = {
  accepted: {
    heading: 'A quote is accepted',
    text: (client) =>
      `${client} has accepted the quote. The charter is confirmed, and the yacht’s time is taken.`,
  },
  cancelled: {
    heading: 'A client has cancelled a charter',
    text: (client) =>
      `${client} has cancelled. The yacht’s time is free again. What they get back is what the conditions say, as they were shown.`,
  },
  withdrawn: {
    heading: 'A client has taken a request back',
    text: (client) => `${client} no longer asks for this charter. Nothing had been confirmed.`,
  },
  signed: {
    heading: 'An agreement is signed: please countersign',
    text: (client) =>
      `${client} has signed. Please look at the document in the booking and sign it for the owner.`,
  },
  refused: {
    heading: 'An agreement came back unsigned',
    text: (client) => `${client} has sent the agreement back. The booking stands as it was.`,
  },
};

/** The mail to the team about what a client did, with the client's reason if they gave one. */
export async function clientDeedMail(
  { charter, contact, origin }: { charter: ToldCharter; contact: MailContact; origin: string },
  deed: ClientDeed,
  reason: string,
): Promise<RenderedMail> {
  const { heading, text } = DEEDS[deed];
  const mail = (
    <MailLayout preview={heading} heading={heading} contact={contact}>
      <MailText>{text(charter.contactName)}</MailText>
      {reason !== '' && <MailQuote>{reason}</MailQuote>}
      <MailFacts facts={charterFacts(charter)} />
      <MailButton href={`${origin}/admin/bookings?open=${charter.id}`}>Open the booking</MailButton>
    </MailLayout>
  );
  return { subject: `${heading}: ${charter.yachtName}, ${shortDayOf(charter)}`, ...(await renderMail(mail)) };
}
