import type { MoneyAnswer } from '#features/money/schema/index.ts';
import type { MoneyNews } from '#features/money/service/index.ts';
import { filled } from '#features/notifications/components/filled.tsx';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  MailLink,
  MailParagraphs,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayAndYacht, letter, type Told } from './charters.tsx';
import { ByItself, miamiTime } from './parts.tsx';
import { words } from './words/index.ts';

/** How much of these pieces is still to be paid, all together. */
const openOf = (pieces: MoneyAnswer['pieces']) =>
  formatCents(pieces.reduce((sum, { cents, paidCents }) => sum + cents - paidCents, 0));

/** What was paid in all, and what is still to be paid: unless it was paid ahead, because then it is not owed yet. */
function Sums({ money }: { money: MoneyAnswer }) {
  return (
    <MailFacts
      areAmounts
      facts={[
        { label: words.paidSoFar, value: formatCents(money.paidCents) },
        { label: words.givenBack, value: money.returnedCents > 0 ? formatCents(money.returnedCents) : '' },
        { label: words.stillOpen, value: money.isPaidAhead ? '' : formatCents(money.openCents) },
      ]}
    />
  );
}

/**
 * Where the page has this paper about money. No mail leads to a paper itself: once the link is over, the page says so in words.
 */
function OnPage({ told: { link }, paper }: { told: Told; paper: string }) {
  const papers = { paper: <MailLink href={`${link}#payments`}>{paper}</MailLink> };
  return <MailText>{filled(words.onYourPage, papers)}</MailText>;
}

/** "Payment received", the receipt; or "Your money is on its way back". */
export function moneyNewsMail(
  told: Told,
  news: Exclude<MoneyNews, AdditionNews | ReversedNews>,
  money: MoneyAnswer | null,
  { hasDamageFiles = false, isQuoted = false } = {},
) {
  const amount = formatCents(news.cents);
  if (news.kind === 'received') {
    return letter(
      told,
      {
        subject: words.payment(dayAndYacht(told)),
        heading: words.paymentHeading,
        preview: words.paymentPreview(amount, news.receiptNumber),
      },
      <>
        <MailText>{words.paymentText(amount, told.charter.yachtName, news.receiptNumber)}</MailText>
        {money && <Sums money={money} />}
        {money?.isPaidAhead && <MailText>{isQuoted ? words.acceptToCount : words.confirmedToCount}</MailText>}
        <OnPage told={told} paper={words.receiptFile(news.receiptNumber)} />
        <MailButton href={told.link}>
          {money?.isPaidAhead && isQuoted ? words.seeQuote : words.seeCharter}
        </MailButton>
      </>,
    );
  }
  if (news.kind !== 'sent-back') return holdNewsMail(told, news, hasDamageFiles);
  const way = words.wayBack(news.way);
  return letter(
    told,
    {
      subject: words.sentBack(dayAndYacht(told)),
      heading: words.sentBackHeading(amount),
      preview: words.sentBackPreview(way, news.isOtherWay),
    },
    <>
      <MailText>{words.sentBackText(amount, way, news.isOtherWay)}</MailText>
      <MailButton href={told.link}>{words.seeCharter}</MailButton>
    </>,
  );
}

/** "Receipt 41 no longer counts", with what is due now: the client was told that it was paid. */
export function receiptReversedMail(
  told: Told,
  { receiptNumber, cents }: Pick<ReversedNews, 'receiptNumber' | 'cents'>,
  money: MoneyAnswer | null,
) {
  const heading = words.reversedHeading(receiptNumber);
  const text = words.reversedText(receiptNumber, formatCents(cents), told.charter.yachtName);
  return letter(
    told,
    { subject: words.reversed(receiptNumber, dayAndYacht(told)), heading, preview: text },
    <>
      <MailText>{text}</MailText>
      {money && <Sums money={money} />}
      {money && <DueNow money={money} />}
      <MailButton href={told.link}>{words.seeCharter}</MailButton>
    </>,
  );
}

type AdditionNews = Extract<MoneyNews, { label: string }>;
type ReversedNews = Extract<MoneyNews, { kind: 'received-reversed' }>;
type HoldNews = Exclude<MoneyNews, AdditionNews | ReversedNews | { kind: 'received' | 'sent-back' }>;

/** The texts of this news: cash was on no card, and a hold that was taken in whole leaves nothing to release. */
function wordsOf(news: HoldNews) {
  const all = words.holdNews;
  if (news.kind === 'hold-captured')
    return all[news.cents < news.ofCents ? news.kind : 'hold-captured-whole'];
  if (news.kind === 'hold-held') return all[news.way === 'cash' ? 'cash-held' : news.kind];
  if (news.kind === 'hold-released') return all[news.way === 'cash' ? 'cash-released' : news.kind];
  return all[news.kind];
}

