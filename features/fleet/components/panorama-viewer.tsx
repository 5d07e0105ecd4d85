import { useCallback, useRef, useState } from 'react';
import { pictureAddress } from '#core/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { captionOf } from '../domain/pictures.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { openSphere, type Sphere } from './sphere.ts';
import { words } from './words/index.ts';

type Panorama = YachtAnswer['panoramas'][number];

const STEP_DEGREES = 30;
const STEP_CLOSER = 1.3;
/** The width of the ordinary picture shown until the panorama is loaded, and in browsers that cannot show a panorama. */
const STILL_WIDTH = 1280;

function View({ panorama: { src, place, picture } }: { panorama: Panorama }) {
  const [state, setState] = useState<'coming' | 'there' | 'still'>('coming');
  const sphere = useRef<Sphere>(null);
  const open = useCallback(
    (canvas: HTMLCanvasElement) => {
      const image = new Image();
      let isGone = false;
      const failed = () => {
        if (!isGone) setState('still');
      };
      image.src = src;
      image
        .decode()
        .then(() => {
          if (isGone) return;
          sphere.current = openSphere(canvas, image, canvas.parentElement ?? canvas);
          setState('there');
        })
        .catch(failed);
      canvas.addEventListener('webglcontextlost', failed);
      return () => {
        isGone = true;
        sphere.current?.close();
        sphere.current = null;
      };
    },
    [src],
  );
  const steps = [
    { name: words.turnLeft, icon: <ChevronLeftIcon />, take: () => sphere.current?.turn(-STEP_DEGREES, 0) },
    { name: words.turnRight, icon: <ChevronRightIcon />, take: () => sphere.current?.turn(STEP_DEGREES, 0) },
    { name: words.lookCloser, icon: <PlusIcon />, take: () => sphere.current?.approach(STEP_CLOSER) },
    { name: words.lookWider, icon: <MinusIcon />, take: () => sphere.current?.approach(1 / STEP_CLOSER) },
  ];
  return (
    <>
      <div className="panorama" data-state={state}>
        <img
          className="panorama-still"
          src={pictureAddress(picture.src, STILL_WIDTH)}
          alt={state === 'still' ? picture.alt : ''}
        />
        {state !== 'still' && (
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys are its own.
            tabIndex={0}
            aria-label={words.lookingAround(words.places[place])}
            aria-describedby="panorama-keys"
            className="panorama-sphere"
          >
            <canvas ref={open} />
          </div>
        )}
        {state === 'there' && (
          <div className="panorama-steps">
            {steps.map(({ name, icon, take }) => (
              <Button key={name} variant="light" size="icon" aria-label={name} onClick={take}>
                {icon}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {state === 'coming' ? words.panoramaComing : ''}
      </p>
      <p id="panorama-keys" className="mt-3 text-sm text-muted">
        {state === 'still' ? words.panoramaStill : words.panoramaKeys} {captionOf(picture)}
      </p>
    </>
  );
}

type PanoramaViewerProps = {
  readonly yacht: YachtAnswer;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** A yacht's panoramas of rooms and decks. The visitor turns the view by drag, pinch, wheel, arrow keys or buttons. */
export function PanoramaViewer({ yacht, open, onOpenChange }: PanoramaViewerProps) {
  const { name, panoramas } = yacht;
  const [at, setAt] = useState(0);
  const panorama = panoramas[at];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.lookAroundOn(name)} size="whole">
      {panoramas.length > 1 && (
        <fieldset aria-label={words.whereToLook} className="mb-4 flex flex-wrap gap-2">
          {panoramas.map(({ src, place }, position) => (
            <Button
              key={src}
              size="small"
              variant={position === at ? 'primary' : 'secondary'}
              aria-pressed={position === at}
              onClick={() => setAt(position)}
            >
              {words.places[place]}
            </Button>
          ))}
        </fieldset>
      )}
      {panorama && <View key={panorama.src} panorama={panorama} />}
    </Dialog>
  );
}
