/** How old a guest is, as far as anybody has to know; the oldest first. */
export const AGE_BANDS = ['adult', 'teen', 'child', 'infant'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Those for whom a guardian signs. */
export const MINOR_BANDS = ['teen', 'child', 'infant'] as const satisfies readonly AgeBand[];

export const isMinor = (band: AgeBand) => band !== 'adult';

/** Who may name a guest: the charter's client, a colleague, or a guest who signs. */
export const NAMED_BY = ['client', 'guest', 'staff'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

/** What is sealed of a guest beside the name, and opened for the team a field at a time. */
export const SEALED_DETAILS = ['allergies', 'contact'] as const;
export type SealedDetail = (typeof SEALED_DETAILS)[number];

export type NamedGuest = { readonly name: string; readonly ageBand: AgeBand };

/**
 * A name as it is compared: without accents, capitals and spaces, so that "María  José" is "maria jose". Marks of other scripts are
 * no accents: in Devanagari or Thai they are the vowels.
 */
export function comparableName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\s/gu, '')
    .toLowerCase()
    // What was taken out may have stood between marks, which have an order of their own.
    .normalize('NFKD');
  return plain === '' ? name : plain;
}

/** Whether two names mean the same guest. A child may be called as its parent is: those are two (product 11.4). */
export const isSameGuest = (one: NamedGuest, other: NamedGuest) =>
  comparableName(one.name) === comparableName(other.name) && isMinor(one.ageBand) === isMinor(other.ageBand);

/** What is known of those who come aboard. */
export type Aboard = {
  readonly named: number;
  readonly adults: number;
  readonly minors: number;
  /** The names of those whose waiver isn't signed. */
  readonly waiversMissing: string[];
};

/** Counts those who were named, and names those whose waiver is missing. */
export function aboardOf(guests: readonly (NamedGuest & { readonly isSigned: boolean })[]): Aboard {
  const minors = guests.filter(({ ageBand }) => isMinor(ageBand)).length;
  return {
    named: guests.length,
    adults: guests.length - minors,
    minors,
    waiversMissing: guests.filter(({ isSigned }) => !isSigned).map(({ name }) => name),
  };
}

/** Whether guests of a charter are named and sign: `open` while it is confirmed and not over. */
export const STANDINGS = ['open', 'cancelled', 'over', 'not-confirmed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How a charter stands for its guests at that moment (product 11.5). */
export function standingOf(
  { status, returnsAt }: { readonly status: string; readonly returnsAt: Date },
  now: Date,
): Standing {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'no-show' || returnsAt <= now) return 'over';
  return status === 'confirmed' ? 'open' : 'not-confirmed';
}

/**
 * Puts those who are signed for beside those who were named: who is among them is met, who isn't is new. The same person given
 * twice is one.
 */
export function meet<Named extends NamedGuest, Given extends NamedGuest>(
  named: readonly Named[],
  given: readonly Given[],
): { readonly met: readonly (readonly [Named, Given])[]; readonly added: readonly Given[] } {
  const met: (readonly [Named, Given])[] = [];
  const added: Given[] = [];
  for (const one of given) {
    const known = named.find((guest) => isSameGuest(guest, one));
    if (known && !met.some(([guest]) => guest === known)) met.push([known, one]);
    else if (!known && !added.some((other) => isSameGuest(other, one))) added.push(one);
  }
  return { met, added };
}

/**
 * Whether those who sign find room: while a place is not signed for, and they are no more than the charter is for. Who they are doesn't
 * matter, not even whether they are on the list or have signed before: nobody finds out by the link (product 11.4).
 */
export const hasRoomFor = ({
  most,
  signed,
  given,
}: {
  readonly most: number;
  readonly signed: number;
  readonly given: number;
}): boolean => signed < most && given <= most;

/** Whether as many as a charter is for have signed, and everybody who was named. */
export const haveAllSigned = (guests: readonly { readonly isSigned: boolean }[], most: number) =>
  guests.length >= most && guests.every(({ isSigned }) => isSigned);

/**
 * What the crew reads where a detail was noted and another is given by signing: both. Whoever has the link could sign under a name,
 * and an allergy that somebody noted is not to go unread.
 */
export function bothSaid(noted: string, given: string): string {
  if (noted === '' || given === '') return noted || given;
  const added = ` (said when signing: ${given})`;
  const isSaid = noted === given || noted.startsWith(`${given} (said when signing: `);
  return isSaid || noted.includes(added) ? noted : noted + added;
}

/** The name of the wording of the waiver: it changes with the words. */
export const WAIVER_TEMPLATE = 'waiver-1';

export const NOTICE_TITLE = 'NOTICE TO THE MINOR CHILD’S NATURAL GUARDIAN';

/** The statement without which nobody waives for a minor, word for word as Florida Statutes s. 744.301(3) has it. */
export const statutoryNotice = (released: string) =>
  `READ THIS FORM COMPLETELY AND CAREFULLY. YOU ARE AGREEING TO LET YOUR MINOR CHILD ENGAGE IN A POTENTIALLY DANGEROUS ACTIVITY. YOU ARE AGREEING THAT, EVEN IF ${released} USES REASONABLE CARE IN PROVIDING THIS ACTIVITY, THERE IS A CHANCE YOUR CHILD MAY BE SERIOUSLY INJURED OR KILLED BY PARTICIPATING IN THIS ACTIVITY BECAUSE THERE ARE CERTAIN DANGERS INHERENT IN THE ACTIVITY WHICH CANNOT BE AVOIDED OR ELIMINATED. BY SIGNING THIS FORM YOU ARE GIVING UP YOUR CHILD’S RIGHT AND YOUR RIGHT TO RECOVER FROM ${released} IN A LAWSUIT FOR ANY PERSONAL INJURY, INCLUDING DEATH, TO YOUR CHILD OR ANY PROPERTY DAMAGE THAT RESULTS FROM THE RISKS THAT ARE A NATURAL PART OF THE ACTIVITY. YOU HAVE THE RIGHT TO REFUSE TO SIGN THIS FORM, AND ${released} HAS THE RIGHT TO REFUSE TO LET YOUR CHILD PARTICIPATE IF YOU DO NOT SIGN THIS FORM.`;

/** What is shown to be signed. */
export type WaiverText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly noticeTitle: string;
  readonly notice: string;
  readonly noticeTranslated: string | null;
};

/** What its hash is made of: every letter that is shown, and its language. */
export const textToHash = (template: string, language: string, text: WaiverText) =>
  JSON.stringify([
    template,
    language,
    text.title,
    text.paragraphs,
    text.noticeTitle,
    text.notice,
    text.noticeTranslated,
  ]);
