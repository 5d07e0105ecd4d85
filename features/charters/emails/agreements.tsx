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

/** To the team: a client has signed an agreement, or has sent it back with what should be different. */
export async function agreementNewsMail(
  { charter, contact, origin }: { charter: ToldCharter; contact: MailContact; origin: string },
  { isRefused, reason }: { isRefused: boolean; reason: string },
): Promise<RenderedMail> {
  const heading = isRefused
    ? 'An agreement came back unsigned'
    : 'An agreement is signed: please countersign';
  const mail = (
    <MailLayout preview={heading} heading={heading} contact={contact}>
      <MailText>
        {isRefused
          ? `${charter.contactName} has sent the agreement back. The booking stands as it was.`
          : `${charter.contactName} has signed. Please look at the document in the booking and sign it for the owner.`}
      </MailText>
      {reason !== '' && <MailQuote>{reason}</MailQuote>}
      <MailFacts facts={charterFacts(charter)} />
      <MailButton href={`${origin}/admin/bookings?open=${charter.id}`}>Open the booking</MailButton>
    </MailLayout>
  );
  return { subject: `${heading}: ${charter.yachtName}, ${shortDayOf(charter)}`, ...(await renderMail(mail)) };
}
