import { FIRST_LANGUAGE } from '#core/language.ts';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { inLanguage } from '#platform/language.ts';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';

const TROUBLES = {
  failed: {
    subject: 'Refund failed',
    heading: 'Money did not reach a client’s card',
    words: 'is with us again. Please ask the client how else they can be given it back.',
  },
  unordered: {
    subject: 'Refund made at the card company',
    heading: 'A card payment was given back, and not from here',
    words:
      'was given back on the card company’s own pages. It is not in our books: the client’s account still counts it as paid. Please do not give it back a second time. If it is part of a payment, enter it among the charter’s payments.',
  },
  unknown: {
    subject: 'Card payment not in the books',
    heading: 'A card payment came in that the site does not know',
    words:
      'was paid at the card company and is not in our books. This happens when a backup from before it was restored. Please look on the card company’s own pages whose it is, and record it with the charter’s payments before anybody is asked for it again. If a kept card paid a balance with it, the site finds it by itself within minutes.',
  },
  inquired: {
    subject: 'Bank asks about a payment',
    heading: 'A client’s bank asks about a payment',
    words:
      'is still with us: nothing was taken yet. The bank may take it if it is not answered, or not convinced. Please answer before the day is over.',
  },
  disputed: {
    subject: 'Payment disputed',
    heading: 'A client’s bank wants a payment back',
    words: 'was taken from us until it is decided whose it is. Please answer before the day is over.',
  },
  'hold-failed': {
    subject: 'Damage hold failed',
    heading: 'A damage hold could not be put on a card',
    words:
      'is not held. The client has been asked to authorize it by hand. Please look into it before departure.',
  },
  'hold-not-asked': {
    subject: 'Damage hold failed',
    heading: 'A damage hold could not be put on a card',
    words:
      'is not held, and the client has not been asked for it: the charter is over, or no longer owes it.',
  },
  'hold-lapsed': {
    subject: 'Damage hold lapsed',
    heading: 'A card’s bank has released a damage hold',
    words:
      'is no longer held, and none of it can be captured. Please have it authorized again if it is still needed.',
  },
  'hold-elsewhere': {
    subject: 'Damage hold captured at the card company',
    heading: 'A damage hold was captured, and not from here',
    words:
      'was captured on the card company’s own pages. It is in our books as kept for damage. Please tell the client why.',
  },
  'hold-capture-refused': {
    subject: 'Damage hold not captured',
    heading: 'The card company does not capture a damage hold',
    words:
      'was to be kept for damage and is not ours yet. It is tried again by itself until the card’s bank lets go of the hold. Please look into it on the card company’s own pages.',
  },
  'hold-inquired': {
    subject: 'Bank asks about a captured damage hold',
    heading: 'A client’s bank asks about a captured damage hold',
    words:
      'is still with us: nothing was taken yet. The bank may take it if it is not answered, or not convinced. Please answer before the day is over.',
  },
  'hold-disputed': {
    subject: 'Captured damage hold disputed',
    heading: 'A client’s bank wants a captured damage hold back',
    words: 'was taken from us until it is decided whose it is. Please answer before the day is over.',
  },
  'charge-failed': {
    subject: 'Card charge failed',
    heading: 'A balance could not be charged to the kept card',
    words: 'is still to be paid. The client has been asked to pay by hand.',
  },
  'answer-due': {
    subject: 'Dispute to be answered',
    heading: 'A dispute is not answered, and its day is near',
    words: 'is lost if nobody answers. The answer is put together with the charter’s payments.',
  },
  unanswered: {
    subject: 'Answer to a dispute not taken',
    heading: 'The card company did not take an answer',
    words:
      'is still disputed, and the answer to it did not go through. Please look into it before the day is over.',
  },
  lost: {
    subject: 'Dispute lost',
    heading: 'A client’s bank has taken money back for good',
    words: 'is gone: the bank has decided for its client.',
  },
} as const;
export type CardTrouble = keyof typeof TROUBLES;

/**
 * The mail to staff about a failed or unordered refund, or a dispute. Always in English, also when a staff
 * member's own call caused it.
 */
export function cardTroubleMail(...told: Parameters<typeof writeCardTrouble>): Promise<RenderedMail> {
  return inLanguage(FIRST_LANGUAGE, () => writeCardTrouble(...told));
}

async function writeCardTrouble(
  trouble: CardTrouble,
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
          {
            label: 'Answer by',
            value: respondBy && trouble !== 'lost' ? instantText(respondBy.toISOString(), 'long') : '',
          },
        ]}
      />
      <MailButton href={link}>Open the charter</MailButton>
    </MailLayout>
  );
  return { subject: `${subject}: ${amount}`, ...(await renderMail(mail)) };
}
