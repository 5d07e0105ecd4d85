import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ApiError, type CallOptions } from '#core/api-client.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { ErrorSummary } from './error-summary.tsx';
import { type Sending, Unsent, useSending } from './sending.ts';
import { SentForm } from './sent-form.tsx';
import { sentenceOf } from './trouble.ts';
import { type FieldFaults, inOrder, readTyped, setTyped, type TypedValues } from './typed-values.ts';
import { words } from './words/index.ts';

/** The form's own rules, checked in the browser before anything is sent. */
type Check = (typed: TypedValues) => FieldFaults;

interface FormOptions<Answer> extends Sending<TypedValues, Answer> {
  /**
   * The form's id and the prefix of its fields' ids. It is also the sending's name, by which a button elsewhere knows that the
   * form is being sent.
   */
  readonly id?: string;
  /** Loads the rules, at the first touch: they weigh more than all scripts of a page. */
  readonly check?: () => Promise<Check>;
  /** The fields that a refusal is about, if the server's answer names none. */
  readonly blames?: (error: unknown) => FieldFaults | undefined;
  /** The name under which the tab's storage keeps what is typed, so that a reload does not lose it. */
  readonly draft?: string;
  /** Values to write into the form when it opens; values typed earlier win. */
  readonly carried?: TypedValues | undefined;
}

/** Thrown when the form's own rules find faults: the form is not sent. */
class Faulty extends Unsent {
  readonly faults: FieldFaults;

  constructor(faults: FieldFaults) {
    super('not sent');
    this.faults = faults;
  }
}

const issuesOf = (error: unknown) => (error instanceof ApiError ? (error.refusal.issues ?? []) : []);

/**
 * A form. Its own rules, made from the server's schema, check it before it is sent. Pressing twice sends it once, refusals
 * appear at its fields, and typed values stay until they are stored. The browser holds the values, so what was typed before the
 * scripts loaded counts.
 *
 * @param call sends the typed values; `openedAt` is when the form was first touched, in milliseconds since 1970
 */
export function useForm<Answer>(
  call: (typed: TypedValues, options: CallOptions & { readonly openedAt: number }) => Promise<Answer>,
  { id, check, blames, draft, carried, ...sending }: FormOptions<Answer>,
) {
  const madeUp = useId();
  const formId = id ?? madeUp;
  const touchedAt = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  /** Faults of fields that were checked again since the form was sent. */
  const [judged, setJudged] = useState<FieldFaults>({});

  const { press, error, isPending, data, reset } = useSending<TypedValues, Answer>(
    async (typed, options) => {
      touchedAt.current ||= Date.now();
      setJudged({});
      const found = check && element.current ? inOrder(element.current, (await check())(typed)) : {};
      if (Object.keys(found).length > 0) throw new Faulty(found);
      return call(typed, { ...options, openedAt: touchedAt.current });
    },
    {
      ...sending,
      name: formId,
      onDone: async (answer, typed) => {
        const form = element.current;
        // What was typed while the form was being sent has reached nobody: keep it.
        if (!form || JSON.stringify(readTyped(form)) === JSON.stringify(typed)) {
          if (draft !== undefined) writeTab(draft, null);
          form?.reset();
        }
        touchedAt.current = 0;
        await sending.onDone?.(answer, typed);
      },
      onRefused: (refused, typed) =>
        refused instanceof Faulty ? undefined : sending.onRefused?.(refused, typed),
      saysRefused: (refused, typed) =>
        refused instanceof Faulty ? undefined : sending.saysRefused?.(refused, typed),
    },
  );
  const send = async (form: HTMLFormElement) => {
    await press(readTyped(form));
    // If the server refused, its error summary keeps the focus. If the form's own rules did, the focus goes to the first field
    // at fault.
    const isRead = document.activeElement?.getAttribute('role') === 'alert';
    if (!isRead || form.firstElementChild === document.activeElement) focusFirstFault(form);
  };

  const isUnsent = error instanceof Faulty;
  const issues = issuesOf(error);
  const named = isUnsent
    ? error.faults
    : (blames?.(error) ?? Object.fromEntries(issues.map(({ path, message }) => [path, message])));
  const faults: FieldFaults = { ...named, ...judged };

  const fieldId = (name: string) => `${formId}-${name}`;
  const [take] = useState(() => (form: HTMLFormElement | null) => {
    element.current = form;
    if (form && (draft !== undefined || carried)) setTyped(form, { ...carried, ...keptIn(draft) });
  });

  // Check a field that has a fault again with each change.
  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    const typed = readTyped(event.currentTarget);
    if (draft !== undefined) writeTab(draft, typed);
    const { name } = event.target as HTMLInputElement;
    if (check === undefined || faults[name] === undefined) return;
    const found = (await check())(typed);
    setJudged((now) => ({ ...now, [name]: found[name] }));
  };

  return {
    busy: isPending,
    data,
    /** The refusal by the server, or the failure of the connection. */
    refusal: isUnsent || error === undefined ? undefined : error,
    reset,
    /** The props of one field: `<Field label="Email" {...form.field('email', true)}>`. */
    field: (name: string, isRequired = false) => ({
      id: fieldId(name),
      error: faults[name],
      required: isRequired,
    }),
    /** The summary of the faults that the form's own rules found. */
    found: isUnsent && Object.values(faults).some(Boolean) && (
      <ErrorSummary
        title={words.checkFields}
        issues={Object.entries(faults).flatMap(([name, message]) =>
          message ? [{ fieldId: fieldId(name), message }] : [],
        )}
      />
    ),
    /** The summary of a refusal; its title is the given words or the server's sentence. */
    refusedAs: (words?: string) => {
      if (isUnsent || error === undefined) return null;
      const title = words ?? sentenceOf(error);
      const sentence = error instanceof ApiError ? error.refusal.error : undefined;
      return (
        <ErrorSummary
          title={title}
          issues={[
            ...(sentence === undefined || sentence === title ? [] : [{ message: sentence }]),
            ...issues.map(({ path, message }) => ({ message, fieldId: fieldId(path) })),
          ]}
        />
      );
    },
    props: {
      id: formId,
      ref: take,
      onFocus: () => {
        touchedAt.current ||= Date.now();
        void check?.();
      },
      onInput: (event: FormEvent<HTMLFormElement>) => void onInput(event),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // In React, a submit event in a nested dialog bubbles to the outer form. In the page the two forms are not nested.
        event.stopPropagation();
        void send(event.currentTarget);
      },
    },
  };
}

/** What `useForm` returns. */
export type FormKit = Pick<ReturnType<typeof useForm>, 'props' | 'field' | 'found' | 'refusedAs'>;

interface FormProps extends Omit<ComponentProps<typeof SentForm>, keyof FormKit['props']> {
  form: Pick<FormKit, 'props' | 'found'>;
  children: ReactNode;
}

/** Draws a form, with the faults that its own rules found above the fields. */
export function Form({ form, children, ...props }: FormProps) {
  return (
    <SentForm {...props} {...form.props}>
      {form.found}
      {children}
    </SentForm>
  );
}

const keptIn = (draft: string | undefined) =>
  draft === undefined ? {} : (readTab<TypedValues>(draft) ?? {});

/** Focuses the first field at fault; of several radios, the one that Tab would reach. */
function focusFirstFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const radio = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input');
  (radio ?? field)?.focus();
}
