import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ApiError, type CallOptions } from '#core/api-client.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { ErrorSummary } from './error-summary.tsx';
import { type Sending, Unsent, useSending } from './sending.ts';
import { SentForm } from './sent-form.tsx';
import { sentenceOf } from './trouble.ts';
import { type FieldFaults, inOrder, readTyped, setTyped, type TypedValues } from './typed-values.ts';
import { words } from './words/index.ts';

/** What is asked of a form before the server is. */
type Check = (typed: TypedValues) => FieldFaults;

interface FormOptions<Answer> extends Sending<TypedValues, Answer> {
  /** The form's id, the beginning of its fields' ids, and the name by which a button elsewhere knows that it is being sent. */
  readonly id?: string;
  /** The rules, fetched with the first touch: they weigh more than all of a page's own script. */
  readonly check?: () => Promise<Check>;
  /** Which fields a refusal is about, where the answer names none itself. */
  readonly blames?: (error: unknown) => FieldFaults | undefined;
  /** Under which name the tab keeps what is typed, so that a reload does not lose it. */
  readonly draft?: string;
  /** Written into the form when it opens; what was typed into it before wins. */
  readonly carried?: TypedValues | undefined;
}

/** A form that is not sent, because its own rules found something. */
class Faulty extends Unsent {
  readonly faults: FieldFaults;

  constructor(faults: FieldFaults) {
    super('not sent');
    this.faults = faults;
  }
}

const issuesOf = (error: unknown) => (error instanceof ApiError ? (error.refusal.issues ?? []) : []);

/**
 * A form: judged by the server's own schema before it is sent, sent once however often it is pressed, refused in words at its
 * fields, and never emptied of what was typed before it is stored. The browser keeps the values, so that what was typed
 * before the scripts came counts.
 *
 * @param call sends what was typed; it is told when the form was first touched, in milliseconds since 1970
 */
export function useForm<Answer>(
  call: (typed: TypedValues, options: CallOptions & { readonly openedAt: number }) => Promise<Answer>,
  { id, check, blames, draft, carried, ...sending }: FormOptions<Answer>,
) {
  const madeUp = useId();
  const formId = id ?? madeUp;
  const touchedAt = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  /** What has been judged again since it was sent. */
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
        if (draft !== undefined) writeTab(draft, null);
        element.current?.reset();
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
    // The summary of what the server refused keeps the focus that it took; that of the form's own rules leads on.
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

  // A field that was found wrong is judged again with each change.
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
    /** What it was refused with by the server, or by the line. */
    refusal: isUnsent || error === undefined ? undefined : error,
    reset,
    /** What a field takes from its form: `<Field label="Email" {...form.field('email', true)}>`. */
    field: (name: string, isRequired = false) => ({
      id: fieldId(name),
      error: faults[name],
      required: isRequired,
    }),
    /** What its own rules found, over the fields. */
    found: isUnsent && Object.values(faults).some(Boolean) && (
      <ErrorSummary
        title={words.checkFields}
        issues={Object.entries(faults).flatMap(([name, message]) =>
          message ? [{ fieldId: fieldId(name), message }] : [],
        )}
      />
    ),
    /** Why the server did not take it, under a title of the form's own or the server's sentence. */
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
        // A dialog inside a dialog is a form inside a form to React, not to the page.
        event.stopPropagation();
        void send(event.currentTarget);
      },
    },
  };
}

/** What `useForm` gives. */
export type FormKit = Pick<ReturnType<typeof useForm>, 'props' | 'field' | 'found' | 'refusedAs'>;

interface FormProps extends Omit<ComponentProps<typeof SentForm>, keyof FormKit['props']> {
  form: Pick<FormKit, 'props' | 'found'>;
  children: ReactNode;
}

/** A form as its page draws it; what its own rules found stands over it. */
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

/** Of several radios, the one that Tab would reach. */
function focusFirstFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const radio = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input');
  (radio ?? field)?.focus();
}
