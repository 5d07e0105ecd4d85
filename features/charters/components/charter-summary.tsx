import { flushSync } from 'react-dom';
import type { ExtraChoice } from '#features/extras/components/extra-picker.tsx';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Price } from '#ui/price.tsx';
import { words } from '../words/index.ts';
import type { WholeCharter } from './use-booking.ts';

interface CharterSummaryProps {
  extras: readonly ExtraChoice[];
  notes: Readonly<Record<string, string>>;
  totalDollars: number;
  /** The estimate of the whole charter is shown beside this. */
  whole: WholeCharter;
  onRemove: (id: string) => void;
  onProceed: () => void;
  /** Whether the booking is being sent. */
  inert: boolean;
}

const HEADING = 'charter-summary';

const removerOf = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-removes="${CSS.escape(id ?? '')}"]`);

/** The chosen extras and their total, of add-ons and packages only (product 3.5). */
export function CharterSummary({
  extras,
  notes,
  totalDollars,
  whole,
  onRemove,
  onProceed,
  inert,
}: CharterSummaryProps) {
  /**
   * Removing deletes the focused button, so move the focus: to the next one, else to the heading, else to the extra's own button.
   */
  const remove = (id: string, next: string | undefined) => {
    flushSync(() => onRemove(id));
    const at =
      removerOf(next) ??
      document.getElementById(HEADING) ??
      document.querySelector<HTMLElement>(`[data-extra="${CSS.escape(id)}"]`);
    at?.focus();
  };
  return (
    <section
      aria-labelledby={HEADING}
      inert={inert}
      className="rounded-md border border-line bg-page p-5 sm:p-6"
    >
      <h2 id={HEADING} tabIndex={-1} className="text-xl">
        {words.charterSummary}
      </h2>
      <ul className="mt-4 border-t border-line">
        {extras.map((extra, index) => (
          <li key={extra.id} className="border-b border-line py-2">
            <div className="flex items-center gap-3">
              <span className="flex-1">{extra.name}</span>
              <Price dollars={extra.price} missing="" />
              <button
                type="button"
                className="-mr-3 grid size-11 place-items-center rounded-full text-muted hover:bg-foam hover:text-ink"
                aria-label={words.removeExtra(extra.name)}
                data-removes={extra.id}
                onClick={() => remove(extra.id, extras[index + 1]?.id)}
              >
                <CloseIcon size={18} />
              </button>
            </div>
            {notes[extra.id] && (
              <p className="pb-2 text-sm text-muted">{words.yourNote(notes[extra.id] ?? '')}</p>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{words.totalOfExtras}</span>
        <Price dollars={totalDollars} missing="" className="display text-2xl" />
      </p>
      <p className="mt-2 text-sm text-muted empty:hidden">{yachtNote(whole)}</p>
      <Button wide className="mt-5 max-lg:hidden" onClick={onProceed}>
        {words.proceed}
      </Button>
    </section>
  );
}

/** Why the total is not the whole charter's. Nothing while the yacht's prices are still being read. */
function yachtNote({ isAsked, estimate }: WholeCharter): string | undefined {
  if (!isAsked) return words.withoutYacht;
  if (estimate === null) return words.withoutYachtOnDemand;
  return estimate && words.wholeIsEstimated;
}
