import manifest from './panoramas.json' with { type: 'json' };

/** A picture of the whole sphere, seen from the middle of a room or deck that one of the site's pictures shows. */
type Panorama = {
  /** The name of that picture; the panorama's file is media/panoramas/{name}.avif. */
  readonly name: string;
  /** The hash of the file's content. */
  readonly hash: string;
};

export const panoramas: readonly Panorama[] = manifest;

const byName = new Map(panoramas.map((panorama) => [panorama.name, panorama]));

/** The panorama of the place that a picture shows; undefined if there is none. */
export function findPanorama(name: string): Panorama | undefined {
  return byName.get(name);
}
