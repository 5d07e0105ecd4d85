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

/** "Moved", or "Changed" when yacht and time stay: then captain, guests or name change; the new calendar file is attached. */
export function movedMail(
  told: Told,
  before: ToldCharter,
  money: MoneyAnswer | null,
  { hold = null, worsePercent = null }: WhatMoved = {},
) {
  const { charter } = told;
  const changes = changesFrom(before, charter);
  if (changes.length > 0 && isWhereItWas(charter, before)) return changedMail(told, changes);
  return letter(
    told,
    {
      subject: mailWords.moved(dayAndYacht(told)),
      heading: mailWords.movedHeading,
      preview: mailWords.movedPreview(longDayOf(charter), hoursText(charter), charter.yachtName),
    },
    <>
      <MailText>{mailWords.movedText(before.yachtName, longDayOf(before), hoursText(before))}</MailText>
      <Texts texts={changes} />
      <BoardingFacts told={told} />
      {money && <DueNow money={money} />}
      {hold && hold.isCents !== hold.wasCents && <MailText>{holdText(hold)}</MailText>}
      {worsePercent !== null && <MailText>{mailWords.worseShare(worsePercent)}</MailText>}
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );
}

/** "Changed", where yacht and time stay; the new calendar file is attached. */
const changedMail = (told: Told, changes: readonly string[]) =>
  letter(
    told,
    {
      subject: mailWords.changed(dayAndYacht(told)),
      heading: mailWords.changedHeading,
      preview: changes.join(' '),
    },
    <>
      <Texts texts={changes} />
      <MailText>{mailWords.restStays}</MailText>
      <BoardingFacts told={told} />
      <MailButton href={told.link}>{mailWords.seeCharter}</MailButton>
    </>,
  );

/** Her marina changed, was filled in or is spelled otherwise: what is said is true of each. */
export const otherMarinaMail = (told: Told) =>
  changedMail(told, [mailWords.marinaText(told.boarding.marina)]);

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <MailText key={text}>{text}</MailText>);

/** What changes beside yacht and time, a sentence for each. */
const changesFrom = (before: ToldCharter, now: ToldCharter): string[] => [
  ...(now.mode === before.mode ? [] : [mailWords.captainText(modeName(before.mode), modeName(now.mode))]),
  ...(now.guestCount === before.guestCount ? [] : [mailWords.guestsText(before.guestCount, now.guestCount)]),
  ...(now.contactName === before.contactName ? [] : [mailWords.nameText(now.contactName)]),
];

function holdText({ wasCents, isCents }: HoldChange): string {
  if (isCents === 0) return mailWords.holdEnds;
  return wasCents === 0
    ? mailWords.holdBegins(formatCents(isCents))
    : mailWords.holdDiffers(formatCents(wasCents), formatCents(isCents));
}

const isWhereItWas = (one: ToldCharter, other: ToldCharter) =>
  one.yachtId === other.yachtId && +one.departsAt === +other.departsAt && +one.returnsAt === +other.returnsAt;
