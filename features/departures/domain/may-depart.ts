import type { CharterDay } from '#core/charter-time.ts';
import { lawfulGuests, type Mode, type YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { dayText } from '#words/days.ts';
import { isEnough, type License } from './licenses.ts';

/** What is asked before a charter leaves, in the order in which the dock goes through it. */
export const CHECKS = ['agreement', 'guests', 'waivers', 'captain', 'papers', 'money'] as const;
export type Check = (typeof CHECKS)[number];

/** What can be missing. */
export const POINTS = [
  'agreement',
  'too-many-guests',
  'guests-unnamed',
  'waiver',
  'no-captain',
  'captain-contract',
  'captain-off',
  'license-ended',
  'license-too-small',
  'certificate-ended',
  'insurance-ended',
  'livery-ended',
  'unpaid',
  'no-hold',
] as const;
export type Point = (typeof POINTS)[number];

/** All that a departure is judged by. */
export type DepartureFacts = {
  /** Who chooses and pays the captain. */
  readonly mode: Mode;
  /** The days on which it departs and returns; what is asked for has to hold on both. */
  readonly firstDay: CharterDay;
  readonly lastDay: CharterDay;
  readonly guestCount: number;
  readonly aboard: {
    readonly named: number;
    /** The guests whose waiver isn't signed. */
    readonly unsigned: readonly { readonly id: string; readonly name: string }[];
  };
  readonly papers: YachtPapers;
  /** With crew, the captain whom staff have assigned; bareboat, the one whom the charterer has chosen, or the charterer. */
  readonly captain: {
    readonly name: string;
    /** Whether staff may still choose them. */
    readonly isActive: boolean;
    readonly license: License;
    readonly licenseValidUntil: CharterDay | null;
  } | null;
  /** The newest agreement; null where there is none. */
  readonly agreement: {
    readonly id: string;
    readonly mode: Mode | null;
    readonly isSignedByBoth: boolean;
    /** Whether it says what is agreed on now. */
    readonly isCurrent: boolean;
  } | null;
  /** Bareboat, the newest contract with that captain; null where there is none. */
  readonly contract: {
    readonly id: string;
    /** By the charterer and the captain; by the charterer alone who is their own. */
    readonly isSigned: boolean;
    readonly isCurrent: boolean;
  } | null;
  readonly openCents: number;
  /** The damage hold that is owed; null where none is (product 4.23). */
  readonly hold: { readonly cents: number; readonly isSettled: boolean } | null;
};

/** Something that is missing. */
export type Missing = {
  readonly check: Check;
  readonly code: Point;
  /** Exactly what: an override lets this pass and nothing else. */
  readonly point: string;
  readonly sentence: string;
  /** Whether the law leaves it to the business. */
  readonly mayOverride: boolean;
};

/** How staff are told what is missing, in the language that they read. */
export type MissingWords = {
  readonly noAgreement: string;
  readonly otherAgreement: Readonly<Record<Mode, string>>;
  readonly agreementUnsigned: string;
  readonly agreementOutdated: string;
  readonly tooManyGuests: Readonly<Record<Mode, (aboard: number, most: number) => string>>;
  readonly guestsUnnamed: (unnamed: number, of: number) => string;
  readonly waiverUnsigned: (guest: string) => string;
  readonly noContract: (captain: string) => string;
  readonly contractOutdated: (captain: string) => string;
  readonly contractUnsigned: (captain: string) => string;
  readonly noCaptain: Readonly<Record<Mode, string>>;
  readonly captainOff: Readonly<Record<Mode, (captain: string) => string>>;
  /** `until` is a day in words, or null where none is on record. */
  readonly licenseEnded: (captain: string, until: string | null) => string;
  readonly licenseTooSmall: (captain: string) => string;
  readonly certificateEnded: (until: string | null) => string;
  readonly insuranceEnded: (until: string | null) => string;
  readonly liveryEnded: (until: string | null) => string;
  readonly unpaid: (cents: number) => string;
  readonly noHold: (cents: number) => string;
};

type Rule = (facts: DepartureFacts, words: MissingWords) => readonly Omit<Missing, 'check'>[];

const NOTHING: readonly never[] = [];
const dayOf = (day: CharterDay | null) => day && dayText(day, 'plain');
const holds = (until: CharterDay | null, { lastDay }: DepartureFacts) => until !== null && lastDay <= until;

/** How many guests to count with: those asked for, or those named if they are more. */
const guestsOf = ({ guestCount, aboard }: DepartureFacts) => Math.max(guestCount, aboard.named);

/**
 * Bareboat a yacht is the charterer's by a written demise and nothing else: unsigned she carries passengers for hire (46 USC 2101
 * (30), (51); Coast Guard G-MOC 07-94). With crew the paper is between the parties.
 */
const agreement: Rule = ({ agreement: signed, mode }, words) => {
  const mayOverride = mode === 'crewed';
  const code = 'agreement';
  if (!signed) return [{ code, point: code, sentence: words.noAgreement, mayOverride }];
  const is = (sentence: string) => [{ code, point: `${code}:${signed.id}`, sentence, mayOverride }] as const;
  if (signed.mode !== mode) return is(words.otherAgreement[mode]);
  if (!signed.isSignedByBoth) return is(words.agreementUnsigned);
  return signed.isCurrent ? NOTHING : is(words.agreementOutdated);
};

/** The most guests that she may carry on both days (product 2.15): until a paper says otherwise, as a small one. */
export function lawfulOn({ papers, mode, firstDay, lastDay }: DepartureFacts): number {
  return Math.min(...[firstDay, lastDay].map((day) => lawfulGuests(papers, day)[mode]));
}

/** More than the law allows nobody lets out (46 USC 2101 (51), 46 CFR 175.110). Guests not named may not have come, which staff can see. */
const guests: Rule = (facts, words) => {
  const [aboard, most] = [guestsOf(facts), lawfulOn(facts)];
  const unnamed = facts.guestCount - facts.aboard.named;
  return [
    ...(aboard > most
      ? [
          {
            code: 'too-many-guests' as const,
            point: `too-many-guests:${aboard}`,
            sentence: words.tooManyGuests[facts.mode](aboard, most),
            mayOverride: false,
          },
        ]
      : NOTHING),
    ...(unnamed > 0
      ? [
          {
            code: 'guests-unnamed' as const,
            point: `guests-unnamed:${unnamed}`,
            sentence: words.guestsUnnamed(unnamed, facts.guestCount),
            mayOverride: true,
          },
        ]
      : NOTHING),
  ];
};

/** A waiver is between the parties: no law asks for one. */
const waivers: Rule = ({ aboard }, words) =>
  aboard.unsigned.map(({ id, name }) => ({
    code: 'waiver',
    point: `waiver:${id}`,
    sentence: words.waiverUnsigned(name),
    mayOverride: true,
  }));

const shipOf = (facts: DepartureFacts) => ({
  grossTons: facts.papers.grossTons,
  isInspected:
    facts.papers.certificatePassengers !== null && holds(facts.papers.certificateValidUntil, facts),
  guests: guestsOf(facts),
});

/**
 * Bareboat a charter is one because its charterer chooses and pays the captain: without a choice of their own, written down, the owner's
 * captain carries passengers for hire, which nobody here may let pass (46 USC 2101 (30), (51); Coast Guard G-MOC 07-94).
 */
function contractOf(
  { contract, mode }: DepartureFacts,
  name: string,
  words: MissingWords,
): readonly Omit<Missing, 'check'>[] {
  if (mode === 'crewed' || (contract?.isSigned && contract.isCurrent)) return NOTHING;
  const code = 'captain-contract';
  const point = `${code}:${contract?.id ?? 'none'}`;
  const is = (sentence: string) => [{ code, point, sentence, mayOverride: false }] as const;
  if (!contract) return is(words.noContract(name));
  if (!contract.isCurrent) return is(words.contractOutdated(name));
  return is(words.contractUnsigned(name));
}

/**
 * Whoever carries passengers for hire has a licensed captain in charge (46 CFR 15.605 uninspected, 15.515 inspected; 46 USC 8903),
 * whose license is valid and good for her tonnage and guests. Bareboat the charterer chooses (`contractOf`), and the same license is
 * asked for. Whoever was switched off since they were chosen takes nothing out.
 */
const captain: Rule = (facts, words) => {
  const { captain: named } = facts;
  if (!named) {
    return [
      {
        code: 'no-captain',
        point: 'no-captain',
        sentence: words.noCaptain[facts.mode],
        mayOverride: false,
      },
    ];
  }
  const never = (code: Point, sentence: string) => ({
    ...{ code, point: `${code}:${named.name}`, sentence },
    mayOverride: false,
  });
  return [
    ...contractOf(facts, named.name, words),
    ...(named.isActive ? NOTHING : [never('captain-off', words.captainOff[facts.mode](named.name))]),
    ...(holds(named.licenseValidUntil, facts)
      ? NOTHING
      : [never('license-ended', words.licenseEnded(named.name, dayOf(named.licenseValidUntil)))]),
    ...(!isEnough(named.license, shipOf(facts))
      ? [never('license-too-small', words.licenseTooSmall(named.name))]
      : NOTHING),
  ];
};

/**
 * With crew: no inspected yacht leaves on a certificate that has ended (46 CFR 175.110, 176.100), and insurance is the business's
 * own care. Bareboat she is hired out as a livery: permit and insurance are the law's (Fla. Stat. 327.54).
 */
const papers: Rule = (facts, words) => {
  const { certificateValidUntil, insuranceValidUntil, liveryValidUntil } = facts.papers;
  const isCrewed = facts.mode === 'crewed';
  const missing: Omit<Missing, 'check'>[] = [];
  type Said = (until: string | null) => string;
  const ends = (code: Point, said: Said, until: CharterDay | null, mayOverride: boolean) => {
    if (holds(until, facts)) return;
    const sentence = said(dayOf(until));
    missing.push({ code, point: `${code}:${until ?? 'none'}`, sentence, mayOverride });
  };
  if (isCrewed && certificateValidUntil !== null)
    ends('certificate-ended', words.certificateEnded, certificateValidUntil, false);
  ends('insurance-ended', words.insuranceEnded, insuranceValidUntil, isCrewed);
  if (!isCrewed) ends('livery-ended', words.liveryEnded, liveryValidUntil, false);
  return missing;
};

/** Whether to sail on credit, or without a damage hold, is for the business to say. */
const money: Rule = ({ openCents, hold }, words) => [
  ...(openCents > 0
    ? [
        {
          code: 'unpaid' as const,
          point: `unpaid:${openCents}`,
          sentence: words.unpaid(openCents),
          mayOverride: true,
        },
      ]
    : NOTHING),
  ...(hold && !hold.isSettled
    ? [
        {
          code: 'no-hold' as const,
          point: `no-hold:${hold.cents}`,
          sentence: words.noHold(hold.cents),
          mayOverride: true,
        },
      ]
    : NOTHING),
];

const RULES: Readonly<Record<Check, Rule>> = { agreement, guests, waivers, captain, papers, money };

/** What stands against a charter's leaving, each with whether an administrator may let it pass; empty: it may depart (product 12.2). */
export function mayDepart(facts: DepartureFacts, words: MissingWords): Missing[] {
  return CHECKS.flatMap((check) => RULES[check](facts, words).map((missing) => ({ check, ...missing })));
}

/**
 * What is missing, check by check. A check `waits` while it depends on another: a guest who is not named cannot have signed a
 * waiver.
 */
export function checklistOf<Of extends { readonly check: Check; readonly code: Point }>(
  missing: readonly Of[],
): {
  readonly check: Check;
  readonly missing: readonly Of[];
  readonly state: 'done' | 'missing' | 'waits';
}[] {
  const areUnnamed = missing.some(({ code }) => code === 'guests-unnamed');
  return CHECKS.map((check) => {
    const lacking = missing.filter((one) => one.check === check);
    const state = lacking.length > 0 ? 'missing' : check === 'waivers' && areUnnamed ? 'waits' : 'done';
    return { check, missing: lacking, state };
  });
}
