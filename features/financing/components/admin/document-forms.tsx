import { once } from '#core/once.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ACCEPTED_FILES } from '../../domain/checklist.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { addedDocumentForm, documentRequestBody } from '../../schema/staff.ts';
import { addDocument, requestDocument } from './calls.ts';

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Asks the applicant for a document besides. */
export function AskForDocument({ applicationId, ...opened }: Opened & { readonly applicationId: string }) {
  const { create } = useChange();
  return (
    <FormDialog
      {...opened}
      title="Request a document"
      description="It goes on the applicant’s checklist as required, and an application under review waits for it."
      schema={documentRequestBody}
      values={{ name: '', note: '' }}
      submit="Request"
      onSave={({ name, note = '' }) =>
        create('Document Requested', ['document-request', applicationId, { name, note }], (options) =>
          requestDocument(applicationId, { name, note }, options),
        )
      }
    >
      {(form) => (
        <>
          <Field label="Document" hint="For example Vessel survey" required {...fieldOf(form, 'name')}>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label="Note for the applicant (optional)" {...fieldOf(form, 'note')}>
            <Input autoComplete="off" {...form.register('note')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type Added = { type: string; file: FileList | undefined; reason: string };

/** Adds a file that reached us another way, by mail say. */
export function AddDocument({ application, ...opened }: Opened & { readonly application: DossierAnswer }) {
  const { id, documentsRequired } = application;
  const { change } = useChange();
  return (
    <FormDialog<Added>
      {...opened}
      title="Add a document"
      description="For a document that reached us another way. It is checked like one that the applicant uploads, and the applicant reads that it is there."
      schema={addedDocumentForm}
      values={{ type: '', file: undefined, reason: '' }}
      submit="Add document"
      onSave={({ type, file, reason }) => {
        const [chosen] = file ?? [];
        if (!chosen) return Promise.reject(new Error('No file was chosen'));
        const told = [id, { type, reason }, chosen.name, chosen.size, chosen.lastModified];
        return change('Document Added', () =>
          once(['document-added', ...told], (_, key) => addDocument(id, { type, reason, file: chosen }, key)),
        );
      }}
    >
      {(form) => (
        <>
          <Field label="Which document" required {...fieldOf(form, 'type')}>
            <Select
              empty="Choose a document"
              options={documentsRequired.map((name) => ({ value: name, label: name }))}
              {...form.register('type')}
            />
          </Field>
          <Field label="File" hint="PDF, JPG or PNG, maximum 10MB." required {...fieldOf(form, 'file')}>
            <Input type="file" accept={ACCEPTED_FILES} {...form.register('file')} />
          </Field>
          <Field
            label="How it reached us"
            hint="For the history, for example: came by mail on May 3."
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
