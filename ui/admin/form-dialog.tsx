import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useBlocker } from 'react-router';
import type { z } from 'zod';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { useIsSending, useSending } from '../sending.ts';
import { SentForm } from '../sent-form.tsx';
import { type ToastMessage, toast } from '../toast-store.ts';
import { troubleOf } from '../trouble.ts';
import { UNREADABLE } from '../typed-values.ts';
import { AskFirst } from './ask-first.tsx';
import { type ConflictField, ConflictNotice } from './conflict-notice.tsx';
import { FormUploads } from './form-uploads.ts';
import { LeavingQuestion, useLeavingQuestion } from './leaving-question.tsx';
import { SessionEnded } from './session-ended.tsx';
import { unreadableIn } from './unreadable.ts';
import { words } from './words/index.ts';

export type StaffForm<Values extends FieldValues> = UseFormReturn<Values>;

/** A field's id on the page and its error, for `Field`. For rows of a list, `name` is the dotted path. */
export function fieldOf<Values extends FieldValues>(form: StaffForm<Values>, name: Path<Values>) {
  const error = form.getFieldState(name, form.formState).error;
  return { id: `field-${name}`, error: error?.message };
}

interface FormDialogProps<Values extends FieldValues, Version extends number | string = number> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'regular' | 'wide';
  /** The schema that the server parses the body with. Its messages are the form's. */
  schema: z.ZodType;
  /** The values that the form opens with. */
  values: Values;
  /** The version of these values, to detect a colleague's edit; absent for a new item. */
  version?: Version | undefined;
  /** Reads the form's values and the version from what a colleague saved in the meantime. */
  read?: (current: unknown) => { values: Values; version: Version };
  /** The labels of the fields when a conflict is shown. */
  labels?: Partial<Record<keyof Values & string, string>>;
  /** Describes the differences in words, where a comparison field by field would not be readable. */
  compare?: (mine: Values, theirs: Values) => ConflictField[];
  /** The label of the submit button: "Save", "Add yacht". */
  submit: string;
  /** Sends the values as typed. The dialog closes when it resolves; if it rejects, the dialog shows why. */
  onSave: (values: Values, version: Version | undefined) => Promise<unknown>;
  /** A toast for a refusal, shown in addition to the sentence in the form. */
  failed?: ToastMessage;
  children: (form: StaffForm<Values>) => ReactNode;
}

/**
 * A form in a dialog, validated by the schema in the browser and again by the server. Typed values survive every refusal:
 * invalid fields, a colleague's change, an ended session. Closing it, or going back, with unsaved input asks first.
 */
export function FormDialog<Values extends FieldValues, Version extends number | string = number>(
  props: FormDialogProps<Values, Version>,
) {
  const { open, onOpenChange, title, description, size } = props;
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const isBusy = useIsSending(formId);
  const { isAsked: isLeaving, ask, forget, keepEditing } = useLeavingQuestion();
  const [uploads, setUploads] = useState(0);
  const isUploading = uploads > 0;
  const isTyped = isDirty || isUploading;
  const announce = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);
  const leave = () => {
    forget();
    setDirty(false);
    onOpenChange(false);
  };
  const close = (next: boolean) => {
    if (next) onOpenChange(next);
    else if (isBusy) return;
    else if (isLeaving) keepEditing();
    else if (isTyped) ask();
    else leave();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={description}
      size={size}
      footer={
        isLeaving ? (
          <LeavingQuestion
            before={isUploading && words.stillUploading}
            onKeep={keepEditing}
            onDiscard={leave}
          />
        ) : (
          <>
            <Button variant="secondary" size="small" onClick={() => close(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} size="small" busy={isBusy} disabled={isUploading}>
              {isUploading ? words.uploading : props.submit}
            </Button>
          </>
        )
      }
    >
      {open && isBusy && <StayWhileSaving />}
      {open && isTyped && !isBusy && !isLeaving && <AskFirst onAsk={ask} />}
      {open && (
        <FormUploads value={announce}>
          <FormBody {...props} formId={formId} isUploading={isUploading} onDirty={setDirty} onDone={leave} />
        </FormUploads>
      )}
    </Dialog>
  );
}

/** While a form is being saved, Back stays, too: a refusal is shown in the form. A save may itself lead to another page. */
function StayWhileSaving() {
  useBlocker(({ historyAction }) => historyAction === 'POP');
  return null;
}

