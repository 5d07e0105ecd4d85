import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';

const TROUBLES = {
  failed: {
    subject: 'Refund failed',
    heading: 'Money did not reach a client’s card',
    words: 'is with us again. Please ask the client how else they can be given it back.',
  },
  disputed: {
    subject: 'Payment disputed',
    heading: 'A client’s bank wants a payment back',
    words: 'was taken from us until it is decided whose it is. Please answer before the day is over.',
  },
} as const;

/** To the team: money did not come back to a card, or a payment is disputed. */
export async function cardTroubleMail(
  trouble: keyof typeof TROUBLES,
  cents: number,
  reason: string,
  link: string,
  contact: MailContact,
  respondBy: Date | null = null,
): Promise<RenderedMail> {
  const { subject, heading, words } = TROUBLES[trouble];
  const amount = formatCents(cents);
  const mail = (
    <MailLayout preview={`${amount}: ${reason}`} heading={heading} contact={contact}>
      <MailText>
        {amount} {words}
      </MailText>
      <MailFacts
        facts={[
          { label: 'The card company says', value: reason.replaceAll('_', ' ') },
          { label: 'Answer by', value: respondBy ? instantText(respondBy.toISOString(), 'long') : '' },
        ]}
      />
      <MailButton href={link}>Open the charter</MailButton>
    </MailLayout>
  );
  return { subject: `${subject}: ${amount}`, ...(await renderMail(mail)) };
}
