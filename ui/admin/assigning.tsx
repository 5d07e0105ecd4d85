import { useState } from 'react';
import { Field } from '../field.tsx';
import { Select } from '../select.tsx';
import type { BulkAction } from './bulk.tsx';

interface Assigning<Row> {
  words: {
    assign: string;
    assignQuestion: BulkAction<Row>['title'];
    assignNote: BulkAction<Row>['question'];
    areAssigned: BulkAction<Row>['done'];
    handledBy: string;
    nobodyYet: string;
  };
  colleagues: readonly { readonly id: string; readonly username: string }[];
  /** Gives one to a colleague; null takes it from whoever had it. */
  act: (row: Row, assignee: string | null) => Promise<unknown>;
}

/** The action by which several are given to a colleague at once, or to nobody. */
export function useAssigning<Row>({ words, colleagues, act }: Assigning<Row>): BulkAction<Row> {
  const [assignee, setAssignee] = useState('');
  return {
    id: 'assign',
    label: words.assign,
    title: words.assignQuestion,
    question: words.assignNote,
    done: words.areAssigned,
    fields: (
      <Field label={words.handledBy}>
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
