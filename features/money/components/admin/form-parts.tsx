import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Input } from '#ui/input.tsx';

interface AmountFieldProps {
  id: string;
  label: string;
  /** False for no hint. */
  hint?: string | false | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Whether it is the form's first field, which takes the focus. */
  isFirst?: boolean;
}

/** The field for a form's amount. */
export function AmountField({ value, onChange, isFirst = true, ...rest }: AmountFieldProps) {
  return (
    <Field {...rest} required>
      <Input
        ref={isFirst ? takeFocus : undefined}
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
  /** The text of the submit button. */
  children: ReactNode;
}

/** The buttons at a form's end: submit and leave. */
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
