import { type RefObject, useMemo } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { pictureAddress } from '#core/pictures.ts';
import { PICTURE_WIDTHS } from '#ui/srcset.ts';
import { captionOf } from '../domain/pictures.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

type Shown = YachtAnswer['pictures'][number];

/** A slide with all widths that the server makes, so that zooming shows the sharpest available picture. */
function slideOf(picture: Shown): SlideImage {
  const { width, height, alt, src } = picture;
  const widths = PICTURE_WIDTHS.filter((made) => made <= width);
  return {
    src: pictureAddress(src, widths.at(-1) ?? width),
    width,
    height,
    alt,
    srcSet: widths.map((made) => ({
      src: pictureAddress(src, made),
      width: made,
      height: Math.round((made * height) / width),
    })),
  };
}

type GalleryViewerProps = {
  readonly yacht: YachtAnswer;
  readonly open: boolean;
  /** The visible picture, counted from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  /** The element that opened the viewer. The focus returns to it. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** A yacht's pictures in full screen: swipe or arrow keys to move, pinch, wheel or plus to zoom, Escape to close. */
export function GalleryViewer({ yacht, open, index, onIndexChange, onClose, opener }: GalleryViewerProps) {
  const { pictures } = yacht;
  // Memoized, because a new array of slides would restart the show.
  const slides = useMemo(
    () => pictures.map((picture) => ({ ...slideOf(picture), description: captionOf(picture) })),
    [pictures],
  );
  return (
    <Lightbox
      open={open}
      close={onClose}
      index={index}
      on={{
        view: (seen) => onIndexChange(seen.index),
        // Restore the focus here: the library's own way would scroll the page's pictures back to the one that was pressed.
        entering: () => opener.current?.blur(),
        exiting: () => opener.current?.focus({ preventScroll: true }),
      }}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 6 }}
      carousel={{ padding: 0, imageProps: { draggable: false } }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      labels={{
        Lightbox: words.fullScreenOf(yacht.name),
        Previous: words.previousPicture,
        Next: words.nextPicture,
        ...words.viewer,
      }}
      className="gallery-viewer"
    />
  );
}