/** The mail about a damage hold, or about a kept card that could not be charged, with a button to the charter's page. */
function holdNewsMail(told: Told, news: HoldNews, hasDamageFiles: boolean) {
  const amount = formatCents(news.cents);
  const of = wordsOf(news);
  return letter(
    told,
    { subject: of.subject(dayAndYacht(told)), heading: of.heading, preview: of.preview(amount) },
    <>
      <MailText>{of.text(amount, told.charter.yachtName)}</MailText>
      {news.kind === 'hold-captured' && (
        <MailFacts
          facts={[
            { label: words.wasHeld, value: formatCents(news.ofCents) },
            { label: words.keptFor, value: news.reason },
          ]}
        />
      )}
      {news.kind === 'hold-captured' && hasDamageFiles && <OnPage told={told} paper={words.damageFile} />}
      {news.kind === 'hold-given-back' && (
        <MailFacts
          facts={[
            { label: words.sentHow, value: words.wayBack(news.way) },
            { label: words.givenBackFor, value: news.reason },
          ]}
        />
      )}
      <MailButton href={told.link}>{words.seeCharter}</MailButton>
    </>,
  );
}

/** How to send money, and the reference to write on it. */
function PayTo({ money: { payTo, card } }: { money: MoneyAnswer }) {
  if (!payTo) return null;
  // A card payment needs no reference.
  const isWritten = payTo.bankTransfer !== '' || payTo.zelle !== '';
  return (
    <>
      <MailTitle>{words.howToPay}</MailTitle>
      {payTo.bankTransfer !== '' && (
        <>
          <MailText>{words.bankTransfer}</MailText>
          <MailParagraphs>{payTo.bankTransfer}</MailParagraphs>
        </>
      )}
      {payTo.zelle !== '' && <MailText>Zelle: {payTo.zelle}</MailText>}
      <MailText>{words.payWith(isWritten ? payTo.reference : undefined, card !== null)}</MailText>
    </>
  );
}

/**
 * What is due by now, and how to pay it; nothing if all that is still to be paid is due later. What the kept card pays by itself
 * stands apart, and is in no sum that is to be paid by hand: who does both has paid twice.
 */
export function DueNow({ money }: { money: MoneyAnswer }) {
  const due = money.pieces.filter(
    ({ state, isOnItsWay }) => !isOnItsWay && (state === 'due' || state === 'late'),
  );
  if (due.length === 0) return null;
  const byCard = money.keptCard ? due.find(({ kind }) => kind === 'balance') : undefined;
  const byHand = due.filter((piece) => piece !== byCard);
  return (
    <>
      {byCard && <MailText>{words.balanceNow(openOf([byCard]))}</MailText>}
      {byCard && <ByItself money={money} />}
      {byHand.length > 0 && <MailText>{words.dueNow(openOf(byHand))}</MailText>}
      {byHand.length > 0 && <PayTo money={money} />}
    </>
  );
}

function dueHeading(together: MoneyAnswer['pieces'], isLate: boolean): string {
  const [only, another] = together;
  if (!only || another) return isLate ? words.lateTogether : words.dueTogether;
  const { kind, label } = only;
  // What staff wrote may be any words, so put them after a colon.
  if (kind === 'addition') return words.late(label);
  return (isLate ? words.lateHeading : words.dueHeading)(words.piece[kind]);
}

/** "Something was added to your charter", with how to pay it; or that it is owed no more. */
export function additionMail(told: Told, { kind, label, cents }: AdditionNews, money: MoneyAnswer | null) {
  const of = words.additionNews[kind];
  const amount = formatCents(cents);
  return letter(
    told,
    { subject: of.subject(dayAndYacht(told)), heading: of.heading, preview: of.preview(label, amount) },
    <>
      <MailText>{of.text(told.charter.yachtName)}</MailText>
      <MailFacts areAmounts facts={[{ label, value: amount }]} />
      {money && <Sums money={money} />}
      {money && kind === 'addition' && <PayTo money={money} />}
      <MailButton href={told.link}>{words.seeCharter}</MailButton>
    </>,
  );
}

/** The open pieces that are due at the same time as this one. */
const dueWith = ({ dueAt }: MoneyAnswer['pieces'][number], { pieces }: MoneyAnswer) =>
  pieces.filter((one) => one.dueAt === dueAt && one.state !== 'paid' && !one.isOnItsWay);

/**
 * "Your deposit is due", or that it is late. What is due at the same time is named with it, so that nobody sends too little; not
 * where the kept card pays the balance, because then the rest has a mail of its own.
 */
export function paymentDueMail(told: Told, piece: MoneyAnswer['pieces'][number], money: MoneyAnswer) {
  const together = money.keptCard ? [piece] : dueWith(piece, money);
  const open = openOf(together);
  const isLate = piece.state === 'late';
  const day = miamiTime(new Date(piece.dueAt));
  const isByItself = piece.kind === 'balance' && !isLate && money.keptCard !== null;
  return letter(
    told,
    {
      subject: (isLate ? words.late : words.due)(dayAndYacht(told)),
      heading: dueHeading(together, isLate),
      preview: (isLate ? words.latePreview : words.duePreview)(open, day),
    },
    <>
      <MailText>{(isLate ? words.lateText : words.dueText)(open, day, told.charter.yachtName)}</MailText>
      {isByItself && <ByItself money={money} day={day} />}
      {together.length > 1 && (
        <MailFacts
          areAmounts
          facts={together.map((one) => ({
            label: one.label,
            value: openOf([one]),
          }))}
        />
      )}
      <Sums money={money} />
      {!isByItself && <PayTo money={money} />}
      <MailButton href={told.link}>{words.seeCharter}</MailButton>
    </>,
  );
}
