import { Maximize2 } from 'lucide';
import { type MouseEvent, useRef, useState } from 'react';
import { pictureAddress } from '#core/pictures.ts';
import { Carousel } from '#ui/carousel.tsx';
import { classes } from '#ui/classes.ts';
import { useDeferred } from '#ui/deferred.ts';
import { drawn } from '#ui/icons.tsx';
import { Container } from '#ui/layout.tsx';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { LookAround } from './look-around.tsx';
import { YachtPicture } from './yacht-picture.tsx';

const ExpandIcon = drawn(Maximize2);

/**
 * A fixed shape, so that the page does not move when pictures change. Below 640 px it is taller than the pictures, which are
 * cropped at the sides.
 */
const STAGE = 'aspect-4/3 sm:aspect-video lg:aspect-auto lg:h-[clamp(24rem,calc(100svh-21rem),50rem)]';
/**
 * On a phone the cropped picture is a third wider than this. A dense screen hides the difference, and a slow line gains by it.
 */
const STAGE_SIZES = '100vw';
const THUMBNAIL_SIZES = '112px';

const loadViewer = () => import('./gallery-viewer.tsx').then((module) => module.GalleryViewer);

/** A yacht's pictures: one at a time across the whole page, with thumbnails below. A press opens the full-screen viewer. */
export function YachtGallery({ yacht }: { yacht: YachtAnswer }) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const Viewer = useDeferred(loadViewer, isOpen);
  const { pictures, brand, name } = yacht;

  const view = (event: MouseEvent<HTMLElement>, position: number) => {
    // With these keys the visitor wants a new tab. There, and without scripts, the link opens the picture itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(position);
    setOpen(true);
  };
  return (
    <>
      <Carousel
        label={words.picturesOf(name)}
        index={index}
        onIndexChange={setIndex}
        className="bg-ink"
        slides={pictures.map((picture, position) => ({
          id: picture.src,
          content: (
            <a
              href={pictureAddress(picture.src, picture.width)}
              aria-label={words.seeFullScreen(picture.alt)}
              tabIndex={position === index ? undefined : -1}
              draggable={false}
              onClick={(event) => view(event, position)}
              className={classes('gallery-stage', STAGE)}
            >
              <YachtPicture
                picture={picture}
                brand={brand}
                sizes={STAGE_SIZES}
                className="h-full"
                {...(position === 0 ? { priority: true } : {})}
              />
              <ExpandIcon className="gallery-expand" size={40} />
            </a>
          ),
        }))}
      />
      {Viewer && (
        <Viewer
          yacht={yacht}
          open={isOpen}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setOpen(false)}
          opener={opener}
        />
      )}
      {pictures.length + yacht.panoramas.length > 1 && (
        <Container className="screen-only flex flex-wrap-reverse items-center gap-x-6 scripts-off:hidden">
          <ul
            aria-label={words.allPictures}
            className="-mx-1 flex min-w-0 max-w-full flex-1 basis-72 gap-2 overflow-x-auto px-1 py-3 sm:gap-3"
          >
            {pictures.map((picture, position) => (
              <li key={picture.src} className="shrink-0">
                <button
                  type="button"
                  aria-label={words.pictureNamed(position + 1, picture.alt)}
                  aria-current={position === index}
                  onClick={() => setIndex(position)}
                  className={classes(
                    'block w-20 overflow-hidden rounded-sm outline-offset-2 transition-opacity sm:w-28',
                    position === index
                      ? 'ring-2 ring-brass ring-offset-2'
                      : 'opacity-75 hover:opacity-100 focus-visible:opacity-100',
                  )}
                >
                  <YachtPicture
                    picture={picture}
                    brand={brand}
                    alt=""
                    sizes={THUMBNAIL_SIZES}
                    ratio="16 / 10"
                  />
                </button>
              </li>
            ))}
          </ul>
          <LookAround yacht={yacht} />
        </Container>
      )}
    </>
  );
}
