import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSending } from '../sending.ts';
import { sentenceOf } from '../trouble.ts';
import { keepHeightAs } from './bar-height.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { rowSelector } from './row-keys.ts';
import { words } from './words/index.ts';

/** The rows that are chosen on the current page of a list. A row that leaves the page is no longer chosen. */
export type Chosen<Row> = {
  readonly rows: readonly Row[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Chooses exactly these rows: all of the page, or none. */
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

/** The checkbox that chooses all rows of the page, or none. */
export function ChooseAll({
  chosen,
  ids,
  labelLooks,
}: {
  chosen: Pick<Chosen<unknown>, 'has' | 'set'>;
  /** The rows of the page; undefined while they load. */
  ids: readonly string[] | undefined;
  labelLooks?: string;
}) {
  return (
    <label className="relative flex w-fit items-center gap-3">
      <input
        type="checkbox"
        className="choice-box"
        checked={ids !== undefined && ids.length > 0 && ids.every((id) => chosen.has(id))}
        onChange={(event) => chosen.set(event.target.checked ? (ids ?? []) : [])}
      />
      <span className={labelLooks}>{words.chooseAll}</span>
    </label>
  );
}

/** An action on several rows at once. It makes one call per row, so one refused row does not stop the others. */
export type BulkAction<Row> = {
  readonly id: string;
  /** The button's label: "Close". */
  readonly label: string;
  /** The title of the confirm dialog, with the number of rows: "Close 3 inquiries?" */
  readonly title: (count: number) => string;
  readonly question: string | ((rows: readonly Row[]) => string);
  /** The title of the toast once the action is done: "Closed". */
  readonly done: string;
  readonly isDangerous?: boolean;
  /** More fields in the confirm dialog, such as the choice of a colleague. */
  readonly fields?: ReactNode;
  readonly act: (row: Row) => Promise<unknown>;
};

interface BulkBarProps<Row> {
  chosen: Chosen<Row>;
  /** The name of a row in the list of refusals. */
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** Controls that change no rows, such as an export of the chosen rows. */
  children?: ReactNode;
}

type Refused = { readonly id: string; readonly name: string; readonly sentence: string };

const keepHeight = keepHeightAs('--bulk-bar');

/**
 * Shows how many rows are chosen and the actions for them; shows nothing while none is chosen. Lists each refusal with its row.
 */
export function BulkBar<Row extends { readonly id: string }>({
  chosen,
  nameOf,
  actions,
  children,
}: BulkBarProps<Row>) {
  /**
   * The open confirm dialog's action and the rows at opening, which it names. While the action runs the list reloads, and fewer
   * rows stay chosen.
   */
  const [asked, setAsked] = useState<{ readonly id: string; readonly rows: readonly Row[] }>();
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
        <section ref={keepHeight} aria-label={words.chosen} className="bulk-bar">
          <p role="status" className="font-semibold">
            {words.countChosen(count)}
          </p>
          {actions.map(({ id, label, isDangerous }) => (
            <Button
              key={id}
              size="small"
              variant={isDangerous ? 'danger' : 'secondary'}
              onClick={() => setAsked({ id, rows: chosen.rows })}
            >
              {label}
            </Button>
          ))}
          {children}
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // The button disappears with the bar, so give its focus to the first chosen row.
              const row = document.querySelector<HTMLElement>(rowSelector(chosen.rows[0]?.id ?? ''));
              row?.focus({ preventScroll: true });
              chosen.set([]);
            }}
          >
            {words.chooseNone}
          </Button>
        </section>
      )}
      {actions.map((action) => (
        <ConfirmDialog
          key={action.id}
          open={asked?.id === action.id}
          onOpenChange={(open) => open || setAsked(undefined)}
          title={action.title(asked?.rows.length ?? count)}
          question={
            typeof action.question === 'string'
              ? action.question
              : action.question(asked?.rows ?? chosen.rows)
          }
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
