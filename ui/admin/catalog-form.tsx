import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Fields, Typed } from '#core/field-kinds.ts';
import { labelsOf, typedOf } from '#core/field-values.ts';
import type { OtherLanguage } from '#core/language.ts';
import { oldTranslations } from '#core/translations.ts';
import { useSending } from '../sending.ts';
import { FieldRows, type PictureControls } from './field-rows.tsx';
import { FormDialog, type StaffForm } from './form-dialog.tsx';
import { saysSaved } from './old-translations.tsx';
import { notDone } from './said.ts';
import { words } from './words/index.ts';

interface CatalogFormProps<
  Item extends { readonly version: number },
  Of extends Fields,
  Own extends FieldValues,
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The noun in sentences: "package". */
  noun: string;
  title: string;
  /** The item to edit; absent for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  fields: Of;
  /** Those of the fields that the form asks for, if not all: the item keeps its values of the others. */
  asked?: Fields;
  /** What the form has besides the fields. */
  own?: {
    readonly valuesOf: (item: Item | undefined) => Own;
    readonly labels: Readonly<Record<keyof Own & string, string>>;
    readonly rows: (form: StaffForm<Typed<Of> & Own>) => ReactNode;
    /** The languages of its texts that are older than their English. */
    readonly oldIn: (values: Own) => readonly OtherLanguage[];
  };
  pictures: PictureControls;
  save: (values: Typed<Of> & Own, version: number | undefined) => Promise<{ readonly message: string }>;
  /** The addresses of the queries to read again after saving. */
  readAgain: readonly string[];
}

/**
 * The dialog that adds or edits an item of a catalog. It detects a colleague's edit in between, confirms with a toast and
 * reloads the list.
 */
export function CatalogForm<
  Item extends { readonly version: number },
  Of extends Fields,
  Own extends FieldValues = Record<never, never>,
>(props: CatalogFormProps<Item, Of, Own>) {
  type Values = Typed<Of> & Own;
  const {
    open,
    onOpenChange,
    noun,
    title,
    item,
    schema,
    fields,
    asked = fields,
    own,
    pictures,
    readAgain,
  } = props;
  const valuesOf = (of?: Item) => ({ ...typedOf(fields, of), ...own?.valuesOf(of) }) as Values;
  const oldIn = (values: Values) => [...oldTranslations(fields, values), ...(own?.oldIn(values) ?? [])];
  const saving = useSending(
    ({ values, version }: { values: Values; version: number | undefined }) => props.save(values, version),
    { readAgain, says: (done, { values }) => saysSaved(done, oldIn(valuesOf(item)), oldIn(values)) },
  );
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="wide"
      schema={schema}
      values={valuesOf(item)}
      version={item?.version}
      read={(current) => {
        const theirs = current as Item;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={{ ...labelsOf(fields), ...own?.labels }}
      submit={item ? words.saveNoun(noun) : words.createNoun(noun)}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      failed={notDone(words.notSaved(noun))}
    >
      {(form) => (
        <>
          <FieldRows form={form} fields={asked} pictures={pictures} />
          {own?.rows(form)}
        </>
      )}
    </FormDialog>
  );
}
