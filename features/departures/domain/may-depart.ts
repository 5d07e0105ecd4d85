import type { CharterDay } from '#core/charter-time.ts';
import { lawfulGuests, type Mode, type YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { dayText } from '#words/days.ts';
import { shipOf } from './choice.ts';
import { isEnough, type License } from './licenses.ts';

/** The checks before a charter leaves, in the order in which the dock does them. */
export const CHECKS = ['agreement', 'guests', 'waivers', 'captain', 'papers', 'money'] as const;
export type Check = (typeof CHECKS)[number];

/** The points that can be missing. */
export const POINTS = [
  'agreement',
  'too-many-guests',
  'guests-unnamed',
  'waiver',
  'no-captain',
  'captain-contract',
  'captain-off',
  'captain-out',
  'license-ended',
  'license-too-small',
  'yacht-out',
  'certificate-ended',
  'insurance-ended',
  'livery-ended',
  'unpaid',
  'no-hold',
] as const;
export type Point = (typeof POINTS)[number];

/** Everything that decides whether a charter may depart. */
export type DepartureFacts = {
  /** Decides who chooses and pays the captain. */
  readonly mode: Mode;
  /** The days of departure and return; papers and licenses must be valid on both. */
  readonly firstDay: CharterDay;
  readonly lastDay: CharterDay;
  readonly guestCount: number;
  readonly aboard: {
    readonly named: number;
    /** The guests whose waiver is not signed. */
    readonly unsigned: readonly { readonly id: string; readonly name: string; readonly isAboard: boolean }[];
  };
  /** Whether guests come aboard now: only then does it show who has not come. */
  readonly isBoarding: boolean;
  readonly papers: YachtPapers;
  /** With crew, the captain whom staff assigned; bareboat, the captain whom the charterer chose, who may be the charterer. */
  readonly captain: {
    readonly name: string;
    /** Whether staff still have the captain on the list as active. */
    readonly isActive: boolean;
    readonly license: License;
    readonly licenseValidUntil: CharterDay | null;
  } | null;
  /** The newest agreement; null if there is none. */
  readonly agreement: {
    readonly id: string;
    readonly mode: Mode | null;
    readonly isSignedByBoth: boolean;
    /** Whether it states what is agreed on now. */
    readonly isCurrent: boolean;
  } | null;
  /** Bareboat: the newest contract with that captain; null if there is none. */
  readonly contract: {
    readonly id: string;
    /** Signed by the charterer and the captain; by the charterer alone if they are the captain. */
    readonly isSigned: boolean;
    readonly isCurrent: boolean;
  } | null;
  /** Whether the yacht, or the captain, is still out with another charter when this one may leave. */
  readonly stillOut: { readonly yacht: boolean; readonly captain: boolean };
  readonly openCents: number;
  /** The damage hold that is owed; null if none is owed (product 4.23). */
  readonly hold: { readonly cents: number; readonly isSettled: boolean } | null;
};

/** One point that is missing. */
export type Missing = {
  readonly check: Check;
  readonly code: Point;
  /** Identifies the point exactly, down to the sum or guest: an override lets only this pass. */
  readonly point: string;
  readonly sentence: string;
  /** Whether the law leaves the decision to the business. */
  readonly mayOverride: boolean;
  /** Whether it only says that somebody has not come: then the charter desk may let it pass, too (product 12.2). */
  readonly isAbsence: boolean;
};

/** The texts for missing points, in the language of the staff member who reads them. */
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
  readonly captainOut: (captain: string) => string;
  readonly yachtOut: string;
  /** `until` is a day in words, or null if no day is on record. */
  readonly licenseEnded: (captain: string, until: string | null) => string;
  readonly licenseTooSmall: (captain: string) => string;
  readonly certificateEnded: (until: string | null) => string;
  readonly insuranceEnded: (until: string | null) => string;
  readonly liveryEnded: (until: string | null) => string;
  readonly unpaid: (cents: number) => string;
  readonly noHold: (cents: number) => string;
};

/** What a rule finds missing; not an absence unless it says so. */
type Found = Omit<Missing, 'check' | 'isAbsence'> & Partial<Pick<Missing, 'isAbsence'>>;
type Rule = (facts: DepartureFacts, words: MissingWords) => readonly Found[];

const NOTHING: readonly never[] = [];
const dayOf = (day: CharterDay | null) => day && dayText(day, 'plain');
const holds = (until: CharterDay | null, { lastDay }: DepartureFacts) => until !== null && lastDay <= until;

/** The number of guests to judge by: those asked for, or those named if they are more. */
const guestsOf = ({ guestCount, aboard }: DepartureFacts) => Math.max(guestCount, aboard.named);

