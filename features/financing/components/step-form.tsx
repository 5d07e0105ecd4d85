import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { takeFocus } from '#ui/focus.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { caretAfter, formatMoney, formatPhone, formatSsnLast4 } from '../domain/formats.ts';
import { words } from '../words/index.ts';

/** How a step hands its values on. */
export interface StepProps<Values> {
  readonly values: Values;
  /** Next: the step is valid. */
  onNext: (values: Values) => void;
  /** Back, from the steps that have one: what was typed is kept as it is. */
  onBack?: ((values: Values) => void) | undefined;
  /** With every change, for a reload. */
  onTyped: (values: Values) => void;
}

type StepFormProps<Values extends FieldValues> = StepProps<Values> & {
  readonly schema: ZodType<unknown, FieldValues>;
  readonly name: string;
  readonly children: (form: UseFormReturn<Values>) => ReactNode;
};

/** The id of a field of the wizard. */
export const fieldId = (name: string) => `apply-${name}`;

/**
 * One step as a form of its own: judged as a whole on Next, each wrong field again with every change, the first wrong one
 * focused. Back keeps what was typed, right or wrong.
 */
export function StepForm<Values extends FieldValues>({
  schema,
  name,
  values,
  onNext,
  onBack,
  onTyped,
  children,
}: StepFormProps<Values>) {
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    // What is typed is handed on; the schema only judges it here, the server reads it.
    resolver: zodResolver(schema as ZodType<Values, Values>, undefined, { raw: true }),
  });
  const { submitCount } = form.formState;
  const typed = useRef(onTyped);
  typed.current = onTyped;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => typed.current(values) }),
    [form],
  );

  // From the top of the form down, though a rule about two fields is judged after all others: the first takes the focus.
  const faults = Object.keys(values).flatMap((field) => {
    const message = form.getFieldState(field as Path<Values>, form.formState).error?.message;
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  return (
    <SentForm
      aria-label={name}
      className="grid gap-10"
      onSubmit={form.handleSubmit((valid) => onNext(valid))}
    >
      {submitCount > 0 && faults.length > 0 && <StillSummary key={submitCount} faults={faults} />}
      {children(form)}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        {onBack ? (
          <Button variant="secondary" onClick={() => onBack(form.getValues())}>
            {words.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit">{words.next}</Button>
      </div>
    </SentForm>
  );
}

/** Names what is missing for whoever listens; the focus belongs to the first wrong field. */
function StillSummary({ faults }: { faults: readonly { fieldId: string; message: string }[] }) {
  // Once for each press of Next: a field that has become right must not take the focus from whoever types in it.
  const [firstId] = useState(faults[0]?.fieldId ?? '');
  // The summary takes the focus when it appears, after the form has given it to the field.
  const giveBackFocus = useCallback(
    (box: HTMLElement | null) => {
      const first = box && document.getElementById(firstId);
      takeFocus(first?.matches('fieldset') ? first.querySelector('input') : first);
    },
    [firstId],
  );
  return (
    <div ref={giveBackFocus}>
      <ErrorSummary title={words.needAttention} issues={faults} />
    </div>
  );
}

type Format = { readonly write: (typed: string) => string; readonly counts: RegExp };

const FORMATS = {
  money: { write: formatMoney, counts: /[\d.]/ },
  phone: { write: formatPhone, counts: /\d/ },
  ssn: { write: formatSsnLast4, counts: /\d/ },
} as const satisfies Record<string, Format>;

/** Registers a field whose text is formatted while it is typed, the caret staying behind the same character. */
export function registerFormatted<Values extends FieldValues>(
  register: UseFormRegister<Values>,
  name: Path<Values>,
  kind: keyof typeof FORMATS,
) {
  const { write, counts } = FORMATS[kind];
  const field = register(name);
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const typed = input.value;
      const caret = input.selectionStart ?? typed.length;
      const formatted = write(typed);
      if (formatted !== typed) {
        input.value = formatted;
        const place = caretAfter(typed, caret, formatted, counts);
        input.setSelectionRange(place, place);
      }
      return field.onChange(event);
    },
  };
}
