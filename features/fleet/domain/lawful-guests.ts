import type { CharterDay } from '#core/charter-time.ts';
import type { Columns } from '#core/field-kinds.ts';
import type { yachtFields } from '../fields/index.ts';

/** Any of these fields shows that a yacht's papers were entered. Her charter mode does not: it is no paper. */
export const PAPERS = [
  'grossTons',
  'registrationNumber',
  'certificateNumber',
  'certificatePassengers',
  'certificateValidUntil',
  'insuranceValidUntil',
  'liveryValidUntil',
] as const;

/** A yacht's papers, and in which way she is chartered. */
export type YachtPapers = Pick<Columns<typeof yachtFields>, 'charterMode' | (typeof PAPERS)[number]>;

/** The most guests without a certificate of inspection, by what she is and who chooses the captain (product 2.15). */
export const UNINSPECTED = { small: 6, large: 12, bareboat: 12 } as const;

/** From so many gross tons on a yacht is a large one. */
export const LARGE_GROSS_TONS = 100;

/** Who hires the captain of a charter: the owner, with the crew, or the charterer. */
export const MODES = ['crewed', 'bareboat'] as const;
export type Mode = (typeof MODES)[number];

/** The most guests in each way of chartering her. */
type LawfulGuests = Readonly<Record<Mode, number>>;

/** True where a paper of hers is recorded; else nothing is known of what she may carry. */
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
 * The most guests that a yacht may carry on a day by her papers (product 2.15). With a captain and crew that the owner
 * provides or names, all of them passengers for hire (46 USC 2101): as many as a certificate of inspection says that is
 * valid on that day (46 CFR 175.110), else as an uninspected passenger vessel, 6 under 100 gross tons and 12 from 100 on
 * (46 USC 2101 (51)). Bareboat, where the charterer chooses and pays the captain: 12. The owner's counsel confirms each
 * figure (docs/owner.md).
 */
export function lawfulGuests(papers: YachtPapers, day: CharterDay): LawfulGuests {
  return { crewed: withCrew(papers, day), bareboat: UNINSPECTED.bareboat };
}

/** The same in the ways in which she is chartered, each with its figure. */
export function chartersOf(papers: YachtPapers, day: CharterDay): Partial<LawfulGuests> {
  const { crewed, bareboat } = lawfulGuests(papers, day);
  return {
    ...(papers.charterMode === 'crewed' ? {} : { bareboat }),
    ...(papers.charterMode === 'bareboat' ? {} : { crewed }),
  };
}

/** What fits on board of a yacht, and her papers. */
type Carrier = { readonly capacity: number; readonly papers: YachtPapers };

/**
 * How many guests a yacht carries on a day in one way of chartering her: as many as fit on board, and no more than is lawful
 * in it; none where she is not chartered so. While no paper of hers is recorded, as many as fit.
 */
export function guestsInMode({ capacity, papers }: Carrier, mode: Mode, day: CharterDay): number {
  const lawful = chartersOf(papers, day)[mode];
  if (lawful === undefined) return 0;
  return hasPapers(papers) ? Math.min(capacity, lawful) : capacity;
}

/** How many guests a yacht is offered for on a day: in the way in which she carries more. */
export function offeredGuests(yacht: Carrier, day: CharterDay): number {
  return Math.max(...MODES.map((mode) => guestsInMode(yacht, mode, day)));
}
