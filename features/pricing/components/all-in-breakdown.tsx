import { useState } from 'react';
import { useDeferred } from '#ui/deferred.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';

const loadLines = () => import('./all-in-lines.tsx').then((module) => module.AllInLines);

/**
 * Opens the lines of a full day's all-in price above the element that holds it. Only one breakdown is open at a time; Escape or
 * moving the focus away closes it. Hidden without scripts: the yacht's own page has the lines.
 */
export function AllInBreakdown({ yacht }: { yacht: { readonly id: string; readonly name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const Lines = useDeferred(loadLines, isOpen);
  return (
    <details
      name="breakdown"
      className="group/lines w-max max-w-full scripts-off:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary className="relative z-1 min-h-6 cursor-pointer pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 list-none pt-1 text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/lines:hidden">{words.seeBreakdown}</span>
        <span className="hidden group-open/lines:inline">{words.close}</span>
        <span className="sr-only">{words.ofYacht(yacht.name)}</span>
      </summary>
      <div
        tabIndex={-1}
        className="absolute bottom-full left-0 z-1 mb-2 w-[min(19rem,calc(100vw-3rem))] rounded-md border border-line bg-page p-4 shadow-float outline-none"
      >
        {isOpen && (Lines ? <Lines yachtId={yacht.id} /> : <Skeleton className="h-48" />)}
      </div>
    </details>
  );
}
