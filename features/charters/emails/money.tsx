import type { MoneyAnswer } from '#features/money/schema.ts';
import type { MoneyNews } from '#features/money/service/index.ts';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  MailParagraphs,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { formatCents } from '#words/amounts.ts';
import { letter, type Told } from './charters.tsx';
import { miamiTime, shortDayOf } from './parts.tsx';

const dayAndYacht = ({ charter }: Told) => `${charter.yachtName}, ${shortDayOf(charter)}`;

/** What was paid in all, and what is still to be paid. */
function Sums({ money }: { money: MoneyAnswer }) {
  return (
    <MailFacts
      areAmounts
      facts={[
        { label: 'Paid so far', value: formatCents(money.paidCents) },
        { label: 'Given back', value: money.returnedCents > 0 ? formatCents(money.returnedCents) : '' },
        { label: 'Still to be paid', value: formatCents(money.openCents) },
      ]}
    />
  );
}

/** "Payment received", the receipt; or "Your money is on its way back". */
export function moneyNewsMail(told: Told, news: MoneyNews, money: MoneyAnswer) {
  const amount = formatCents(news.cents);
  if (news.kind === 'received') {
    return letter(
      told,
      {
        subject: `Payment received: ${dayAndYacht(told)}`,
        heading: 'Thank you for your payment',
        preview: `We have received ${amount}. Receipt ${news.receiptNumber}.`,
      },
      <>
        <MailText>
          We have received {amount} for your charter on {told.charter.yachtName}. This is your receipt, number{' '}
          {news.receiptNumber}.
        </MailText>
        <Sums money={money} />
        <MailButton href={told.link}>See your charter</MailButton>
      </>,
    );
  }
  return letter(
    told,
    {
      subject: `Money on its way back: ${dayAndYacht(told)}`,
      heading: `${amount} is on its way back to you`,
      preview: `Sent ${news.way}, the way it came.`,
    },
    <>
      <MailText>
        We have sent {amount} back to you {news.way}, the way it came. It can take a few business days to
        arrive.
      </MailText>
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );
}

/** Where to send money, and with which words on it. */
function PayTo({ payTo }: { payTo: MoneyAnswer['payTo'] }) {
  if (!payTo) return null;
  return (
    <>
      <MailTitle>How to pay</MailTitle>
      {payTo.bankTransfer !== '' && <MailParagraphs>{`Bank transfer\n${payTo.bankTransfer}`}</MailParagraphs>}
      {payTo.zelle !== '' && <MailText>Zelle: {payTo.zelle}</MailText>}
      <MailText>
        Please put “{payTo.reference}” on the payment. Call us to pay by card or in cash, or if anything in
        this email looks different from what you expected.
      </MailText>
    </>
  );
}

/** "Your deposit is due", or that it was. */
export function paymentDueMail(told: Told, piece: MoneyAnswer['pieces'][number], money: MoneyAnswer) {
  const open = formatCents(piece.cents - piece.paidCents);
  const isLate = piece.state === 'late';
  const what = piece.kind === 'apa' ? 'APA' : piece.label.toLowerCase();
  return letter(
    told,
    {
      subject: `${isLate ? 'Still to be paid' : 'Payment due'}: ${dayAndYacht(told)}`,
      heading: isLate ? `Your ${what} is still to be paid` : `Your ${what} is due`,
      preview: `${open}, ${isLate ? 'was due' : 'due'} ${miamiTime(new Date(piece.dueAt))}.`,
    },
    <>
      <MailText>
        {open} {isLate ? 'was' : 'is'} due {miamiTime(new Date(piece.dueAt))}, for your charter on{' '}
        {told.charter.yachtName}. If you have sent it already, thank you: we write as soon as it is here.
      </MailText>
      <Sums money={money} />
      <PayTo payTo={money.payTo} />
      <MailButton href={told.link}>See your charter</MailButton>
    </>,
  );
}
