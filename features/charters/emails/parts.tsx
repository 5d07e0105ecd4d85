import type { ReactNode } from 'react';
import { languageNow, pathIn } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { pictureAddress, type ShownPicture } from '#core/pictures.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { directionsTo, MARINA_MAP, marinaMap } from '#features/fleet/domain/marinas.ts';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailDrawing,
  MailLink,
  type MailPicture,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { lineLabel, type PriceEstimate, restOf } from '#features/pricing/domain/index.ts';
import { formatCents, formatDollars } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { requestNumber } from '../domain.ts';
import type { Charter } from '../repository/index.ts';
import { words } from './words/index.ts';

/** The fields of a charter that its mails use. */
export type ToldCharter = Pick<
  Charter,
  | 'id'
  | 'yachtId'
  | 'yachtName'
  | 'contactName'
  | 'startOn'
  | 'departsAt'
  | 'returnsAt'
  | 'guestCount'
  | 'mode'
  | 'pricingType'
>;

/** "Saturday, March 6, 2027". */
export const longDayOf = ({ startOn }: Pick<ToldCharter, 'startOn'>) => dayText(startOn, 'full');
/** "Sat, Mar 6". */
export const shortDayOf = ({ startOn }: Pick<ToldCharter, 'startOn'>) => dayText(startOn, 'short');

const timeOf = ({ departsAt: from, returnsAt: to }: ToldTime) => ({ from, to });

type ToldTime = Pick<ToldCharter, 'departsAt' | 'returnsAt'>;

/** "6:00–10:00 PM". */
export const hoursText = (charter: ToldTime) => clockHours(timeOf(charter));

/** "Friday, March 5 at 9:00 AM", by Miami's clocks. */
export const miamiTime = (at: Date) => instantText(at, 'spoken');

export const guests = (count: number) => words.guests(count);

/** The full address of a page of the site, in the current language. */
export const pageAt = (origin: string, path: string) => `${origin}${pathIn(languageNow(), path)}`;

export function YachtLink({ charter, origin }: { charter: ToldCharter; origin: string }) {
  return (
    <MailLink href={pageAt(origin, `/yachts/${encodeURIComponent(charter.yachtId)}`)}>
      {charter.yachtName}
    </MailLink>
  );
}

/** Which yacht, when, for how many. */
export function charterFacts(charter: ToldCharter): { label: string; value: ReactNode }[] {
  const { theCharter } = words;
  return [
    { label: theCharter.yacht, value: charter.yachtName },
    { label: theCharter.date, value: longDayOf(charter) },
    { label: theCharter.time, value: words.inMiami(timeText(timeOf(charter))) },
    { label: theCharter.guests, value: String(charter.guestCount) },
    { label: theCharter.captain, value: modeName(charter.mode) },
    { label: theCharter.type, value: words.types[charter.pricingType] },
    { label: words.requestNumber, value: requestNumber(charter.id) },
  ];
}

/** A yacht's picture for a mail: with its full address, in one width. Undefined when the yacht has none. */
export function yachtPicture(picture: ShownPicture | null, origin: string): MailPicture | undefined {
  if (!picture) return undefined;
  const { src, width, height, alt } = picture;
  return { src: new URL(pictureAddress(src, 1280), origin).href, alt, ratio: height / width };
}

/** The map of a marina, which links to directions; null for a marina without a map. */
export function MarinaDrawing({ marina, origin }: { marina: string; origin: string }) {
  const map = marinaMap(marina);
  if (!map) return null;
  const picture = {
    src: new URL(map.src, origin).href,
    alt: words.mapOf(marina),
    ratio: MARINA_MAP.height / MARINA_MAP.width,
  };
  return <MailDrawing picture={picture} href={directionsTo(marina)} />;
}

const dollars = (cents: number) => formatDollars(dollarsFromCents(cents));

/**
 * A price line by line, with the amounts due first and later, as they are owed.
 *
 * @param balanceDueAt null: with the deposit. Undefined: not known yet
 */
export function PriceTable({
  price,
  balanceDueAt,
}: {
  price: PriceEstimate;
  balanceDueAt?: Date | null | undefined;
}) {
  const { balanceCents, apaCents } = restOf(price);
  const dueOn = (what: string) => {
    if (balanceDueAt === undefined) return what;
    return balanceDueAt ? words.dueOn(what, miamiTime(balanceDueAt)) : words.dueWithDeposit(what);
  };
  return (
    <MailFacts
      areAmounts
      facts={[
        ...price.lines.map((line) => ({ label: lineLabel(line), value: dollars(line.cents) })),
        { label: words.total, value: <strong>{dollars(price.totalCents)}</strong> },
        { label: words.deposit(price.depositPercent), value: dollars(price.depositCents) },
        { label: dueOn(words.balance), value: dollars(balanceCents) },
        { label: dueOn('APA'), value: apaCents > 0 ? dollars(apaCents) : '' },
      ]}
    />
  );
}

/** Says that the kept card is charged on that day, or soon if that has come, but not for the APA. */
export function ByItself({ money: { keptCard, pieces }, day }: { money: MoneyAnswer; day?: string }) {
  if (!keptCard) return null;
  const apa = pieces.find(({ kind, state }) => kind === 'apa' && state !== 'paid');
  return (
    <>
      <MailText>{words.chargedByItself(`${keptCard.brand} ${keptCard.lastFour}`, day)}</MailText>
      {apa && <MailText>{words.apaApart(formatCents(apa.cents - apa.paidCents))}</MailText>}
    </>
  );
}
