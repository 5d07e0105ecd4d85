import { useEffect, useState } from 'react';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { useDeferred } from '#ui/deferred.ts';
import type { PaletteOption } from './options.ts';
import { words } from './words/index.ts';

const loadPalette = () => import('./palette.tsx').then((module) => module.Palette);

interface PaletteOpenerProps {
  /** The screens that the staff member can open. */
  places: readonly PaletteOption[];
  /** Actions that can be started from any screen. */
  actions: readonly PaletteOption[];
  username: string;
}

/** The button that opens the palette, also by Ctrl+K or ⌘K. Loads the palette's code shortly after the page has loaded. */
export function PaletteOpener(props: PaletteOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const Panel = useDeferred(loadPalette, isOpen || isIdle);
  useShortcuts([{ keys: ['Ctrl+K'], label: words.searchEverythingKeys, run: () => setOpen(true) }]);
  useEffect(() => {
    // A timer, because Safari does not have requestIdleCallback.
    const timer = setTimeout(() => setIdle(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-opener"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        {words.search}
        <span className="key" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {Panel && isOpen && <Panel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
