import type { Boat, Family } from '../boats.ts';

/** The kinds of boats that a visitor can tell apart: the families, and some roofs and sizes that look like another kind. */
export type Kind = Family | 'runabout' | 'tri-deck' | 'coastal-pilothouse';

/** What determines the kind of a boat. */
export type Told = Pick<Boat, 'family' | 'top' | 'length'>;

export function kindOf({ family, top, length }: Told): Kind {
  if (top === 'runabout' || top === 'tri-deck') return top;
  return family === 'pilothouse' && length < 13 ? 'coastal-pilothouse' : family;
}

export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the caption of a yacht's own picture says: what the yacht does, and from where one sees it. */
export type Doing = 'under way' | 'lying' | 'at rest';
export type From =
  | { readonly of: 'bow' | 'profile' | 'stern'; readonly side: 'port' | 'starboard' }
  | { readonly of: 'above' };

/** The view of a shared picture of the outside. */
export type View = 'profile' | 'stern' | 'above';
export type Deck = 'cockpit' | 'foredeck' | 'flybridge' | 'beach';
/** What is laid out on a deck, as in media/blender/props/deck_set.py. */
export type Laid = 'lunch' | 'spritz' | 'breakfast' | 'swim' | 'champagne' | 'sunset';

/**
 * The kinds of decks that have captions of their own. A runabout has sun pads instead of a sofa; a picnic boat has no pads in the
 * bow. A coupé's cockpit hides most of the table. A trawler or pilothouse yacht has a helm on the flybridge.
 */
export type DeckAs = Deck | 'runabout' | 'coupé' | 'clear bow' | 'upper helm' | 'spa';

export function deckAs(boat: Told, deck: Deck, hasSpa: boolean): DeckAs {
  if (deck === 'flybridge' && hasSpa) return 'spa';
  if (deck === 'flybridge' && (boat.family === 'trawler' || boat.family === 'pilothouse'))
    return 'upper helm';
  if (deck === 'foredeck' && boat.family === 'picnic-boat') return 'clear bow';
  if (deck !== 'cockpit') return deck;
  if (kindOf(boat) === 'runabout') return 'runabout';
  return boat.family === 'fast-coupe' || boat.family === 'hardtop-coupe' ? 'coupé' : deck;
}
export type Wood = 'ebony' | 'oak' | 'walnut' | 'teak' | 'lacquer';
export type Fabric = 'sand' | 'pale grey' | 'cream' | 'white' | 'navy';

/** The layouts of rooms, as media/blender/props/room_saloons.py builds them. */
export type Layout = 'superyacht' | 'flybridge' | 'catamaran' | 'trawler' | 'sport' | 'cuddy';

/** A furnishing that not every yacht of its class has. */
export type Furnishing = 'piano' | 'bar';

/** The layout of a day boat's cabin that is not for sleeping. */
export type Plan = 'dinette';

/** A room's layout, wood and fabric, and furnishings that other yachts of its class lack. */
export type Furnished = {
  readonly layout: Layout;
  readonly wood: Wood;
  readonly fabric: Fabric;
  readonly furnishing?: Furnishing;
  readonly plan?: Plan;
};
