import type { Language } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { nameNow } from '#core/translations.ts';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import { type PriceEstimate, restOf } from '#features/pricing/domain/index.ts';
import { inLanguage } from '#platform/language.ts';
import type { Block, Sheet } from '#platform/pdf/sheet.ts';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { AgreementKind, CaptainFacts, CharterFacts, EventKind } from '../domain/index.ts';
import type { Agreement, AgreementEvent } from '../repository.ts';
import { words } from '../words/index.ts';

/** The name of each mode's wording. A changed wording gets a new name, so that the name tells what was signed. */
export const TEMPLATES = { crewed: 'crewed-5', bareboat: 'bareboat-6' } as const;

type Line = PriceEstimate['lines'][number];

function lineName(line: Line): string {
  switch (line.kind) {
    case 'base':
      return words.baseLine(line.hours);
    case 'extra':
      return nameNow(line);
    case 'gratuity':
      return words.gratuityLine(`${line.percent}%`);
    case 'sales-tax':
      return words.taxLine(`${line.percent}%`);
    case 'apa':
      return words.apaLine(`${line.percent}%`);
  }
}

const dollars = (cents: number) => formatDollars(dollarsFromCents(cents));

const section = (heading: string, text: string): Block[] => [
  { kind: 'heading', text: heading },
  { kind: 'text', text },
];

function conditions({
  price,
  mode,
  guestCount,
  balanceDueAt,
  cancellationFeePercent,
  damageHoldCents,
}: CharterFacts): Block[] {
  const isBareboat = mode === 'bareboat';
  const due = balanceDueAt ? words.byInstant(instantText(balanceDueAt, 'long')) : words.withDeposit;
  const { balanceCents, apaCents } = restOf(price);
  const hasApa = apaCents > 0;
  return [
    ...section(
      words.payment,
      words.paymentText(
        price.depositPercent,
        dollars(price.depositCents),
        dollars(balanceCents),
        due,
        hasApa ? dollars(apaCents) : '',
      ),
    ),
    ...section(words.apa, hasApa ? words.apaText : isBareboat ? words.noApaBareboatText : words.noApaText),
    ...section(words.cancelling, words.cancellingText(cancellationFeePercent)),
    ...section(words.command, isBareboat ? words.commandBareboat : words.commandCrewed),
    ...section(words.aboard, words.aboardText(guestCount)),
    ...section(words.conduct, words.conductText),
    ...(damageHoldCents > 0 ? section(words.damageHold, words.damageHoldText(dollars(damageHoldCents))) : []),
    ...section(words.risk, words.riskText),
    ...section(words.law, words.lawText),
    ...section(words.whole, words.wholeText),
    ...section(words.electronic, words.electronicText),
  ];
}

/** The footer of every page, and the file's metadata. */
const frame = (title: string, number: string, owner: string, language: Language, madeAt: Date) => ({
  title,
  language,
  foot: `${owner} · ${words.documentNumber} ${number}`,
  pageWords: [words.page, words.pageOf] as const,
  author: owner,
  madeAt,
});

/** The paper of a charter's agreement (product 10.1). */
export function charterSheet(
  facts: CharterFacts,
  of: {
    readonly id: string;
    readonly language: Language;
    readonly madeAt: Date;
    readonly amends: string | null;
    /** The number of the amendment, from 1; 0 for the first agreement. */
    readonly amendment: number;
  },
): Sheet {
  return inLanguage(of.language, () => {
    const { owner, yacht, price } = facts;
    const title = of.amends
      ? words.amendmentTitle(of.amendment)
      : words.paperTitle(facts.mode === 'bareboat');
    const arrival = new Date(facts.departsAt.getTime() - facts.arriveMinutesEarly * 60_000);
    return {
      ...frame(title, of.id, owner.name, of.language, of.madeAt),
      blocks: [
        { kind: 'title', text: title },
        ...(of.amends ? [{ kind: 'text' as const, text: words.amendmentText(of.amends) }] : []),
        { kind: 'heading', text: words.parties },
        {
          kind: 'facts',
          rows: [
            [words.ownerSide, [owner.name, ...owner.address, `${owner.phone}, ${owner.email}`].join('\n')],
            [words.charterer, facts.charterer],
          ],
        },
        { kind: 'heading', text: words.theCharter },
        {
          kind: 'facts',
          rows: [
            [words.yacht, yacht.name],
            [words.departure, instantText(facts.departsAt, 'long')],
            [words.comesBack, instantText(facts.returnsAt, 'long')],
            ...(yacht.marina ? ([[words.place, yacht.marina]] as const) : []),
            [words.arriveBy, instantText(arrival, 'time')],
            [words.captain, modeName(facts.mode)],
            [words.guests, String(facts.guestCount)],
            [words.requestNumber, facts.number],
          ],
        },
        { kind: 'heading', text: words.thePrice },
        {
          kind: 'amounts',
          rows: [
            ...price.lines.map((line) => [lineName(line), dollars(line.cents)] as const),
            [words.total, dollars(price.totalCents)],
          ],
        },
        ...conditions(facts),
      ],
    };
  });
}