function FormBody<Values extends FieldValues, Version extends number | string>({
  schema,
  values,
  version,
  read,
  labels = {},
  compare = (mine, theirs) => differences(mine, theirs, labels),
  onSave,
  failed,
  children,
  formId,
  isUploading,
  onDirty,
  onDone,
}: FormDialogProps<Values, Version> & {
  formId: string;
  isUploading: boolean;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf(schema as z.ZodType<Values, Values>, formId),
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const [seen, setSeen] = useState(version);
  const { press, isPending, trouble, reset } = useSending(
    ({ typed, over }: { typed: Values; over: Version | undefined }) => onSave(typed, over),
    {
      name: formId,
      onDone,
      onRefused: (error) => {
        const met = troubleOf(error);
        if (met.kind === 'invalid')
          for (const [at, { path, message }] of met.issues.entries())
            form.setError(path as Path<Values>, { message }, { shouldFocus: at === 0 });
        if (failed && met.kind !== 'changed-meanwhile' && met.kind !== 'session-ended') toast(failed);
      },
    },
  );
  const save = (over = seen) => form.handleSubmit((typed) => press({ typed, over }))();

  const theirs = trouble?.kind === 'changed-meanwhile' && read ? read(trouble.current) : undefined;
  return (
    <SentForm
      id={formId}
      className="staff-form"
      onSubmit={(event) => {
        event.preventDefault();
        // In React, a submit event in a nested dialog bubbles to the outer form. In the page the two forms are not nested.
        event.stopPropagation();
        if (isUploading) return;
        // The fields are shut while they are sent. Put the focus where it can stay.
        (event.nativeEvent as SubmitEvent).submitter?.focus();
        void save();
      }}
      // The form tells that it is dirty a moment later, and Escape may come before.
      onInput={({ target }) => {
        if (target instanceof Element && target.hasAttribute('name')) onDirty(true);
      }}
      // The browser reports no change when the rest of a half date is deleted.
      onBlur={({ target }) => {
        const name = target.getAttribute('name') as Path<Values> | null;
        const isRefused = name !== null && form.getFieldState(name).error !== undefined;
        if (isRefused && target.getAttribute('type') === 'date') void form.trigger(name);
      }}
    >
      {trouble?.kind === 'session-ended' && <SessionEnded />}
      {theirs && (
        <ConflictNotice
          fields={compare(form.getValues(), theirs.values)}
          isBusy={isPending || isUploading}
          onKeepMine={() => {
            setSeen(theirs.version);
            void save(theirs.version);
          }}
          onTakeTheirs={() => {
            form.reset(theirs.values);
            setSeen(theirs.version);
            reset();
          }}
        />
      )}
      {trouble && trouble.kind !== 'session-ended' && !theirs && (
        <ErrorSummary
          title={trouble.sentence}
          issues={
            trouble.kind === 'invalid'
              ? trouble.issues.map(({ path, message }) => ({ fieldId: `field-${path}`, message }))
              : []
          }
        />
      )}
      {/* What would be typed now would not be saved, and the dialog closes once the rest is. */}
      <div className="contents" inert={isPending}>
        {children(form)}
      </div>
    </SentForm>
  );
}

/** Validates by the schema, which refuses in its own words what the browser cannot read. */
function resolverOf<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  formId: string,
): Resolver<Values> {
  const resolve = zodResolver(schema, undefined, { raw: true });
  return (values, ...rest) => {
    const form = document.getElementById(formId);
    const unreadable = form instanceof HTMLFormElement ? unreadableIn(form) : [];
    if (unreadable.length === 0) return resolve(values, ...rest);
    const typed = structuredClone(values);
    for (const { name } of unreadable) set(typed, name, UNREADABLE);
    return resolve(typed, ...rest);
  };
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (typeof value !== 'object') return String(value);
  // For a translation compare its text only; its English source is a field of its own.
  if ('text' in value) return asText(value.text);
  return Object.values(value)
    .map(asText)
    .filter((text) => text !== '')
    .join(' · ');
}

/** A value as the form shows it: the label of a choice, anything else as text. */
function asSaid(name: string, value: unknown): string {
  const text = asText(value);
  const field = document.getElementById(`field-${name}`);
  if (!(field instanceof HTMLSelectElement)) return text;
  return [...field.options].find((option) => option.value === text)?.text ?? text;
}

function differences<Values extends FieldValues>(
  mine: Values,
  theirs: Values,
  labels: Partial<Record<string, string>>,
): ConflictField[] {
  return Object.keys(theirs).flatMap((name) => {
    const field = {
      label: labels[name] ?? name,
      mine: asSaid(name, mine[name]),
      theirs: asSaid(name, theirs[name]),
    };
    return asText(mine[name]) === asText(theirs[name]) ? [] : [field];
  });
}
