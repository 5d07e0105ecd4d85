import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FilmSources } from '#ui/film-sources.tsx';
import { takeFocus } from '#ui/focus.ts';
import { PlayIcon } from '#ui/icons.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import type { FilmAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

interface FilmPlayerProps {
  film: FilmAnswer;
  /** The shown width, as in the `sizes` attribute. */
  sizes: string;
  ratio?: string;
  priority?: boolean;
  className?: string;
}

/**
 * A film under its poster. Nothing of the film loads before it is started; it then plays in place, from our own server, with
 * the browser's controls. Without scripts the link opens the file itself.
 */
export function FilmPlayer({ film, sizes, ratio = '16 / 9', priority, className }: FilmPlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');

  return (
    <div className={classes('on-dark group relative overflow-hidden bg-ink text-on-dark', className)}>
      <ShownPicture picture={film.poster} sizes={sizes} ratio={ratio} priority={priority} />
      {state === 'poster' && (
        <a
          href={film.src}
          aria-label={words.playFilm(film.title)}
          className="absolute inset-0 grid place-items-center bg-ink/15 transition-colors hover:bg-ink/30 focus-visible:-outline-offset-4"
          onClick={(event) => {
            event.preventDefault();
            setState('playing');
          }}
        >
          <span className="grid size-16 place-items-center rounded-full bg-ink/75 pl-1 transition-transform duration-200 group-hover:scale-105 sm:size-20 [&>svg]:size-7">
            <PlayIcon size={20} />
          </span>
        </a>
      )}
      {state === 'playing' && (
        // Our films have no sound, so they need no captions.
        <video
          ref={takeFocus}
          className="absolute inset-0 size-full bg-ink object-contain"
          aria-label={film.title}
          controls
          autoPlay
          muted
          playsInline
          onPlay={(event) => pauseOthers(event.currentTarget)}
          // React also reports an error of a single `<source>` here, after which the browser tries the next one: ignore that.
          onError={(event) => event.target === event.currentTarget && setState('failed')}
        >
          <FilmSources name={film.name} onFailed={() => setState('failed')} />
        </video>
      )}
      {state === 'failed' && (
        <div role="alert" className="absolute inset-0 grid place-items-center bg-ink/80 p-6 text-center">
          <div>
            <p className="text-lg">{words.filmFailed}</p>
            <Button variant="outline-light" size="small" className="mt-4" onClick={() => setState('playing')}>
              {words.tryAgain}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Pauses all other films, so that only one plays. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== playing) other.pause();
}
