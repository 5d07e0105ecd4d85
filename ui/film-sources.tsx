import { filmSources } from '#media/film-sources.ts';

interface FilmSourcesProps {
  /** The film's name in media/films. */
  name: string;
  /** Called if no encoding could be loaded. If a film breaks off later, the `<video>` has the error event. */
  onFailed?: () => void;
}

/** The encodings of a film, inside its `<video>`: the browser takes the first one it supports that suits the screen. */
export function FilmSources({ name, onFailed }: FilmSourcesProps) {
  const sources = filmSources(name);
  return sources.map((source, index) => (
    <source key={source.src} {...source} onError={index === sources.length - 1 ? onFailed : undefined} />
  ));
}
