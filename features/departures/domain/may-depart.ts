import type { CharterDay } from '#core/charter-time.ts';
import { lawfulGuests, type Mode, type YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { counted, formatCents } from '#words/amounts.ts';
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
  /** With crew whom the house has assigned, bareboat whom the charterer has chosen, or who they are themselves. */
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
  /** Whether the law leaves it to the house. */
  readonly mayOverride: boolean;
};

type Rule = (facts: DepartureFacts) => readonly Omit<Missing, 'check'>[];

const NOTHING: readonly never[] = [];
const holds = (until: CharterDay | null, { lastDay }: DepartureFacts) => until !== null && lastDay <= until;
const endOf = (until: CharterDay | null) =>
  until ? `until ${dayText(until, 'plain')} only` : 'without a last day on record';

/** As many as are booked, or as are named where those are more. */
const guestsOf = ({ guestCount, aboard }: DepartureFacts) => Math.max(guestCount, aboard.named);

/**
 * Bareboat a yacht is the charterer's by a written demise and nothing else: unsigned she carries passengers for hire (46 USC 2101
 * (30), (51); Coast Guard G-MOC 07-94). With crew the paper is between the parties.
 */
const agreement: Rule = ({ agreement: signed, mode }) => {
  const mayOverride = mode === 'crewed';
  const code = 'agreement';
  if (!signed) return [{ code, point: code, sentence: 'There is no agreement yet.', mayOverride }];
  const is = (sentence: string) => [{ code, point: `${code}:${signed.id}`, sentence, mayOverride }] as const;
  if (signed.mode !== mode) return is(`The agreement is not one for a ${mode} charter.`);
  if (!signed.isSignedByBoth) return is('The agreement is not signed by both.');
  return signed.isCurrent ? NOTHING : is('The agreement no longer says what is agreed on.');
};

/** The most guests that she may carry on both days (product 2.15): until a paper says otherwise, as a small one. */
export function lawfulOn({ papers, mode, firstDay, lastDay }: DepartureFacts): number {
  return Math.min(...[firstDay, lastDay].map((day) => lawfulGuests(papers, day)[mode]));
}

/** 46 USC 2101 (51), 46 CFR 175.110: nobody lets more out. Who is not named may not have come; that the house can see for itself. */
const guests: Rule = (facts) => {
  const [aboard, most] = [guestsOf(facts), lawfulOn(facts)];
  const unnamed = facts.guestCount - facts.aboard.named;
  return [
    ...(aboard > most
      ? [
          {
            code: 'too-many-guests' as const,
            point: `too-many-guests:${aboard}`,
            sentence: `${aboard} guests are more than the ${most} that she may carry ${facts.mode === 'crewed' ? 'with captain and crew' : 'bareboat'}.`,
            mayOverride: false,
          },
        ]
      : NOTHING),
    ...(unnamed > 0
      ? [
          {
            code: 'guests-unnamed' as const,
            point: `guests-unnamed:${unnamed}`,
            sentence: `Names are missing: ${unnamed} of ${counted(facts.guestCount, 'guest')}.`,
            mayOverride: true,
          },
        ]
      : NOTHING),
  ];
};

