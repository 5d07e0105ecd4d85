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
  /** In sentences: "package". */
  noun: string;
  title: string;
  /** What is edited; absent for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  fields: Of;
  pictures: PictureControls;
  save: (values: Typed<Of>, version: number | undefined) => Promise<{ readonly message: string }>;
  /** The addresses whose readings are made anew. */
  readAgain: readonly string[];
}

/** Adds or edits one of a catalog: guarded against a colleague's edit, told of in a toast, the list read again. */
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
