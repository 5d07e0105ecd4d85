import { modeName } from '#features/fleet/domain/mode-name.ts';
import type { HoldChange } from '#features/money/domain/obligations.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { MailButton, MailText } from '#features/notifications/components/mail-layout.tsx';
import { formatCents } from '#words/amounts.ts';
import { BoardingFacts, dayAndYacht, letter, type Told } from './charters.tsx';
import { DueNow } from './money.tsx';
import { hoursText, longDayOf, type ToldCharter } from './parts.tsx';
import { words as mailWords } from './words/index.ts';

/** What changes with a move beside the place. */
export type WhatMoved = {
  readonly hold?: HoldChange | null;
  /** What percentage comes back if the client cancels now, if it has become less. */
  readonly worsePercent?: number | null;
};

/** "Moved", or "Changed" when yacht and time stay and only the captain changes; the new calendar file is attached. */
export function movedMail(
  told: Told,
  before: ToldCharter,
  money: MoneyAnswer | null,
  { hold = null, worsePercent = null }: WhatMoved = {},
) {
  const { charter } = told;
  const captain =
    charter.mode === before.mode
      ? null
      : mailWords.captainText(modeName(before.mode), modeName(charter.mode));
  if (captain && isWhereItWas(charter, before)) return changedMail(told, captain);
  return letter(
    told,
    {
      subject: mailWords.moved(dayAndYacht(told)),
      heading: mailWords.movedHeading,
      preview: mailWords.movedPreview(longDayOf(charter), hoursText(charter), charter.yachtName),
    },
    <>
      <MailText>{mailWords.movedText(before.yachtName, longDayOf(before), hoursText(before))}</MailText>
      {captain && <MailText>{captain}</MailText>}
      <BoardingFacts told={told} />
      {money && <DueNow money={money} />}
      {hold && hold.isCents !== hold.wasCents && <MailText>{holdText(hold)}</MailText>}
      {worsePercent !== null && <MailText>{mailWords.worseShare(worsePercent)}</MailText>}
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );
}

/** "Changed", where yacht and time stay; the new calendar file is attached. */
const changedMail = (told: Told, change: string) =>
  letter(
    told,
    {
      subject: mailWords.changed(dayAndYacht(told)),
      heading: mailWords.changedHeading,
      preview: change,
    },
    <>
      <MailText>{change}</MailText>
      <MailText>{mailWords.restStays}</MailText>
      <BoardingFacts told={told} />
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );

/** The yacht lies at another marina now. */
export const otherMarinaMail = (told: Told) => changedMail(told, mailWords.marinaText(told.boarding.marina));

function holdText({ wasCents, isCents }: HoldChange): string {
  if (isCents === 0) return mailWords.holdEnds;
  return wasCents === 0
    ? mailWords.holdBegins(formatCents(isCents))
    : mailWords.holdDiffers(formatCents(wasCents), formatCents(isCents));
}

const isWhereItWas = (one: ToldCharter, other: ToldCharter) =>
  one.yachtId === other.yachtId && +one.departsAt === +other.departsAt && +one.returnsAt === +other.returnsAt;
