import { useEffect, useState } from 'react';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { useDeferred } from '#ui/deferred.ts';
import type { PaletteOption } from './options.ts';
import { words } from './words/index.ts';

const loadPalette = () => import('./palette.tsx').then((module) => module.Palette);

interface PaletteOpenerProps {
  /** The screens that staff can go to. */
  places: readonly PaletteOption[];
  /** What can be begun from anywhere. */
  actions: readonly PaletteOption[];
  username: string;
}

/** Finds anything by Ctrl+K or ⌘K, or by its button. What it opens is fetched while nothing else is done. */
export function PaletteOpener(props: PaletteOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const Panel = useDeferred(loadPalette, isOpen || isIdle);
  useShortcuts([{ keys: ['Ctrl+K'], label: words.searchEverythingKeys, run: () => setOpen(true) }]);
  useEffect(() => {
    // Safari knows no idle times.
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