/** A waiver is between the parties: no law asks for one. */
const waivers: Rule = ({ aboard }) =>
  aboard.unsigned.map(({ id, name }) => ({
    code: 'waiver',
    point: `waiver:${id}`,
    sentence: `${name} has not signed a waiver.`,
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
function contractOf({ contract, mode }: DepartureFacts, name: string): readonly Omit<Missing, 'check'>[] {
  if (mode === 'crewed' || (contract?.isSigned && contract.isCurrent)) return NOTHING;
  const code = 'captain-contract';
  const point = `${code}:${contract?.id ?? 'none'}`;
  const is = (sentence: string) => [{ code, point, sentence, mayOverride: false }] as const;
  if (!contract) return is(`There is no contract with Captain ${name} yet.`);
  if (!contract.isCurrent) return is(`The contract with Captain ${name} no longer says what is agreed on.`);
  return is(`The contract with Captain ${name} is not signed yet.`);
}

/**
 * Whoever carries passengers for hire has a licensed captain in charge (46 CFR 15.605 uninspected, 15.515 inspected; 46 USC 8903),
 * whose license is valid and good for her tonnage and guests. Bareboat the charterer chooses (`contractOf`), and the same license is
 * asked for. Whoever was switched off since they were chosen takes nothing out.
 */
const captain: Rule = (facts) => {
  const isCrewed = facts.mode === 'crewed';
  const { captain: named } = facts;
  if (!named) {
    return [
      {
        code: 'no-captain',
        point: 'no-captain',
        sentence: isCrewed ? 'No captain is assigned.' : 'The charterer has not chosen a captain.',
        mayOverride: false,
      },
    ];
  }
  const never = (code: Point, sentence: string) => ({
    ...{ code, point: `${code}:${named.name}`, sentence },
    mayOverride: false,
  });
  return [
    ...contractOf(facts, named.name),
    ...(named.isActive
      ? NOTHING
      : [
          never(
            'captain-off',
            `Captain ${named.name} is no longer on the list. ${isCrewed ? 'Please choose another.' : 'The charterer has to choose another.'}`,
          ),
        ]),
    ...(holds(named.licenseValidUntil, facts)
      ? NOTHING
      : [
          never(
            'license-ended',
            `The license of Captain ${named.name} is valid ${endOf(named.licenseValidUntil)}.`,
          ),
        ]),
    ...(!isEnough(named.license, shipOf(facts))
      ? [
          never(
            'license-too-small',
            `The license of Captain ${named.name} is not enough for her tonnage and so many guests.`,
          ),
        ]
      : NOTHING),
  ];
};

/**
 * With crew: no inspected yacht leaves on a certificate that has ended (46 CFR 175.110, 176.100), and insurance is the house's own
 * care. Bareboat she is hired out as a livery: permit and insurance are the law's (Fla. Stat. 327.54).
 */
const papers: Rule = (facts) => {
  const { certificateValidUntil, insuranceValidUntil, liveryValidUntil } = facts.papers;
  const isCrewed = facts.mode === 'crewed';
  const missing: Omit<Missing, 'check'>[] = [];
  const ends = (code: Point, what: string, until: CharterDay | null, mayOverride: boolean) => {
    if (holds(until, facts)) return;
    const sentence = `${what} is valid ${endOf(until)}.`;
    missing.push({ code, point: `${code}:${until ?? 'none'}`, sentence, mayOverride });
  };
  if (isCrewed && certificateValidUntil !== null)
    ends('certificate-ended', 'Her certificate of inspection', certificateValidUntil, false);
  ends('insurance-ended', 'Her insurance', insuranceValidUntil, isCrewed);
  if (!isCrewed) ends('livery-ended', 'Her livery permit', liveryValidUntil, false);
  return missing;
};

/** Whether to sail on credit, or without a damage hold, is the house's own to say. */
const money: Rule = ({ openCents, hold }) => [
  ...(openCents > 0
    ? [
        {
          code: 'unpaid' as const,
          point: `unpaid:${openCents}`,
          sentence: `${formatCents(openCents)} is still to be paid.`,
          mayOverride: true,
        },
      ]
    : NOTHING),
  ...(hold && !hold.isSettled
    ? [
        {
          code: 'no-hold' as const,
          point: `no-hold:${hold.cents}`,
          sentence: `The damage hold of ${formatCents(hold.cents)} is not authorized.`,
          mayOverride: true,
        },
      ]
    : NOTHING),
];

const RULES: Readonly<Record<Check, Rule>> = { agreement, guests, waivers, captain, papers, money };

/** What stands against a charter's leaving, each with whether an administrator may let it pass; empty: it may depart (product 12.2). */
export function mayDepart(facts: DepartureFacts): Missing[] {
  return CHECKS.flatMap((check) => RULES[check](facts).map((missing) => ({ check, ...missing })));
}
