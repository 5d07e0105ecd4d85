import type { PictureEntry } from '#media/pictures.ts';
import { galleryOf } from '#media/scenes/fleet/galleries.ts';
import { inBrochureOrder } from '#media/scenes/fleet/order.ts';
import { primaryName } from '#media/scenes/fleet/primaries.ts';
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

function galleryLength(lengthFt: number): number {
  if (lengthFt >= 75) return 6;
  return lengthFt >= 50 ? 5 : 4;
}

/**
 * Pictures that may stand for each yacht, by kind, length and colour of hull: one that opens and a gallery of four to
 * six. Two yachts that follow each other in the fleet never open with the same picture.
 */
function standInsFor(
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

/** With so many pictures of her own kind, a yacht needs none that merely stand for her. */
const ENOUGH = 5;

/**
 * A first picture and a gallery for each yacht: her own picture and those she shares with her kind (media/scenes/fleet),
 * and where these are not rendered yet, pictures that may stand for her. Two yachts that follow each other in the fleet
 * never open with the same picture; the same yacht always gets the same ones.
 */
export function choosePictures(
  fleet: readonly YachtSeed[],
  pictures: readonly PictureEntry[],
): Map<string, ChosenPictures> {
  const rendered = new Set(pictures.map((picture) => picture.name));
  const standIns = standInsFor(fleet, pictures);
  const chosen = new Map<string, ChosenPictures>();
  for (const { id, lengthFt } of fleet) {
    const standIn = standIns.get(id);
    const own = primaryName(id);
    const primary = rendered.has(own) ? own : standIn?.primary;
    if (!primary) continue;
    const shared = (galleryOf.get(id) ?? []).filter((name) => rendered.has(name));
    const gallery = [primary, ...shared];
    if (shared.length < ENOUGH) {
      const filling = (standIn?.gallery ?? []).filter((name) => !gallery.includes(name));
      gallery.push(...filling.slice(0, Math.max(0, galleryLength(lengthFt) - gallery.length)));
    }
    chosen.set(id, { primary, gallery });
  }
  return chosen;
}
