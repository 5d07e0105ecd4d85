import { once } from '#core/once.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ACCEPTED_FILES, cardLabel } from '../../domain/checklist.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { addedDocumentForm, documentRequestBody } from '../../schema/staff.ts';
import { addDocument, requestDocument } from './calls.ts';
import { words } from './words/index.ts';

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The dialog to ask the applicant for a further document. */
export function AskForDocument({ applicationId, ...opened }: Opened & { readonly applicationId: string }) {
  const { create } = useChange();
  return (
    <FormDialog
      {...opened}
      title={words.requestDocument}
      description={words.requestNote}
      schema={documentRequestBody}
      values={{ name: '', note: '' }}
      submit={words.request}
      onSave={({ name, note = '' }) =>
        create(words.documentRequested, ['document-request', applicationId, { name, note }], (options) =>
          requestDocument(applicationId, { name, note }, options),
        )
      }
    >
      {(form) => (
        <>
          <Field label={words.document} hint={words.documentHint} required {...fieldOf(form, 'name')}>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={words.noteForApplicant} {...fieldOf(form, 'note')}>
            <Input autoComplete="off" {...form.register('note')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type Added = { type: string; file: FileList | undefined; reason: string };

/** The dialog to add a file that reached the business in another way, such as by mail. */
export function AddDocument({ application, ...opened }: Opened & { readonly application: DossierAnswer }) {
  const { id, documentsRequired } = application;
  const { change } = useChange();
  return (
    <FormDialog<Added>
      {...opened}
      title={words.addDocument}
      description={words.addNote}
      schema={addedDocumentForm}
      values={{ type: '', file: undefined, reason: '' }}
      submit={words.add}
      onSave={({ type, file, reason }) => {
        const [chosen] = file ?? [];
        if (!chosen) return Promise.reject(new Error('No file was chosen'));
        const told = [id, { type, reason }, chosen.name, chosen.size, chosen.lastModified];
        return change(words.documentAdded, () =>
          once(['document-added', ...told], (_, key) => addDocument(id, { type, reason, file: chosen }, key)),
        );
      }}
    >
      {(form) => (
        <>
          <Field label={words.whichDocument} required {...fieldOf(form, 'type')}>
            <Select
              empty={words.chooseDocument}
              options={documentsRequired.map((name) => ({ value: name, label: cardLabel(name) }))}
              {...form.register('type')}
            />
          </Field>
          <Field label={words.file} hint={words.fileHint} required {...fieldOf(form, 'file')}>
            <Input type="file" accept={ACCEPTED_FILES} {...form.register('file')} />
          </Field>
          <Field
            label={words.howItReachedUs}
            hint={words.howItReachedUsHint}
            required
            {...fieldOf(form, 'reason')}
          >
            <Textarea rows={2} {...form.register('reason')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
