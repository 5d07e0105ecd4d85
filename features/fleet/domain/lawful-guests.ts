import type { CharterDay } from '#core/charter-time.ts';
import type { Columns } from '#core/field-kinds.ts';
import type { yachtFields } from '../fields/index.ts';

/**
 * A value in any of these fields means that the yacht's papers were entered. The charter mode is not among them: it is no paper.
 */
export const PAPERS = [
  'grossTons',
  'registrationNumber',
  'certificateNumber',
  'certificatePassengers',
  'certificateValidUntil',
  'insuranceValidUntil',
  'liveryValidUntil',
] as const;

/** A yacht's papers, and the modes in which it is chartered. */
export type YachtPapers = Pick<Columns<typeof yachtFields>, 'charterMode' | (typeof PAPERS)[number]>;

/** The most guests without a certificate of inspection, by the yacht's size and by who chooses the captain (product 2.15). */
export const UNINSPECTED = { small: 6, large: 12, bareboat: 12 } as const;

/** From this gross tonnage on, a yacht counts as large. */
export const LARGE_GROSS_TONS = 100;

/** Who hires the captain of a charter: crewed, the owner with the crew; bareboat, the charterer. */
export const MODES = ['crewed', 'bareboat'] as const;
export type Mode = (typeof MODES)[number];

/** The most guests in each mode. */
type LawfulGuests = Readonly<Record<Mode, number>>;

/** Whether any paper of the yacht is recorded. If none is, nothing is known about how many guests it may carry. */
export function hasPapers(papers: YachtPapers): boolean {
  return PAPERS.some((paper) => papers[paper] !== null);
}

function withCrew(
  { grossTons, certificatePassengers, certificateValidUntil }: YachtPapers,
  day: CharterDay,
): number {
  const isCertified = certificateValidUntil !== null && day <= certificateValidUntil;
  if (isCertified && certificatePassengers !== null) return certificatePassengers;
  return (grossTons ?? 0) >= LARGE_GROSS_TONS ? UNINSPECTED.large : UNINSPECTED.small;
}

/**
 * The most guests that a yacht may carry on a day by its papers (product 2.15). Crewed, with captain and crew provided or named
 * by the owner, all guests are passengers for hire (46 USC 2101): as many as a certificate of inspection valid on that day says
 * (46 CFR 175.110), else as an uninspected passenger vessel, 6 under 100 gross tons and 12 from 100 on (46 USC 2101 (51)).
 * Bareboat, where the charterer chooses and pays the captain: 12. The owner's counsel confirms each figure (docs/owner.md).
 */
export function lawfulGuests(papers: YachtPapers, day: CharterDay): LawfulGuests {
  return { crewed: withCrew(papers, day), bareboat: UNINSPECTED.bareboat };
}

/** The lawful guests of only those modes in which the yacht is chartered. */
export function chartersOf(papers: YachtPapers, day: CharterDay): Partial<LawfulGuests> {
  const { crewed, bareboat } = lawfulGuests(papers, day);
  return {
    ...(papers.charterMode === 'crewed' ? {} : { bareboat }),
    ...(papers.charterMode === 'bareboat' ? {} : { crewed }),
  };
}

/** A yacht's capacity and papers. */
type Carrier = { readonly capacity: number; readonly papers: YachtPapers };

/**
 * How many guests a yacht may carry on a day in one mode: its capacity, limited by its papers; 0 if it is not chartered in that
 * mode. If no paper is recorded, its capacity.
 */
export function guestsInMode({ capacity, papers }: Carrier, mode: Mode, day: CharterDay): number {
  const lawful = chartersOf(papers, day)[mode];
  if (lawful === undefined) return 0;
  return hasPapers(papers) ? Math.min(capacity, lawful) : capacity;
}

/** How many guests a yacht is offered for on a day: those of the mode that allows more. */
export function offeredGuests(yacht: Carrier, day: CharterDay): number {
  return Math.max(...MODES.map((mode) => guestsInMode(yacht, mode, day)));
}
