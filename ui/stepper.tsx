import { useState } from 'react';
import { classes } from './classes.ts';
import { useFieldProps } from './field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { words } from './words/index.ts';

interface StepperProps {
  name?: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  min?: number;
  /** No upper bound when absent. */
  max?: number;
  /** What is counted, for the buttons' names: "guests" gives "Fewer guests" and "More guests". */
  counted: string;
  className?: string;
}

/**
 * A whole number with − and +. It is a number field too: it can be typed, takes arrow keys, and is sent by a plain
 * form. Without scripts the buttons are not there and the field remains.
 */
export function Stepper({
  name,
  value,
  defaultValue = 1,
  onChange,
  min = 1,
  max,
  counted,
  className,
}: StepperProps) {
  const field = useFieldProps();
  const [held, setHeld] = useState(defaultValue);
  // What is being typed may be empty or out of range; the number outside never is.
  const [draft, setDraft] = useState<string | null>(null);
  const current = value ?? held;
  const highest = max ?? Number.MAX_SAFE_INTEGER;

  const set = (next: number) => {
    const bounded = Math.min(Math.max(next, min), highest);
    setHeld(bounded);
    if (bounded !== current) onChange?.(bounded);
  };

  return (
    <div className={classes('stepper', className)} data-invalid={field['aria-invalid']}>
      <button
        type="button"
        className="stepper-button scripts-off:hidden"
        aria-label={words.fewer(counted)}
        // At the end it keeps the focus of the press that brought it there; its press changes nothing then.
        aria-disabled={current <= min || undefined}
        onClick={() => {
          setDraft(null);
          set(current - 1);
        }}
      >
        <MinusIcon size={18} />
      </button>
      <input
        className="stepper-input"
        type="number"
        inputMode="numeric"
        step={1}
        min={min}
        max={max}
        name={name}
        {...field}
        value={draft ?? String(current)}
        onChange={(event) => {
          setDraft(event.target.value);
          const next = Number.parseInt(event.target.value, 10);
          if (next >= min && next <= highest) set(next);
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className="stepper-button scripts-off:hidden"
        aria-label={words.more(counted)}
        aria-disabled={(max !== undefined && current >= max) || undefined}
        onClick={() => {
          setDraft(null);
          set(current + 1);
        }}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
