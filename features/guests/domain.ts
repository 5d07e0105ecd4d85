/** A guest's age, only as exactly as needed; oldest first. */
export const AGE_BANDS = ['adult', 'teen', 'child', 'infant'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The age bands for which a guardian signs. */
export const MINOR_BANDS = ['teen', 'child', 'infant'] as const satisfies readonly AgeBand[];

export const isMinor = (band: AgeBand) => band !== 'adult';

/** Who put a guest on the list: the charter's client, a staff member, or the guest by signing. */
export const NAMED_BY = ['client', 'guest', 'staff'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

/** The details of a guest that are sealed besides the name; staff open them one field at a time. */
export const SEALED_DETAILS = ['allergies', 'contact'] as const;
export type SealedDetail = (typeof SEALED_DETAILS)[number];

export type NamedGuest = { readonly name: string; readonly ageBand: AgeBand };

/** A form's change of a guest: name and age only if they were changed in it, or it would undo somebody's correction meanwhile. */
export const changesOf = <Typed extends NamedGuest>(
  { name, ageBand, ...details }: Typed,
  opened: NamedGuest | undefined,
) => ({
  ...details,
  ...(name === opened?.name ? {} : { name }),
  ...(ageBand === opened?.ageBand ? {} : { ageBand }),
});

/** What the same name is written with on one device and without, or otherwise, on another; `\p{Pd}` is every hyphen and dash. */
const BETWEEN_LETTERS = /[\s\p{Pd}.,'’‘‛`ʹʻʼ′·]/u;
/** Marks that show nothing and come along when a name is pasted. Not every mark of this kind: two of them spell words in Persian. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/u;
const ACCENT = /[\u0300-\u036f]/u;
const LEFT_OUT = new RegExp([BETWEEN_LETTERS, UNSEEN, ACCENT].map(({ source }) => source).join('|'), 'gu');

/** Letters that are not made of a plain one and an accent, as they are written without. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A name for comparison: without accents, capitals, spaces, apostrophes, hyphens and dots, so that "Mary-Jane  O’Brién" becomes
 * "maryjaneobrien". Marks of other scripts stay, because in Devanagari or Thai they are vowels.
 */
export function comparableName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[łøđßıæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    // Marks have a fixed order. If a removed character stood between two marks, they must be put in order again.
    .normalize('NFKD');
  return plain === '' ? name : plain;
}

/** Whether two names mean the same guest. A child may have the name of its parent: those are two guests (product 11.4). */
export const isSameGuest = (one: NamedGuest, other: NamedGuest) =>
  comparableName(one.name) === comparableName(other.name) && isMinor(one.ageBand) === isMinor(other.ageBand);

/** What is known of the guests who come aboard. */
export type Aboard = {
  readonly named: number;
  readonly adults: number;
  readonly minors: number;
  /** The names of the guests whose waiver is not signed. */
  readonly waiversMissing: string[];
};

/** Counts the named guests, and lists those whose waiver is missing. */
export function aboardOf(guests: readonly (NamedGuest & { readonly isSigned: boolean })[]): Aboard {
  const minors = guests.filter(({ ageBand }) => isMinor(ageBand)).length;
  return {
    named: guests.length,
    adults: guests.length - minors,
    minors,
    waiversMissing: guests.filter(({ isSigned }) => !isSigned).map(({ name }) => name),
  };
}

/** Whether the guests of a charter can be named and can sign: only `open`, while it is confirmed and not over. */
export const STANDINGS = ['open', 'cancelled', 'over', 'not-confirmed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A charter's standing for its guests at that moment (product 11.5). */
export function standingOf(
  { status, returnsAt }: { readonly status: string; readonly returnsAt: Date },
  now: Date,
): Standing {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'no-show' || returnsAt <= now) return 'over';
  return status === 'confirmed' ? 'open' : 'not-confirmed';
}

/**
 * Matches the people a waiver is signed for with the named guests: `met` are on the list already, `added` are new. A person who
 * is given twice counts once.
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
 * Whether there is room for these signatures: some place is not signed for yet, and they are no more people than the charter is
 * for. Who signs does not matter, not even if listed or signed before, so that the link tells nobody (product 11.4).
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

/** Whether as many guests are named as the charter is for, and all of them have signed. */
export const haveAllSigned = (guests: readonly { readonly isSigned: boolean }[], most: number) =>
  guests.length >= most && guests.every(({ isSigned }) => isSigned);

/**
 * The text that the crew reads if a detail was noted and another is given: both. Anybody with the link could sign under this
 * name, and must not be able to replace an allergy that was noted; nor may the client replace what a guest said when signing.
 */
export function bothSaid(noted: string, given: string, when: 'when signing' | 'later'): string {
  if (noted === '' || given === '') return noted || given;
  const isSaid = noted === given || noted.startsWith(`${given} (said `) || noted.includes(`: ${given})`);
  return isSaid ? noted : `${noted} (said ${when}: ${given})`;
}

/** The name of the waiver's wording: change it whenever the words change. */
export const WAIVER_TEMPLATE = 'waiver-1';

export const NOTICE_TITLE = 'NOTICE TO THE MINOR CHILD’S NATURAL GUARDIAN';

/** The notice without which a waiver for a minor is void, word for word from Florida Statutes s. 744.301(3). */
export const statutoryNotice = (released: string) =>
  `READ THIS FORM COMPLETELY AND CAREFULLY. YOU ARE AGREEING TO LET YOUR MINOR CHILD ENGAGE IN A POTENTIALLY DANGEROUS ACTIVITY. YOU ARE AGREEING THAT, EVEN IF ${released} USES REASONABLE CARE IN PROVIDING THIS ACTIVITY, THERE IS A CHANCE YOUR CHILD MAY BE SERIOUSLY INJURED OR KILLED BY PARTICIPATING IN THIS ACTIVITY BECAUSE THERE ARE CERTAIN DANGERS INHERENT IN THE ACTIVITY WHICH CANNOT BE AVOIDED OR ELIMINATED. BY SIGNING THIS FORM YOU ARE GIVING UP YOUR CHILD’S RIGHT AND YOUR RIGHT TO RECOVER FROM ${released} IN A LAWSUIT FOR ANY PERSONAL INJURY, INCLUDING DEATH, TO YOUR CHILD OR ANY PROPERTY DAMAGE THAT RESULTS FROM THE RISKS THAT ARE A NATURAL PART OF THE ACTIVITY. YOU HAVE THE RIGHT TO REFUSE TO SIGN THIS FORM, AND ${released} HAS THE RIGHT TO REFUSE TO LET YOUR CHILD PARTICIPATE IF YOU DO NOT SIGN THIS FORM.`;

/** The text that a guest reads and signs. */
export type WaiverText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly noticeTitle: string;
  readonly notice: string;
  readonly noticeTranslated: string | null;
};

/** The input of the text's hash: its template, its language and every letter that is shown. */
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
