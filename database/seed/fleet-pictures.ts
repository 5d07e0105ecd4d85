import type { PictureEntry } from '#media/pictures.ts';
import type { YachtSeed } from './fleet/index.ts';

export type ChosenPictures = { readonly primary: string; readonly gallery: readonly string[] };

/** In this many places before it, a picture should not have been seen: a row of three cards and the one above. */
const NEIGHBOURS = 3;

const DARK =
  /black|navy|anthracite|charcoal|graphite|midnight|dark|gunmetal|racing|bottle|aubergine|oxblood|shark/;
const BLUE = /blue|cobalt|petrol|turquoise|seafoam|sage|mist|slate|steel|storm|pewter|gr[ae]y/;

function hullOf(yacht: YachtSeed): 'white' | 'blue' | 'dark' {
  if (DARK.test(yacht.hullColour)) return 'dark';
  return BLUE.test(yacht.hullColour) ? 'blue' : 'white';
}

/** How badly a picture fits a yacht: 0 is right in kind, length and colour. */
function misfit(yacht: YachtSeed, { portrait }: PictureEntry): number {
  if (!portrait) return Number.POSITIVE_INFINITY;
  const feetOff = Math.max(0, portrait.fromFt - yacht.lengthFt, yacht.lengthFt - portrait.toFt);
  // What is done on board comes after the yacht herself.
  const kind = portrait.shows === 'moment' ? 4 : portrait.families.includes(yacht.family) ? 0 : 6;
  return kind + feetOff / 2 + (portrait.hull === hullOf(yacht) ? 0 : 1.5);
}

/** The order in which a visitor meets the fleet: the featured first, then the longest (features/fleet/repository.ts). */
function inBrochureOrder(fleet: readonly YachtSeed[]): YachtSeed[] {
  return [...fleet].sort(
    (a, b) =>
      Number(b.isFeatured) - Number(a.isFeatured) || b.lengthFt - a.lengthFt || (a.id < b.id ? -1 : 1),
  );
}

function galleryLength(lengthFt: number): number {
  if (lengthFt >= 75) return 6;
  return lengthFt >= 50 ? 5 : 4;
}

/**
 * A first picture and a gallery of four to six for each yacht, by kind, length and colour of hull. Two yachts that
 * follow each other in the fleet never open with the same picture; the same yacht always gets the same ones.
 */
export function choosePictures(
  fleet: readonly YachtSeed[],
  pictures: readonly PictureEntry[],
): Map<string, ChosenPictures> {
  const usable = pictures.filter((picture) => picture.portrait);
  const shown: string[] = [];
  const timesShown = new Map<string, number>();
  const chosen = new Map<string, ChosenPictures>();

  for (const yacht of inBrochureOrder(fleet)) {
    const cost = (picture: PictureEntry) => {
      const placesAgo = shown.length - shown.lastIndexOf(picture.name);
      const isNear = shown.includes(picture.name) && placesAgo <= NEIGHBOURS;
      return (
        misfit(yacht, picture) +
        (isNear ? (placesAgo === 1 ? 1000 : 9) : 0) +
        (timesShown.get(picture.name) ?? 0) * 0.05
      );
    };
    const [primary] = usable
      .filter((picture) => picture.portrait?.shows === 'yacht')
      .sort((a, b) => cost(a) - cost(b));
    if (!primary) continue;
    const others = usable
      .filter((picture) => picture !== primary)
      .sort((a, b) => misfit(yacht, a) - misfit(yacht, b));
    const gallery = [primary, ...others].slice(0, galleryLength(yacht.lengthFt));
    shown.push(primary.name);
    timesShown.set(primary.name, (timesShown.get(primary.name) ?? 0) + 1);
    chosen.set(yacht.id, { primary: primary.name, gallery: gallery.map((picture) => picture.name) });
  }
  return chosen;
}
