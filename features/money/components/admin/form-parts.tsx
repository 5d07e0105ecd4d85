import type { ReactNode } from 'react';
import { takesFocus } from '#ui/admin/takes-focus.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface AmountFieldProps {
  id: string;
  label: string;
  /** False is none. */
  hint?: string | false | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The amount that a form is about, as a person types it. */
export function AmountField({ value, onChange, ...rest }: AmountFieldProps) {
  return (
    <Field {...rest} required>
      <Input
        ref={takesFocus}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface FormEndProps {
  busy: boolean;
  leave: string;
  onLeave: () => void;
  /** What the form does when it is sent. */
  children: ReactNode;
}

/** The two ways out of a form: sending it, and leaving it. */
export function FormEnd({ busy, leave, onLeave, children }: FormEndProps) {
  return (
    <p className="flex flex-wrap gap-2">
      <Button type="submit" size="small" busy={busy}>
        {children}
      </Button>
      <Button size="small" variant="quiet" onClick={onLeave}>
        {leave}
      </Button>
    </p>
  );
}
