import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { may } from '#core/rights.ts';
import { colleaguesQuery } from '#features/accounts/components/admin/calls.ts';
import { AssigneeSelect } from '#ui/admin/assigning.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { instantText } from '#words/instants.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { noteBody } from '../../schema/staff.ts';
import { assign, writeNote } from './calls.ts';
import { Panel } from './panel.tsx';
import { words } from './words/index.ts';

/** The colleague who handles an application, and the choice of another. */
export function Assignee({ application }: { application: DossierAnswer }) {
  const { assignee } = application;
  const team = useQuery(colleaguesQuery());
  const { press, isPending } = useChange();
  const mayChange = useMay()('financing', 'changes');
  const colleagues = (team.data ?? []).filter(({ staffRoles }) => may(staffRoles, 'financing', 'changes'));
  return (
    <Panel title={words.handledBy}>
      {mayChange ? (
        <AssigneeSelect
          aria-label={words.handledBy}
          assignee={assignee}
          colleagues={colleagues}
          isBusy={isPending}
          assign={(colleague) => press(words.success, () => assign(application, colleague))}
        />
      ) : (
        <p>{assignee?.username ?? words.nobodyYet}</p>
      )}
    </Panel>
  );
}

/** The team's internal notes. The applicant never reads them. */
export function Notes({ application: { id, notes } }: { application: DossierAnswer }) {
  const [isWriting, setWriting] = useState(false);
  const { create } = useChange();
  return (
    <Panel
      title={words.notes}
      actions={
        <IfMay area="financing" doing="changes">
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {words.addANote}
          </Button>
        </IfMay>
      }
    >
      {notes.length === 0 ? (
        <p className="text-muted">{words.teamAloneAll}</p>
      ) : (
        <ol className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-2 border-line pl-3">
              <p className="break-words whitespace-pre-line">{note.body}</p>
              <p className="text-sm text-muted">
                {note.writtenBy},{' '}
                <time dateTime={note.createdAt}>{instantText(note.createdAt, 'plain')}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <FormDialog
        open={isWriting}
        onOpenChange={setWriting}
        title={words.addANote}
        description={words.teamAlone}
        schema={noteBody}
        values={{ body: '' }}
        submit={words.keepNote}
        onSave={(note) =>
          create(words.noteKept, ['financing-note', id, note], (options) => writeNote(id, note, options))
        }
      >
        {(form) => (
          <Field label={words.note} required {...fieldOf(form, 'body')}>
            <Textarea rows={4} {...form.register('body')} />
          </Field>
        )}
      </FormDialog>
    </Panel>
  );
}
