import { SLOTS, type SlotId, type SlotState } from '#features/calendar/domain/index.ts';
import { classes } from '#ui/classes.ts';
import { WHY_TAKEN } from './why-taken.ts';

interface SlotChoiceProps {
  slots: Readonly<Record<SlotId, SlotState>>;
  /** Empty when none is chosen. */
  chosen: SlotId | '';
  onChoose: (slot: SlotId) => void;
}

/** The four times of a day; those that are taken cannot be chosen, and say why. */
export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
      {SLOTS.map(({ id, name, hours }) => {
        const isFree = slots[id] === 'free';
        return (
          <li key={id}>
            <button
              type="button"
              disabled={!isFree}
              aria-pressed={isFree && id === chosen}
              onClick={() => onChoose(id)}
              className={classes(
                'flex min-h-14 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-sm border px-4 py-2.5 text-left transition-colors',
                isFree && id === chosen
                  ? 'border-accent-strong ring-1 ring-accent-strong'
                  : isFree
                    ? 'border-line-strong hover:bg-foam'
                    : 'border-line text-muted',
              )}
            >
              <span className={classes('font-semibold', !isFree && 'font-normal')}>{name}</span>
              <span className="tabular text-sm text-muted">{hours}</span>
              {!isFree && <span className="w-full text-sm">{WHY_TAKEN[slots[id]]}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
