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

/** The refused fields of the form inside, by the server's names. */
export interface Refused {
  /** The prefix of the fields' ids. */
  readonly id: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}
export const RefusedFields = createContext<Refused | null>(null);

/** The id of a field inside `RefusedFields`, by the server's name for it. */
export const refusedFieldId = (id: string, name: string) => `${id}-${name}`;

/** The attributes that a control takes from the `Field` around it. The control's own props override them. */
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
  /** The control's id, if something else refers to it, such as an error summary. Generated if absent. */
  id?: string;
  /** The server's name for the field, if a `ConfirmDialog` around it shows refusals at the fields. */
  name?: string;
  /** Help for filling in the field. It stays when there is an error. */
  hint?: ReactNode;
  /** The error, in words. Undefined if there is none. */
  error?: string | undefined;
  required?: boolean;
  /** Hides the label visually but keeps it for screen readers; only where the context makes the control clear. */
  hideLabel?: boolean;
  /** Says the error aloud when it comes, for one that a change elsewhere may bring. */
  said?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A label above, the control, then hint and error below, all linked for screen readers. Holds one Input, Select, Textarea or
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
  said,
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
      <Notes id={state.id} hint={hint} error={fault} said={said} />
    </div>
  );
}

/**
 * Checkboxes or radios under one question. The error stands between the question and the first choice: below the last it would
 * be out of view when the first has the focus.
 */
export function FieldGroup({
  label,
  id,
  hint,
  error,
  required,
  hideLabel,
  said,
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
      {!hideLabel && <Notes id={state.id} error={error} said={said} />}
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

function Notes({
  id,
  hint,
  error,
  said,
}: Pick<FieldProps, 'hint' | 'said'> & { id: string; error: string | undefined }) {
  const fault = error && (
    <p id={`${id}-error`} className="field-error">
      <AlertIcon size={16} />
      {error}
    </p>
  );
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {said ? (
        <div role="status" className="contents">
          {fault}
        </div>
      ) : (
        fault
      )}
    </>
  );
}

/** The asterisk. Screen readers get "required" from the control itself. */
function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden="true">
      *
    </span>
  );
}
