import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSending } from '../sending.ts';
import { sentenceOf } from '../trouble.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { words } from './words/index.ts';

/** Which rows of the page of a list are chosen; what is no longer on it is chosen no more. */
export type Chosen<Row> = {
  readonly rows: readonly Row[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** All of the page, or none. */
  set(ids: readonly string[]): void;
};

export function useChosen<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): Chosen<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: rows?.filter(({ id }) => ids.has(id)) ?? [],
    has: (id) => ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    set: (next) => setIds(new Set(next)),
  };
}

/** What can be done with several rows at once: one call a row, so that what one refuses does not hold up the others. */
export type BulkAction<Row> = {
  readonly id: string;
  /** The words of its button: "Close". */
  readonly label: string;
  /** Asked before it is done, with the count: "Close 3 inquiries?" */
  readonly title: (count: number) => string;
  readonly question: string;
  /** What it was, once it is done: "Closed". */
  readonly done: string;
  readonly isDangerous?: boolean;
  /** More to fill in before it is done, such as a colleague. */
  readonly fields?: ReactNode;
  readonly act: (row: Row) => Promise<unknown>;
};

interface BulkBarProps<Row> {
  chosen: Chosen<Row>;
  /** What a row is called where it is named. */
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** What is no change of rows, such as an export of them. */
  children?: ReactNode;
}

type Refused = { readonly id: string; readonly name: string; readonly sentence: string };

/** How many are chosen and what can be done with them; nothing while none is. Each refusal is told with its row. */
export function BulkBar<Row extends { readonly id: string }>({
  chosen,
  nameOf,
  actions,
  children,
}: BulkBarProps<Row>) {
  /** With how many were chosen: while they are being done, the list is read anew and has fewer. */
  const [asked, setAsked] = useState<{ readonly id: string; readonly of: number }>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const count = chosen.rows.length;
  const { mutateAsync } = useSending(
    async (action: BulkAction<Row>) => {
      const failed: Refused[] = [];
      for (const row of chosen.rows) {
        await action
          .act(row)
          .catch((error: unknown) =>
            failed.push({ id: row.id, name: nameOf(row), sentence: sentenceOf(error) }),
          );
      }
      return { failed, total: chosen.rows.length };
    },
    {
      readAgain: ['/api/admin'],
      onDone: ({ failed }) => {
        chosen.set(failed.map(({ id }) => id));
        setRefused(failed);
      },
      says: ({ failed, total }, { done }) =>
        failed.length === total
          ? undefined
          : { title: done, description: words.someDone(total - failed.length, total) },
    },
  );
  return (
    <>
      {count > 0 && (
        <section aria-label={words.chosen} className="bulk-bar">
          <p role="status" className="font-semibold">
            {words.countChosen(count)}
          </p>
          {actions.map(({ id, label, isDangerous }) => (
            <Button
              key={id}
              size="small"
              variant={isDangerous ? 'danger' : 'secondary'}
              onClick={() => setAsked({ id, of: count })}
            >
              {label}
            </Button>
          ))}
          {children}
          <Button size="small" variant="quiet" onClick={() => chosen.set([])}>
            {words.chooseNone}
          </Button>
        </section>
      )}
      {actions.map((action) => (
        <ConfirmDialog
          key={action.id}
          open={asked?.id === action.id}
          onOpenChange={(open) => open || setAsked(undefined)}
          title={action.title(asked?.of ?? count)}
          question={action.question}
          confirm={action.label}
          isDangerous={action.isDangerous ?? false}
          onConfirm={() => mutateAsync(action)}
        >
          {action.fields}
        </ConfirmDialog>
      ))}
      <Dialog
        open={refused.length > 0}
        onOpenChange={(open) => open || setRefused([])}
        title={words.notDone(refused.length)}
        description={words.stillChosen}
        footer={
          <Button size="small" onClick={() => setRefused([])}>
            {words.closeList}
          </Button>
        }
      >
        <ul className="grid gap-2">
          {refused.map(({ id, name, sentence }) => (
            <li key={id}>
              <strong>{name}</strong>: {sentence}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
