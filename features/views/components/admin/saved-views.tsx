import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import type { ListState } from '#ui/admin/list-state.ts';
import { Menu } from '#ui/admin/menu.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ViewedList } from '../../domain.ts';
import { type SavedViewAnswer, type ViewName, viewNameBody } from '../../schema.ts';
import { deleteView, nameView, savedViewsQuery, saveView } from './calls.ts';

interface SavedViewsProps {
  list: ViewedList;
  state: ListState;
  /** What the list is narrowed and ordered by, as its address has it. */
  parts: readonly string[];
}

/** The same filters and order as the same text, in whatever order they were chosen. */
function textOf(query: Readonly<Record<string, string>>): string {
  const { page: _, ...kept } = query;
  return String(new URLSearchParams(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** A colleague's own views of a list: picked, kept under a name, renamed, deleted. */
export function SavedViews({ list, state, parts }: SavedViewsProps) {
  const { change, create } = useChange();
  const views = useQuery(savedViewsQuery(list)).data ?? [];
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete'>();
  const [about, setAbout] = useState<SavedViewAnswer>();
  const query = textOf(state.query(parts));
  const current = views.find((view) => view.query === query);
  const ask = (what: typeof asked, view?: SavedViewAnswer) => () => {
    setAbout(view);
    setAsked(what);
  };
  const close = (isOpen: boolean) => isOpen || setAsked(undefined);
  const pick = (view: SavedViewAnswer) => () =>
    state.set({
      ...Object.fromEntries(parts.map((part) => [part, null])),
      ...Object.fromEntries(new URLSearchParams(view.query)),
    });
  const keep = ({ name }: ViewName) => {
    const view = { list, name, query };
    return create('View saved', ['view', view], (options) => saveView(view, options));
  };
  return (
    <>
      <Menu
        label={current ? `View: ${current.name}` : 'Views'}
        first={views.map((view) => ({
          id: view.id,
          label: view.name,
          isChosen: view === current,
          run: pick(view),
        }))}
        items={
          current
            ? [
                { id: 'rename', label: 'Rename this view', run: ask('rename', current) },
                { id: 'delete', label: 'Delete this view', isDangerous: true, run: ask('delete', current) },
              ]
            : [{ id: 'save', label: 'Save filters and order as a view', run: ask('save') }]
        }
      />
      <NameDialog
        open={asked === 'save'}
        onOpenChange={close}
        title="Save this view"
        description="Your own name for these filters and this order. Nobody else sees it."
        name=""
        onSave={keep}
      />
      <NameDialog
        open={asked === 'rename'}
        onOpenChange={close}
        title="Rename this view"
        name={about?.name ?? ''}
        onSave={({ name }) => change('View renamed', () => nameView(about?.id ?? '', name))}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title="Delete this view?"
        question={`“${about?.name}” goes from your views. The list itself stays as it is.`}
        confirm="Delete view"
        onConfirm={() => change('View deleted', () => deleteView(about?.id ?? ''))}
      />
    </>
  );
}

interface NameDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  name: string;
  onSave: (typed: ViewName) => Promise<unknown>;
}

function NameDialog({ open, onOpenChange, title, description, name, onSave }: NameDialogProps) {
  return (
    <FormDialog<ViewName>
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      schema={viewNameBody}
      values={{ name }}
      submit="Save view"
      onSave={onSave}
    >
      {(form) => (
        <Field label="Name" required {...fieldOf(form, 'name')}>
          <Input autoComplete="off" maxLength={60} {...form.register('name')} />
        </Field>
      )}
    </FormDialog>
  );
}
