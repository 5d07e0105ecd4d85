import { createContext, type ReactNode, use, useId } from 'react';
import { classes } from './classes.ts';
import { AlertIcon } from './icons.tsx';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

/** What was refused of the fields inside, by the names that the server has for them. */
export interface Refused {
  /** What the ids of the fields begin with. */
  readonly id: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}
export const RefusedFields = createContext<Refused | null>(null);

/** The id of a field among those. */
export const refusedFieldId = (id: string, name: string) => `${id}-${name}`;

/** What a control takes from the field around it. Its own props have the last word. */
export function useFieldProps() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
}

interface FieldProps {
  label: ReactNode;
  /** The control's id, where something else points at it (an error summary). Made up when absent. */
  id?: string;
  /** What the server calls it, where what encloses it tells which fields were refused (a `ConfirmDialog`). */
  name?: string;
  /** What helps before typing. Stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong, in words. Undefined when nothing is. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for listeners and hides it from view: only where the context names the control. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Label above, control, hint and error below, tied together for listeners. Holds one Input, Select, Textarea or
 * Stepper; several checkboxes or radios belong in a `FieldGroup`.
 */
export function Field({
  label,
  id,
  name,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const madeUp = useId();
  const refused = use(RefusedFields);
  const known = refused && name !== undefined ? refusedFieldId(refused.id, name) : undefined;
  const fault = error ?? refused?.issues.find(({ path }) => path === name)?.message;
  const state = fieldState(id ?? known ?? madeUp, { hint, error: fault, required });
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label className={hideLabel ? 'sr-only' : 'label'} htmlFor={state.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      <Notes id={state.id} hint={hint} error={fault} />
    </div>
  );
}

/**
 * A set of checkboxes or radios under one question. What is wrong stands between the two: below the last of them, it would be out of
 * sight when the first has the focus.
 */
export function FieldGroup({
  label,
  id,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: Omit<FieldProps, 'name'>) {
  const madeUp = useId();
  const state = fieldState(id ?? madeUp, { hint, error, required });
  return (
    <fieldset
      id={state.id}
      className={classes('grid min-w-0 content-start gap-1.5', className)}
      aria-describedby={state.describedBy}
      aria-invalid={state.invalid || undefined}
      tabIndex={-1}
    >
      <legend className={hideLabel ? 'sr-only' : 'label mb-1.5'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {!hideLabel && <Notes id={state.id} error={error} />}
      {children}
      <Notes id={state.id} hint={hint} error={hideLabel ? error : undefined} />
    </fieldset>
  );
}

function fieldState(
  id: string,
  { hint, error, required }: Pick<FieldProps, 'hint' | 'error' | 'required'>,
): FieldState {
  const described = classes(error && `${id}-error`, hint ? `${id}-hint` : null);
  return { id, describedBy: described || undefined, invalid: Boolean(error), required: Boolean(required) };
}

function Notes({ id, hint, error }: { id: string; hint?: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </>
  );
}

/** The asterisk. Listeners hear "required" from the control itself. */
function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden="true">
      *
    </span>
  );
}
