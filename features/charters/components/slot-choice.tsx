import { SLOTS, type SlotId, type SlotState, slotHours, slotName } from '#features/calendar/domain/index.ts';
import { classes } from '#ui/classes.ts';
import { whyTaken } from './why-taken.ts';

interface SlotChoiceProps {
  slots: Readonly<Record<SlotId, SlotState>>;
  /** Empty until a slot is chosen. */
  chosen: SlotId | '';
  onChoose: (slot: SlotId) => void;
}

/** The four slots of a day; taken ones are disabled, and say why. */
export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
      {SLOTS.map(({ id }) => {
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
              <span className={classes('font-semibold', !isFree && 'font-normal')}>{slotName(id)}</span>
              <span className="tabular text-sm text-muted">{slotHours(id)}</span>
              {!isFree && <span className="w-full text-sm">{whyTaken(slots[id])}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
