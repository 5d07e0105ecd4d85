import type { Boat, Family } from '../boats.ts';

/** The kinds of boats as a visitor tells them apart: the families, and the roofs and sizes that are kinds of their own. */
export type Kind = Family | 'runabout' | 'tri-deck' | 'coastal-pilothouse';

/** Whose kind can be told. */
export type Told = Pick<Boat, 'family' | 'top' | 'length'>;

export function kindOf({ family, top, length }: Told): Kind {
  if (top === 'runabout' || top === 'tri-deck') return top;
  return family === 'pilothouse' && length < 13 ? 'coastal-pilothouse' : family;
}

export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What is told of a yacht's own picture: whether she runs, and from where she is seen. */
export type Doing = 'under way' | 'lying' | 'at rest';
export type From =
  | { readonly of: 'bow' | 'profile' | 'stern'; readonly side: 'port' | 'starboard' }
  | { readonly of: 'above' };

/** How a boat is seen in a picture that several share. */
export type View = 'profile' | 'stern' | 'above';
export type Deck = 'cockpit' | 'foredeck' | 'flybridge' | 'beach';
/** What is laid on the tables of a deck, as media/blender/props/deck_set.py knows it. */
export type Laid = 'lunch' | 'spritz' | 'breakfast' | 'swim' | 'champagne' | 'sunset';

/**
 * What a deck is told as where it differs from others: a runabout has sun pads for a sofa, and her kind no pads in the bow; of a
 * coupé's table little is seen, and on top a trawler or pilothouse yacht is steered.
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

/** The plans of rooms, as media/blender/props/room_saloons.py builds them. */
export type Layout = 'superyacht' | 'flybridge' | 'catamaran' | 'trawler' | 'sport' | 'cuddy';

/** What a room may hold that not every yacht of its class has. */
export type Furnishing = 'piano' | 'bar';

/** How a day boat's cabin is laid out where it is not to sleep in. */
export type Plan = 'dinette';

/** A room by its plan, wood and fabric, with what it holds that others of its class do not. */
export type Furnished = {
  readonly layout: Layout;
  readonly wood: Wood;
  readonly fabric: Fabric;
  readonly furnishing?: Furnishing;
  readonly plan?: Plan;
};