/**
 * Bareboat, only a written and signed demise makes the yacht the charterer's: without it she carries passengers for hire (46 USC
 * 2101 (30), (51); Coast Guard G-MOC 07-94). With crew, the agreement is only between the parties, so it may be let pass.
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

/** The most guests the yacht may carry on both days (product 2.15). Without papers she counts as a small yacht. */
export function lawfulOn({ papers, mode, firstDay, lastDay }: DepartureFacts): number {
  return Math.min(...[firstDay, lastDay].map((day) => lawfulGuests(papers, day)[mode]));
}

/** Nobody may let too many guests pass (46 USC 2101 (51), 46 CFR 175.110); for unnamed ones, staff can see whether they came. */
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
            isAbsence: facts.isBoarding,
          },
        ]
      : NOTHING),
  ];
};

/** A waiver is only between the parties: no law requires one, so it may be let pass. */
const waivers: Rule = ({ aboard, isBoarding }, words) =>
  aboard.unsigned.map(({ id, name, isAboard }) => ({
    code: 'waiver',
    point: `waiver:${id}`,
    sentence: words.waiverUnsigned(name),
    mayOverride: true,
    isAbsence: isBoarding && !isAboard,
  }));

/**
 * A charter is bareboat only if its charterer chooses and pays the captain. Without a written choice, the owner's captain would
 * carry passengers for hire, and nobody may let that pass (46 USC 2101 (30), (51); Coast Guard G-MOC 07-94).
 */
function contractOf({ contract, mode }: DepartureFacts, name: string, words: MissingWords): readonly Found[] {
  if (mode === 'crewed' || (contract?.isSigned && contract.isCurrent)) return NOTHING;
  const code = 'captain-contract';
  const point = `${code}:${contract?.id ?? 'none'}`;
  const is = (sentence: string) => [{ code, point, sentence, mayOverride: false }] as const;
  if (!contract) return is(words.noContract(name));
  if (!contract.isCurrent) return is(words.contractOutdated(name));
  return is(words.contractUnsigned(name));
}

/**
 * Passengers for hire need a licensed captain in charge (46 CFR 15.605 uninspected, 15.515 inspected; 46 USC 8903), whose license
 * is valid and suffices for the yacht's tonnage and guests. Bareboat, the charterer chooses (`contractOf`), and the same license
 * is required. A captain whom staff have deactivated since may take nothing out.
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
    code,
    point: `${code}:${named.name}`,
    sentence,
    mayOverride: false,
  });
  return [
    ...contractOf(facts, named.name, words),
    ...(named.isActive ? NOTHING : [never('captain-off', words.captainOff[facts.mode](named.name))]),
    ...(facts.stillOut.captain ? [never('captain-out', words.captainOut(named.name))] : NOTHING),
    ...(holds(named.licenseValidUntil, facts)
      ? NOTHING
      : [never('license-ended', words.licenseEnded(named.name, dayOf(named.licenseValidUntil)))]),
    ...(!isEnough(named.license, shipOf(facts.papers, { guests: guestsOf(facts), lastDay: facts.lastDay }))
      ? [never('license-too-small', words.licenseTooSmall(named.name))]
      : NOTHING),
  ];
};

/**
 * With crew, no inspected yacht may leave on an expired certificate (46 CFR 175.110, 176.100); insurance is the business's own
 * concern. Bareboat, the yacht is a livery, and the law requires a permit and insurance (Fla. Stat. 327.54). A yacht that is still
 * out leaves on nothing.
 */
const papers: Rule = (facts, words) => {
  const { certificateValidUntil, insuranceValidUntil, liveryValidUntil } = facts.papers;
  const isCrewed = facts.mode === 'crewed';
  const missing: Found[] = [];
  if (facts.stillOut.yacht) {
    missing.push({ code: 'yacht-out', point: 'yacht-out', sentence: words.yachtOut, mayOverride: false });
  }
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

/** The business may decide to let a charter leave unpaid or without a damage hold. */
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

/** What keeps a charter from leaving, each with whether it may be let pass, and by whom; empty: it may depart (product 12.2). */
export function mayDepart(facts: DepartureFacts, words: MissingWords): Missing[] {
  return CHECKS.flatMap((check) =>
    RULES[check](facts, words).map((found) => ({ check, isAbsence: false, ...found })),
  );
}

/** The point under which the charter desk lets an absence pass. */
export const absenceOf = (point: string) => `${point}:absent`;

/**
 * Whether a point is let pass: by an administrator in any case, by the charter desk for as long as the guest has not come. A guest
 * who is checked in after all needs the waiver anew.
 */
export const isPassed = ({ mayOverride, isAbsence, point }: Missing, passed: ReadonlySet<string>): boolean =>
  mayOverride && (passed.has(point) || (isAbsence && passed.has(absenceOf(point))));

/**
 * The missing points, check by check. A check `waits` if it depends on another: an unnamed guest cannot have signed a waiver.
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
