import type { Yacht } from '../yacht.ts';

/** The fields of a yacht that its deck plan is made from. */
export type Planned = Pick<
  Yacht,
  | 'lengthFt'
  | 'beamFt'
  | 'cabins'
  | 'bathrooms'
  | 'crew'
  | 'model'
  | 'engineType'
  | 'features'
  | 'galleryImages'
>;

/** The facts about a yacht that matter for its decks. Lengths are in feet. */
export type Particulars = {
  readonly length: number;
  readonly beam: number;
  readonly cabins: number;
  readonly bathrooms: number;
  readonly crew: number;
  readonly isCatamaran: boolean;
  /** The decks above the main deck, the lowest first. */
  readonly above: readonly ('flybridge' | 'upper' | 'sun')[];
  /** Whether the main deck is closed in. */
  readonly hasSaloon: boolean;
  readonly hasOutboards: boolean;
  readonly ownerOnMainDeck: boolean;
};

/** A yacht at least this wide, as beam by length, is a catamaran: a single hull is never so wide. */
const TWO_HULLS_FROM = 0.36;

/** The lengths in feet, and the ratios of beam to length, for which the plan's proportions are right. */
const LENGTHS = [20, 200] as const;
const SLENDERNESS = [0.17, 0.56] as const;

/** From this length in feet, a yacht has room for two decks above the main deck. */
const TWO_UPPER_DECKS_FROM = 85;

/** From this length in feet, the main deck counts as closed in, even if no text says so. */
const SALOON_FROM = 65;

const SAID = {
  flybridge: /fly ?bridge|\bfly\b(?! ?board)|\bbridge (with|on)|sport ?bridge|sky terrace/i,
  sky: /sky ?lounge|upper[- ]deck/i,
  sun: /sun deck|sky deck|top[- ]deck|sport deck/i,
  three: /tri-?deck|three decks|third deck/i,
  saloon: /saloon|\bsalon\b|wheelhouse|pilothouse/i,
  ownerOnMainDeck: /(main|on)-deck master|master on the main deck/i,
  outboards: /outboard/i,
};

/** The decks above the main deck that the yacht's texts name, or that one of its pictures was taken on. */
function decksAbove(said: string, isPictured: boolean, length: number): Particulars['above'] {
  const { flybridge, sky, sun, three } = SAID;
  const isHigh = three.test(said) || (sky.test(said) && sun.test(said));
  if (length >= TWO_UPPER_DECKS_FROM && isHigh) return ['upper', 'sun'];
  if (flybridge.test(said)) return ['flybridge'];
  if (sky.test(said) || three.test(said)) return ['upper'];
  if (sun.test(said)) return ['sun'];
  return isPictured ? ['flybridge'] : [];
}

/**
 * The facts about a yacht's decks, read from its own texts (English, whatever the page's language) and from the names of its
 * pictures. Null if length, beam, cabins or bathrooms are unknown, or the proportions are no yacht's (product 2.14).
 */
export function particularsOf(yacht: Planned): Particulars | null {
  const { lengthFt: length, beamFt: beam, cabins, bathrooms } = yacht;
  if (length === null || beam === null || cabins === null || bathrooms === null) return null;
  if (length < LENGTHS[0] || length > LENGTHS[1]) return null;
  if (beam / length < SLENDERNESS[0] || beam / length > SLENDERNESS[1]) return null;
  const said = [yacht.model, ...yacht.features].join('\n');
  const isPictured = (what: string) => yacht.galleryImages.some((name) => name.includes(`-${what}`));
  const ownerOnMainDeck = cabins > 1 && length >= TWO_UPPER_DECKS_FROM && SAID.ownerOnMainDeck.test(said);
  const above = decksAbove(said, isPictured('flybridge'), length);
  return {
    length,
    beam,
    cabins,
    bathrooms,
    above,
    ownerOnMainDeck,
    crew: yacht.crew ?? 0,
    isCatamaran: beam / length >= TWO_HULLS_FROM,
    hasSaloon: length >= SALOON_FROM || above.length > 0 || SAID.saloon.test(said) || isPictured('saloon'),
    hasOutboards: SAID.outboards.test(yacht.engineType ?? ''),
  };
}
