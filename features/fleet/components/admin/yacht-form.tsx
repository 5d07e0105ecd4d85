import { labelsOf } from '#core/field-values.ts';
import { oldTranslations } from '#core/translations.ts';
import { FieldRows } from '#ui/admin/field-rows.tsx';
import { FormDialog } from '#ui/admin/form-dialog.tsx';
import { saysSaved } from '#ui/admin/old-translations.tsx';
import { notDone } from '#ui/admin/said.ts';
import { useSending } from '#ui/sending.ts';
import { yachtFields } from '../../fields/index.ts';
import { type AdminYachtAnswer, yachtBody } from '../../schema/index.ts';
import { saveYacht, YACHTS } from './calls.ts';
import { PapersNote } from './papers-note.tsx';
import { pictureControls } from './picture-controls.tsx';
import { newYacht, valuesOf, type YachtValues } from './yacht-values.ts';
import './field-words.ts';
import { words } from './words/index.ts';

interface YachtFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined for a new yacht. */
  yacht?: AdminYachtAnswer | undefined;
}

/** The form that adds or edits a yacht: all its fields except prices, checked by the server's own schema. */
export function YachtForm({ open, onOpenChange, yacht }: YachtFormProps) {
  const saving = useSending(
    ({ values, version }: { values: YachtValues; version: number | undefined }) =>
      saveYacht(yacht?.id, { ...values, version }),
    {
      readAgain: YACHTS,
      says: (done, { values }) =>
        saysSaved(
          done,
          yacht ? oldTranslations(yachtFields, yacht) : [],
          oldTranslations(yachtFields, values),
        ),
    },
  );
  return (
    <FormDialog<YachtValues>
      open={open}
      onOpenChange={onOpenChange}
      title={yacht ? words.editNamed(yacht.name) : words.addNewYacht}
      size="wide"
      schema={yachtBody}
      values={yacht ? valuesOf(yacht) : newYacht()}
      version={yacht?.version}
      read={(current) => {
        const theirs = current as AdminYachtAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={labelsOf(yachtFields)}
      submit={yacht ? words.saveYacht : words.createYacht}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      failed={notDone(yacht ? words.notUpdated : words.notCreated)}
    >
      {(form) => (
        <>
          <PapersNote form={form} />
          <FieldRows form={form} fields={yachtFields} pictures={pictureControls} />
        </>
      )}
    </FormDialog>
  );
}
