import type { Boat, Family } from './boats.ts';

const KINDS: Readonly<Record<Family, string>> = {
  'sport-cruiser': 'open sport cruiser',
  'express-outboard': 'express boat with outboards',
  'hardtop-coupe': 'hardtop coupé',
  'flybridge-mid': 'flybridge yacht',
  'fast-coupe': 'low fast coupé',
  trawler: 'trawler yacht',
  'flybridge-large': 'large flybridge yacht',
  superyacht: 'superyacht',
  walkaround: 'walkaround day boat',
  pilothouse: 'pilothouse yacht',
  'picnic-boat': 'picnic boat',
  catamaran: 'power catamaran',
};

/** What kind of boat is seen, with the colour of her hull: "Navy trawler yacht". */
export function kindInWords({
  family,
  colourWord,
  top,
  length,
}: Pick<Boat, 'family' | 'colourWord' | 'top' | 'length'>): string {
  const kind =
    top === 'runabout'
      ? 'runabout with a varnished deck'
      : top === 'tri-deck'
        ? 'superyacht of three decks'
        : family === 'pilothouse' && length < 13
          ? 'coastal pilothouse boat'
          : KINDS[family];
  // Colors are named as yards name them; people read American English.
  return capitalised(`${colourWord.replace('grey', 'gray')} ${kind}`.trim());
}

/** The same with the shade alone, for a picture that boats of nearly the same colour share: "Dark green trawler yacht". */
export function shadeInWords(boat: Boat): string {
  return kindInWords({ ...boat, colourWord: boat.colour.shade });
}

export function withArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
