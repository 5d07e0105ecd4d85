import { type ComponentProps, useState } from 'react';
import { Field } from '../field.tsx';
import { Select } from '../select.tsx';
import type { BulkAction } from './bulk.tsx';
import type { ListFilter } from './list-page.tsx';
import { words } from './words/index.ts';

interface Assigning<Row> {
  words: {
    assign: string;
    assignQuestion: BulkAction<Row>['title'];
    assignNote: BulkAction<Row>['question'];
    areAssigned: BulkAction<Row>['done'];
    handledBy: string;
  };
  colleagues: readonly { readonly id: string; readonly username: string }[];
  /** Gives one row to a colleague; null takes it from the colleague who has it. */
  act: (row: Row, assignee: string | null) => Promise<unknown>;
}

/** The bulk action that gives all chosen rows to one colleague, or to nobody. */
export function useAssigning<Row>({ words: said, colleagues, act }: Assigning<Row>): BulkAction<Row> {
  const [assignee, setAssignee] = useState('');
  return {
    id: 'assign',
    label: said.assign,
    title: said.assignQuestion,
    question: said.assignNote,
    done: said.areAssigned,
    fields: (
      <Field label={said.handledBy}>
        <Select
          empty={words.nobodyYet}
          options={colleagues.map(({ id, username }) => ({ value: id, label: username }))}
          value={assignee}
          onChange={(event) => setAssignee(event.target.value)}
        />
      </Field>
    ),
    act: (row) => act(row, assignee || null),
  };
}

interface AssigneeSelectProps extends Pick<ComponentProps<typeof Select>, 'aria-label'> {
  /** The colleague who handles the case now. */
  assignee: { readonly id: string; readonly username: string } | null | undefined;
  colleagues: readonly { readonly id: string; readonly username: string }[];
  /** Whether something else in this case is being saved. Meanwhile no colleague can be chosen. */
  isBusy: boolean;
  /** Gives the case to a colleague, or to nobody; resolves once it is saved. */
  assign: (assignee: string | null) => Promise<unknown>;
}

/**
 * Shows and changes which colleague handles a case. Until the change is saved it shows the chosen colleague, is marked busy and
 * takes no other choice.
 */
export function AssigneeSelect({ assignee, colleagues, isBusy, assign, ...rest }: AssigneeSelectProps) {
  const [chosen, setChosen] = useState<string>();
  // The assignee may have left the team, or the list of colleagues may not be loaded yet: then add the assignee to the options.
  const isKnown = !assignee || colleagues.some(({ id }) => id === assignee.id);
  const offered = isKnown ? colleagues : [assignee, ...colleagues];
  const choose = async (id: string) => {
    if (isBusy) return;
    setChosen(id);
    try {
      await assign(id || null);
    } finally {
      setChosen(undefined);
    }
  };
  return (
    <Select
      {...rest}
      className="staff-control"
      aria-busy={isBusy || undefined}
      empty={words.nobodyYet}
      options={offered.map(({ id, username }) => ({ value: id, label: username }))}
      value={chosen ?? assignee?.id ?? ''}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}

/** The filter of a list by the colleague who handles its rows. */
export const handlerFilter = (
  label: string,
  colleagues: readonly { readonly id: string; readonly username: string; readonly isYou: boolean }[],
): ListFilter => ({
  name: 'assignee',
  label,
  any: words.anybody,
  // Before the colleagues are loaded, nobody is known to have left.
  ...(colleagues.length > 0 ? { gone: words.notOnTeam } : {}),
  options: [
    { value: 'me', label: words.me },
    { value: 'none', label: words.nobodyYet },
    ...colleagues.filter(({ isYou }) => !isYou).map(({ id, username }) => ({ value: id, label: username })),
  ],
});
