/** One encoding of a film, as a `<source>` takes it. */
export type FilmSource = { readonly src: string; readonly type: string; readonly media?: string };

/** The encodings of every film, the preferred one first: a small one for small screens, AV1 if the browser plays it, H.264. */
const ENCODINGS = [
  { ending: '.small.mp4', type: 'video/mp4', media: '(max-width: 40rem)' },
  { ending: '.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { ending: '.mp4', type: 'video/mp4' },
] as const;

/** The sources of the film with that name. */
export function filmSources(name: string): FilmSource[] {
  return ENCODINGS.map(({ ending, ...source }) => ({ src: `/films/${name}${ending}`, ...source }));
}
