import { Rotate3d } from 'lucide';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { drawn } from '#ui/icons.tsx';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from './words/index.ts';

const AroundIcon = drawn(Rotate3d);

const loadViewer = () => import('./panorama-viewer.tsx').then((module) => module.PanoramaViewer);

/** The button that opens a yacht's panoramas; nothing if there are none. No panorama is loaded before the press. */
export function LookAround({ yacht }: { yacht: YachtAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const Viewer = useDeferred(loadViewer, isOpen);
  if (yacht.panoramas.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="my-3 scripts-off:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <AroundIcon size={20} />
        {words.lookAround}
      </Button>
      {Viewer && <Viewer yacht={yacht} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
