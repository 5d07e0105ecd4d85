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

/** Every width the server makes, so that what is zoomed into is as sharp as there is. */
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
  /** The picture that is seen, counted from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  /** What was pressed to open it: there the focus comes back to. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** A yacht's pictures as large as the screen: swipe or arrow keys, pinch, wheel or plus to look closer, Escape to leave. */
export function GalleryViewer({ yacht, open, index, onIndexChange, onClose, opener }: GalleryViewerProps) {
  const { pictures } = yacht;
  // New slides would begin the show anew.
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
        // The library's own way back would scroll the page's pictures to the one that was pressed.
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
