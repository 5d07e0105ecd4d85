import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { guestsErrorIn } from './staff-time.ts';
import { words } from './words/index.ts';

/** The field for a charter's number of guests in a quote or a move; it says what is wrong with what is typed. */
export function GuestsNumber({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <Field label={words.guests} error={guestsErrorIn(value)}>
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
