import { useState } from 'react';
import { useFieldProps } from './field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { words } from './words/index.ts';

interface StepperProps {
  name: string;
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for the buttons' names: "guests" gives "Fewer guests" and "More guests". */
  counted: string;
}

const LEAST = 1;

/**
 * A whole number from 1 with − and +. It is a number field too: it can be typed, takes arrow keys, and is sent by a plain
 * form. Without scripts the buttons are not there and the field remains.
 */
export function Stepper({ name, value, onChange, counted }: StepperProps) {
  const field = useFieldProps();
  // What is being typed may be empty or out of range; the number outside never is.
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
        // At the end it keeps the focus of the press that brought it there; its press changes nothing then.
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
