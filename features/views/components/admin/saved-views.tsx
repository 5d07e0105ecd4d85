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
import { changeView, deleteView, savedViewsQuery, saveView } from './calls.ts';
import { words } from './words/index.ts';

interface SavedViewsProps {
  list: ViewedList;
  state: ListState;
  /** The query parameters that filter and order the list. */
  parts: readonly string[];
}

/** Turns filters and order into a text that does not depend on the order of the parameters. The page is left out. */
function textOf(query: Readonly<Record<string, string>>): string {
  const { page: _, ...kept } = query;
  return String(new URLSearchParams(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** The menu of a staff member's saved views of a list: apply, save, rename, delete. */
export function SavedViews({ list, state, parts }: SavedViewsProps) {
  const { change, press, create } = useChange();
  const found = useQuery(savedViewsQuery(list));
  const views = found.data ?? [];
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete'>();
  const [about, setAbout] = useState<SavedViewAnswer>();
  const query = textOf(state.query(parts));
  /** The view that was picked or changed last; two views may have the same filters. */
  const [pickedId, setPicked] = useState<string>();
  const picked = views.find(({ id }) => id === pickedId);
  const current = picked?.query === query ? picked : views.find((view) => view.query === query);
  const ask = (what: typeof asked, view?: SavedViewAnswer) => () => {
    setAbout(view);
    setAsked(what);
  };
  const close = (isOpen: boolean) => isOpen || setAsked(undefined);
  const pick = (view: SavedViewAnswer) => () => {
    setPicked(view.id);
    state.set({
      ...Object.fromEntries(parts.map((part) => [part, null])),
      ...Object.fromEntries(new URLSearchParams(view.query)),
    });
  };
  const saveInto = ({ id, name }: SavedViewAnswer) =>
    void press(words.saved, () => changeView(id, { name, query }));
  const keep = ({ name }: ViewName) => {
    const view = { list, name, query };
    return create(words.saved, ['view', view], (options) => saveView(view, options));
  };
  const again = { id: 'again', label: words.viewsNotRead, run: () => void found.refetch() };
  const forCurrent = [
    { id: 'rename', label: words.renameView, run: ask('rename', current) },
    { id: 'delete', label: words.deleteView, isDangerous: true, run: ask('delete', current) },
  ];
  const items = [
    ...(found.isError ? [again] : []),
    ...(current ? forCurrent : []),
    ...(picked && !current
      ? [{ id: 'into', label: words.saveInto(picked.name), run: () => saveInto(picked) }]
      : []),
    ...(current ? [] : [{ id: 'save', label: words.saveFilters, run: ask('save') }]),
  ];
  return (
    <>
      <Menu
        label={current ? words.viewNamed(current.name) : words.views}
        first={views.map((view) => ({
          id: view.id,
          label: view.name,
          isChosen: view === current,
          run: pick(view),
        }))}
        items={items}
      />
      <NameDialog
        open={asked === 'save'}
        onOpenChange={close}
        title={words.saveThisView}
        description={words.yoursAlone}
        name=""
        onSave={keep}
      />
      <NameDialog
        open={asked === 'rename'}
        onOpenChange={close}
        title={words.renameView}
        name={about?.name ?? ''}
        onSave={({ name }) => change(words.renamed, () => changeView(about?.id ?? '', { name }))}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={words.deleteAsked}
        question={words.deleteQuestion(about?.name)}
        confirm={words.deleteIt}
        onConfirm={() => change(words.deleted, () => deleteView(about?.id ?? ''))}
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
      submit={words.saveView}
      onSave={onSave}
    >
      {(form) => (
        <Field label={words.name} required {...fieldOf(form, 'name')}>
          <Input autoComplete="off" maxLength={60} {...form.register('name')} />
        </Field>
      )}
    </FormDialog>
  );
}
