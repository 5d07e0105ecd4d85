import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useSending } from '../sending.ts';
import { toast } from '../toast.tsx';
import { type DeskForm, FormDialog } from './form-dialog.tsx';

interface KeptFormProps<Item extends { readonly version: number }, Values extends FieldValues> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** In sentences: "package". */
  noun: string;
  title: string;
  /** What is edited; absent for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  /** The form's values of what is kept, and of nothing. */
  valuesOf: (item: Item | undefined) => Values;
  labels: Partial<Record<keyof Values & string, string>>;
  save: (values: Values, version: number | undefined) => Promise<{ readonly message: string }>;
  queryKey: readonly unknown[];
  children: (form: DeskForm<Values>) => ReactNode;
}

/** Adds or edits one of a kept list: guarded against a colleague's edit, told of in a toast, the list read again. */
export function KeptForm<Item extends { readonly version: number }, Values extends FieldValues>(
  props: KeptFormProps<Item, Values>,
) {
  const { open, onOpenChange, noun, title, item, schema, valuesOf, labels, queryKey, children } = props;
  const saving = useSending(
    ({ values, version }: { values: Values; version: number | undefined }) => props.save(values, version),
    {
      readAgain: [String(queryKey[0])],
      says: ({ message }) => ({ title: 'Success', description: message }),
    },
  );
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="wide"
      schema={schema as z.ZodType<unknown, Values>}
      values={valuesOf(item)}
      version={item?.version}
      read={(current) => {
        const theirs = current as Item;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={labels}
      submit={item ? `Save ${noun}` : `Create ${noun}`}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      onFailure={(trouble) => {
        if (trouble.kind === 'session-ended') return;
        toast({ title: 'Error', description: `Failed to save ${noun}`, variant: 'destructive' });
      }}
    >
      {children}
    </FormDialog>
  );
}
