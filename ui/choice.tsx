import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** A second line in the label: what the choice costs or means. */
  note?: ReactNode;
  /** Draws a bordered tile, for a few choices that deserve to be compared. */
  tile?: boolean;
}

/** A checkbox; its label is part of the click target. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One radio of a `FieldGroup`. Radios with the same `name` exclude each other. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

function Choice({ label, note, tile, className, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classes('choice', tile && 'choice-tile', className)}>
      <input className="choice-box" {...input} />
      <span>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
    </label>
  );
}

interface RadioGroupProps {
  name: string;
  options: readonly { value: string; label: ReactNode; note?: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  tile?: boolean;
  className?: string;
}

/** The radios of one question. Wrap it in a `FieldGroup`, which asks the question. */
export function RadioGroup({ name, options, value, onChange, tile, className }: RadioGroupProps) {
  // What was chosen before the scripts loaded is on the page, but not in the state.
  const [takeEarly] = useState(() => (group: HTMLElement | null) => {
    const early = group?.querySelector<HTMLInputElement>(':checked')?.value ?? value;
    if (early !== value) onChange(early);
  });
  return (
    <div ref={takeEarly} className={classes('grid', tile && 'gap-2', className)}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          note={option.note}
          tile={tile}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
