import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { takeFocus } from '#ui/focus.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { caretAfter, formatPhone, formatSsnLast4, moneyShown } from '../domain/formats.ts';
import { words } from '../words/index.ts';

/** Shows values in the step that is open, in place: the applicant may be typing in it. */
export type FillStep = (values: Readonly<Record<string, string | boolean>>) => void;

/** The values of a step, and what it calls with new ones. */
export interface StepProps<Values> {
  readonly values: Values;
  /** Called on Next if the step is valid. */
  onNext: (values: Values) => void;
  /** Called on Back, with the typed values, valid or not; absent for the first step. */
  onBack?: ((values: Values) => void) | undefined;
  /** Called with every change, so that a reload loses nothing; first with what was typed before the scripts came. */
  onTyped: (values: Values) => void;
  /** Gets what fills in values that come later than the step. */
  fill: RefObject<FillStep | undefined>;
  /** All values as they are now: a draft may come after the step is drawn, but before `fill` is there. */
  latest: () => FieldValues;
}

type StepFormProps<Values extends FieldValues> = StepProps<Values> & {
  readonly schema: ZodType<unknown, FieldValues>;
  readonly name: string;
  /** What was chosen before the scripts came and the form's library would undo. */
  readonly early?: DefaultValues<Values> | undefined;
  readonly children: (form: UseFormReturn<Values>) => ReactNode;
};

/** The id of a field of the wizard. */
export const fieldId = (name: string) => `apply-${name}`;

/**
 * One step as a form of its own. Next checks all fields and focuses the first wrong one; from then on, wrong fields are checked
 * with every change. Back keeps what was typed, valid or not.
 */
export function StepForm<Values extends FieldValues>({
  schema,
  name,
  values,
  early,
  onNext,
  onBack,
  children,
  ...step
}: StepFormProps<Values>) {
  const form = useForm<Values>({
    defaultValues: { ...(values as DefaultValues<Values>), ...early },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    // Pass on the raw text: here the schema only checks it, and the server converts it.
    resolver: zodResolver(schema as ZodType<Values, Values>, undefined, { raw: true }),
  });
  const { submitCount } = form.formState;
  useFollowed(form, { ...step, values });

  // In the order of the form: rules about two fields are checked last, but the first wrong field must get the focus.
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

/** Tells what is typed into the form, and fills in what comes from elsewhere: nobody typed that, so it is not told. */
export function useFollowed<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  step: Pick<StepProps<Values>, 'values' | 'onTyped' | 'fill' | 'latest'>,
) {
  const known = useRef(step);
  known.current = step;
  const { fill } = step;
  useEffect(() => {
    const differs = (others: FieldValues) =>
      fieldsOf(form).filter((field) => form.getValues(field) !== others[field]);
    let isFilling = false;
    fill.current = (others) => {
      const shouldValidate = form.formState.isSubmitted;
      isFilling = true;
      for (const field of differs(others))
        form.setValue(field, others[field] as PathValue<Values, Path<Values>>, { shouldValidate });
      isFilling = false;
    };
    const early = differs(known.current.values).map((field) => [field, form.getValues(field)]);
    fill.current({ ...known.current.latest(), ...Object.fromEntries(early) });
    if (early.length > 0) known.current.onTyped(form.getValues());
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: (now) => isFilling || known.current.onTyped(now.values),
    });
    return () => {
      unsubscribe();
      fill.current = undefined;
    };
  }, [form, fill]);
}

const fieldsOf = <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  Object.keys(form.getValues()) as Path<Values>[];

/** Announces the wrong fields to screen readers, but gives the focus to the first of them. */
function StillSummary({ faults }: { faults: readonly { fieldId: string; message: string }[] }) {
  // Fixed at each press of Next: a field that becomes right must not move the focus away from where the applicant types.
  const [firstId] = useState(faults[0]?.fieldId ?? '');
  // The summary takes the focus when it appears, after the form has focused the field: give it back.
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

type Format = {
  readonly write: (typed: string, before: string, isTakenAway: boolean) => string;
  readonly counts: RegExp;
};

const FORMATS = {
  money: { write: moneyShown, counts: /[\d.]/ },
  phone: { write: formatPhone, counts: /\d/ },
  ssn: { write: formatSsnLast4, counts: /\d/ },
} as const satisfies Record<string, Format>;

/** Registers a field that is formatted while typing; the caret stays behind the same character. */
export function registerFormatted<Values extends FieldValues>(
  { register, getValues }: Pick<UseFormReturn<Values>, 'register' | 'getValues'>,
  name: Path<Values>,
  kind: keyof typeof FORMATS,
) {
  const { write, counts }: Format = FORMATS[kind];
  const field = register(name);
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const typed = input.value;
      const caret = input.selectionStart ?? typed.length;
      const { inputType } = event.nativeEvent as InputEvent;
      const formatted = write(typed, getValues(name), inputType?.startsWith('delete') ?? false);
      if (formatted !== typed) {
        input.value = formatted;
        const place = caretAfter(typed, caret, formatted, counts);
        input.setSelectionRange(place, place);
      }
      return field.onChange(event);
    },
  };
}
