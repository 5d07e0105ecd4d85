import { filmSources } from '#media/film-sources.ts';

interface FilmSourcesProps {
  /** A film of ours, as in media/films. */
  name: string;
  /** None of its encodings could be loaded. A film that breaks off later says so on the `<video>`. */
  onFailed?: () => void;
}

/** The encodings of a film, inside its `<video>`: the browser takes the first that suits it and its screen. */
export function FilmSources({ name, onFailed }: FilmSourcesProps) {
  const sources = filmSources(name);
  return sources.map((source, index) => (
    <source key={source.src} {...source} onError={index === sources.length - 1 ? onFailed : undefined} />
  ));
}
