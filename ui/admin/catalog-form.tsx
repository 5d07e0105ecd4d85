import type { z } from 'zod';
import type { Fields, Typed } from '#core/field-kinds.ts';
import { labelsOf, typedOf } from '#core/field-values.ts';
import { useSending } from '../sending.ts';
import { FieldRows, type PictureControls } from './field-rows.tsx';
import { FormDialog } from './form-dialog.tsx';
import { notDone, saysDone } from './said.ts';
import { words } from './words/index.ts';

interface CatalogFormProps<Item extends { readonly version: number }, Of extends Fields> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The noun in sentences: "package". */
  noun: string;
  title: string;
  /** The item to edit; absent for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  fields: Of;
  pictures: PictureControls;
  save: (values: Typed<Of>, version: number | undefined) => Promise<{ readonly message: string }>;
  /** The addresses of the queries to read again after saving. */
  readAgain: readonly string[];
}

/**
 * The dialog that adds or edits an item of a catalog. It detects a colleague's edit in between, confirms with a toast and
 * reloads the list.
 */
export function CatalogForm<Item extends { readonly version: number }, Of extends Fields>(
  props: CatalogFormProps<Item, Of>,
) {
  const { open, onOpenChange, noun, title, item, schema, fields, pictures, readAgain } = props;
  const saving = useSending(
    ({ values, version }: { values: Typed<Of>; version: number | undefined }) => props.save(values, version),
    { readAgain, says: saysDone },
  );
  return (
    <FormDialog<Typed<Of>>
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="wide"
      schema={schema}
      values={typedOf(fields, item)}
      version={item?.version}
      read={(current) => {
        const theirs = current as Item;
        return { values: typedOf(fields, theirs), version: theirs.version };
      }}
      labels={labelsOf(fields)}
      submit={item ? words.saveNoun(noun) : words.createNoun(noun)}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      failed={notDone(words.notSaved(noun))}
    >
      {(form) => <FieldRows form={form} fields={fields} pictures={pictures} />}
    </FormDialog>
  );
}
