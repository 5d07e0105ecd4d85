import { useState } from 'react';
import { useFieldProps } from './field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { words } from './words/index.ts';

interface StepperProps {
  name: string;
  value: number;
  onChange: (value: number) => void;
  /** The noun for the buttons' names: "guests" gives "Fewer guests" and "More guests". */
  counted: string;
}

const LEAST = 1;

/**
 * A whole number from 1, with − and + buttons. It is also a number field, so it can be typed, takes arrow keys, and a plain
 * form sends it. Without scripts only the field remains.
 */
export function Stepper({ name, value, onChange, counted }: StepperProps) {
  const field = useFieldProps();
  // The text may be empty or out of range while it is typed; `value` never is.
  const [draft, setDraft] = useState<string | null>(null);

  const set = (next: number) => {
    const bounded = Math.min(Math.max(next, LEAST), Number.MAX_SAFE_INTEGER);
    if (bounded !== value) onChange(bounded);
  };

  return (
    <div className="stepper" data-invalid={field['aria-invalid']}>
      <button
        type="button"
        className="stepper-button scripts-off:hidden"
        aria-label={words.fewer(counted)}
        // Not `disabled`: the button that was pressed down to the minimum keeps the focus. Pressing it then changes nothing.
        aria-disabled={value <= LEAST || undefined}
        onClick={() => {
          setDraft(null);
          set(value - 1);
        }}
      >
        <MinusIcon size={18} />
      </button>
      <input
        className="stepper-input"
        type="number"
        inputMode="numeric"
        step={1}
        min={LEAST}
        name={name}
        {...field}
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          const next = Number.parseInt(event.target.value, 10);
          if (next >= LEAST && next <= Number.MAX_SAFE_INTEGER) set(next);
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className="stepper-button scripts-off:hidden"
        aria-label={words.more(counted)}
        onClick={() => {
          setDraft(null);
          set(value + 1);
        }}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
