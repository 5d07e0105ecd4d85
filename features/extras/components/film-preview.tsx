import { memo, type TransitionEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FilmSources } from '#ui/film-sources.tsx';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { words } from '../words/index.ts';
import type { PreviewFilm } from './preview-films.ts';

type Progress = 'loading' | 'ready' | 'failed';

/** One film of the stack: fading in, shown or fading out. `attempt` counts the visitor's tries to load it. */
interface Layer {
  readonly film: PreviewFilm;
  readonly attempt: number;
  readonly progress: Progress;
}

interface FilmPreviewProps {
  film: PreviewFilm;
  /** Whether the poster is the page's main picture, which loads with priority. */
  isFirst?: boolean;
  className?: string;
}

/**
 * The film of the yacht with the chosen add-ons aboard. A new film fades in over the old one once it can play. For a visitor
 * who prefers reduced motion or saves data, nothing plays by itself: the poster shows, with a button to start.
 */
export const FilmPreview = memo(function FilmPreview({ film, isFirst = true, className }: FilmPreviewProps) {
  const [layers, setLayers] = useState<readonly Layer[]>([{ film, attempt: 0, progress: 'loading' }]);
  const [mayLoad, setMayLoad] = useState(false);
  const [wantsPlay, setWantsPlay] = useState(true);
  const [isPlaying, setPlaying] = useState(false);
  const top = layers[layers.length - 1];

  if (top && film.name !== top.film.name) {
    // Keep the last film that the visitor can see below the new one until the new one is ready.
    const seen = layers.findLast((layer) => layer.progress === 'ready') ?? layers[0];
    setLayers(
      seen?.film.name === film.name
        ? [seen]
        : [...(seen ? [seen] : []), { film, attempt: 0, progress: 'loading' }],
    );
  }

  useEffect(() => {
    if (prefersStillness()) {
      setWantsPlay(false);
      return;
    }
    // Load the page's own pictures and scripts first. Then start the film in a task of its own, because starting it takes long.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => setMayLoad(true));
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, []);

  const settle = (name: string, progress: Progress) =>
    setLayers((now) =>
      now.map((layer) =>
        layer.film.name === name && layer.progress !== progress ? { ...layer, progress } : layer,
      ),
    );
  const isStill = !mayLoad && !wantsPlay;
  const progress = top?.progress ?? 'loading';

  const toggle = () => {
    setMayLoad(true);
    setWantsPlay(!isPlaying);
  };
  const tryAgain = () => {
    setMayLoad(true);
    setLayers([{ film, attempt: (top?.attempt ?? 0) + 1, progress: 'loading' }]);
  };

  return (
    <div className={classes('on-dark relative overflow-hidden bg-ink text-on-dark', className)}>
      {layers.map((layer, index) => (
        <FilmLayer
          key={`${layer.film.name} ${layer.attempt}`}
          film={layer.film}
          isFirst={isFirst}
          isShown={index === 0 || layer.progress !== 'loading' || isStill}
          isPlaying={wantsPlay}
          mayLoad={mayLoad}
          onReady={() => settle(layer.film.name, 'ready')}
          onFailed={() => settle(layer.film.name, 'failed')}
          onPlayingChange={(playing) => layer === top && setPlaying(playing)}
          onShown={() => layer === top && setLayers([layer])}
        />
      ))}
      <div role="status" className="scripts-off:hidden">
        {progress === 'failed' ? (
          <div className="absolute inset-0 grid place-items-center bg-ink/65 p-6 text-center">
            <div>
              <p className="text-lg">{words.previewFailed}</p>
              <p className="mt-1 text-sm">{words.choiceKept(film.caption)}</p>
              <Button variant="outline-light" size="small" className="mt-4" onClick={tryAgain}>
                {words.tryAgain}
              </Button>
            </div>
          </div>
        ) : progress === 'loading' && !isStill ? (
          <p className="absolute inset-0 grid place-items-center bg-ink/30">
            <span className="rounded-sm bg-ink/80 px-4 py-2 text-sm font-semibold">
              {words.previewLoading}
            </span>
          </p>
        ) : (
          <p className="sr-only">{words.previewOf(film.caption)}</p>
        )}
      </div>
      {progress !== 'failed' && (
        <button
          type="button"
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-full bg-ink/70 transition-colors hover:bg-ink scripts-off:hidden"
          aria-label={isPlaying ? words.pauseFilm : words.playFilm}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
        </button>
      )}
    </div>
  );
});

interface FilmLayerProps {
  film: PreviewFilm;
  isFirst: boolean;
  isShown: boolean;
  isPlaying: boolean;
  mayLoad: boolean;
  onReady: () => void;
  onFailed: () => void;
  onPlayingChange: (isPlaying: boolean) => void;
  onShown: () => void;
}

function FilmLayer({
  film,
  isFirst,
  isShown,
  isPlaying,
  mayLoad,
  onReady,
  onFailed,
  onPlayingChange,
  onShown,
}: FilmLayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  // Before the film may load, ignore errors of its sources: the visitor has not asked for it yet.
  const onFilmFailed = mayLoad ? onFailed : undefined;

  useEffect(() => {
    const { current } = video;
    if (!current || !mayLoad) return;
    // If the video ran out of sources before it was wanted, make it try its sources again.
    if (current.networkState === current.NETWORK_NO_SOURCE) current.load();
    // A device that saves power refuses to play: ignore that, because the button then offers to start the film.
    if (isPlaying) current.play().catch(() => undefined);
    else current.pause();
  }, [isPlaying, mayLoad]);

  return (
    <div
      ref={layer}
      data-film={film.name}
      className={classes('absolute inset-0 transition-opacity duration-300', !isShown && 'opacity-0')}
      onTransitionEnd={(event: TransitionEvent) => {
        if (event.target === layer.current && isShown) onShown();
      }}
    >
      <Picture
        src={film.poster}
        alt={film.posterAlt}
        sizes="100vw"
        width={1600}
        height={900}
        priority={isFirst}
        className="absolute inset-0 h-full"
      />
      <video
        ref={video}
        className="absolute inset-0 size-full object-cover"
        muted
        loop
        playsInline
        preload={mayLoad ? 'auto' : 'none'}
        tabIndex={-1}
        aria-hidden="true"
        onCanPlay={onReady}
        onPlay={() => onPlayingChange(true)}
        onPause={() => onPlayingChange(false)}
        // React also reports the error of a single source that does not fit this screen or browser. Ignore
        // it: the next source may fit.
        onError={(event) => event.target === event.currentTarget && onFilmFailed?.()}
      >
        <FilmSources name={film.name} onFailed={onFilmFailed} />
      </video>
    </div>
  );
}

/** Whether the visitor's device asks for reduced motion or for less data. */
function prefersStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