/**
 * The paper of the contract between a charterer and their captain; the owner is no party to it (product 10.11). A charterer who
 * is the captain signs a declaration instead.
 */
export function captainSheet(
  facts: CaptainFacts,
  of: {
    readonly id: string;
    readonly language: Language;
    readonly madeAt: Date;
    readonly amends: string | null;
  },
): Sheet {
  return inLanguage(of.language, () => {
    const { captain, yacht, isSelf } = facts;
    const title = isSelf ? words.ownCaptainTitle : words.captainTitle;
    const until = captain.licenseValidUntil;
    const license = [
      [words.license, [captain.license[of.language], captain.licenseNumber].filter(Boolean).join(', ')],
      ...(until ? ([[words.licenseUntil, dayText(until, 'full')]] as const) : []),
    ] as const;
    return {
      // The footer names the charterer, because the contract is not the owner's.
      ...frame(title, of.id, facts.charterer, of.language, of.madeAt),
      blocks: [
        { kind: 'title', text: title },
        ...(of.amends ? [{ kind: 'text' as const, text: words.amendmentText(of.amends) }] : []),
        { kind: 'heading', text: words.parties },
        {
          kind: 'facts',
          rows: [
            [words.charterer, facts.charterer],
            ...(isSelf
              ? []
              : ([[words.captain, [captain.name, captain.phone].filter(Boolean).join('\n')]] as const)),
            ...license,
          ],
        },
        { kind: 'heading', text: words.theCharter },
        {
          kind: 'facts',
          rows: [
            [words.yacht, yacht.name],
            [words.departure, instantText(facts.departsAt, 'long')],
            [words.comesBack, instantText(facts.returnsAt, 'long')],
            ...(yacht.marina ? ([[words.place, yacht.marina]] as const) : []),
            [words.guests, String(facts.guestCount)],
            [words.requestNumber, facts.number],
          ],
        },
        ...(isSelf
          ? section(words.captainDuties, words.ownCaptainText)
          : [
              ...section(words.captainChosen, words.captainChosenText),
              ...section(words.captainDuties, words.captainDutiesText),
              ...section(words.captainPay, words.captainPayText(words.captainFeeOpen)),
              ...section(words.captainEnds, words.captainEndsText),
            ]),
        ...section(words.law, words.lawText),
        ...section(words.electronic, isSelf ? words.electronicAloneText : words.electronicText),
      ],
    };
  });
}

/** The name of each step in the certificate. */
export const stepNames = (kind: AgreementKind): Readonly<Record<EventKind, string>> => ({
  made: words.eventMade,
  sent: words.eventSent,
  'page-seen': words.eventSeen,
  opened: words.eventOpened,
  consented: words.eventConsented,
  signed: words.eventSigned,
  countersigned: kind === 'captain' ? words.eventCaptainSigned : words.eventCountersigned,
  refused: words.eventRefused,
  voided: words.eventVoided,
  sealed: words.eventSealed,
  ended: words.eventEnded,
});

/** A moment for the certificate: to the second, in UTC. */
const exactly = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The certificate, the last page: every step, and the hashes that verify it (product 10.5). */
export function certificateSheet(
  agreement: Agreement,
  events: readonly AgreementEvent[],
  { owner, verifyUrl, madeAt }: { readonly owner: string; readonly verifyUrl: string; readonly madeAt: Date },
): Sheet {
  return inLanguage(agreement.language, () => {
    const names = stepNames(agreement.kind);
    return {
      ...frame(words.certificateTitle, agreement.id, owner, agreement.language, madeAt),
      blocks: [
        { kind: 'title', text: words.certificateTitle },
        { kind: 'text', text: words.certificateText },
        {
          kind: 'facts',
          rows: [
            [words.documentNumber, agreement.id],
            [words.documentHash, agreement.fileSha256],
            [words.chainEnd, events.at(-1)?.hash ?? ''],
            [words.checkAt, verifyUrl],
          ],
        },
        { kind: 'heading', text: words.theSteps },
        {
          kind: 'facts',
          rows: events.map((event) => [
            exactly(event.at),
            [
              [names[event.kind], event.name].filter(Boolean).join(': '),
              [event.address, event.browser].filter(Boolean).join(' · '),
              event.hash,
            ]
              .filter(Boolean)
              .join('\n'),
          ]),
        },
      ],
    };
  });
}
