/** One encoding of a film, as a `<source>` takes it. */
export type FilmSource = { readonly src: string; readonly type: string; readonly media?: string };

/** The encodings every film has, the one a browser should try first on top: small screens a small one, others AV1 where they can. */
const ENCODINGS = [
  { ending: '.small.mp4', type: 'video/mp4', media: '(max-width: 40rem)' },
  { ending: '.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { ending: '.mp4', type: 'video/mp4' },
] as const;

/** Where a film of that name is found. */
export function filmSources(name: string): FilmSource[] {
  return ENCODINGS.map(({ ending, ...source }) => ({ src: `/films/${name}${ending}`, ...source }));
}
