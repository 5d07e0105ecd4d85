import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { Skeleton } from '../skeleton.tsx';
import { ChooseAll, type Chosen } from './bulk.tsx';
import type { ListState } from './list-state.ts';
import { rowProps, useRowKeys } from './row-keys.ts';
import { words } from './words/index.ts';

export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The rising and the falling order that the column's heading asks the server for; a press on the one asks for the other. */
  readonly sort?: readonly [rising: string | undefined, falling?: string];
  /** Right-aligns the column, for figures. */
  readonly align?: 'end';
  /** The footer cell, such as a sum. */
  readonly foot?: ReactNode;
  /** Hidden on narrow screens. */
  readonly isSecondary?: boolean;
};

interface DataTableProps<Row> {
  /** The table's name for screen readers: "Bookings". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while the rows load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** A row's accessible name: "Open the booking of Rosa Delgado". */
  rowLabel?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /**
   * Where an open row is, for a table without a column of actions: the row's first cell becomes the link that opens it. Undefined
   * for a row that opens nothing.
   */
  addressOf?: (row: Row) => string | undefined;
  list?: ListState;
  /** The choice of rows for bulk actions; without it, rows have no checkboxes. */
  chosen?: Pick<Chosen<Row>, 'has' | 'toggle' | 'set'> | undefined;
  /** Shown in place of a table without rows: an `EmptyState`. */
  empty?: ReactNode;
  /** The number of placeholder rows while the rows load. */
  expected?: number;
}

/**
 * A table; the server filters, sorts and pages its rows. The keys j, k and the arrows move between rows, Enter opens one; a
 * heading with `sort` asks the server for that order.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  onOpen,
  addressOf,
  list,
  chosen,
  empty,
  expected = 10,
}: DataTableProps<Row>) {
  const openerOf = (row: Row) =>
    onOpen && (!addressOf || addressOf(row) !== undefined) ? () => onOpen(row) : undefined;
  const body = useRowKeys((id) => {
    const found = rows?.find((row) => rowId(row) === id);
    if (found) openerOf(found)?.();
  });
  // Tables with an actions column are too wide for a phone or tablet: there each row folds into a few lines.
  const isFolded = columns.some(({ id }) => id === 'actions');
  if (rows && rows.length === 0 && empty) return empty;
  return (
    <div className="staff-table-frame">
      <table
        className={classes('staff-table', isFolded && 'is-folded')}
        aria-busy={rows === undefined || undefined}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="staff-choice">
                {/* A folded table has no other visible heading. */}
                <ChooseAll
                  chosen={chosen}
                  ids={rows?.map(rowId)}
                  labelLooks={isFolded ? 'lg:sr-only' : 'sr-only'}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={looksOf(column)}
                data-column={column.id}
                aria-sort={orderOf(column, list)}
              >
                <Heading column={column} list={list} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows === undefined
            ? Array.from({ length: expected }, (_, index) => `waiting-${index}`).map((key) => (
                <tr key={key}>
                  {chosen && <td />}
                  {columns.map((column) => (
                    <td key={column.id} className={looksOf(column)}>
                      <Skeleton className="h-4 w-24" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => {
                const id = rowId(row);
                const open = openerOf(row);
                return (
                  <tr
                    key={id}
                    {...rowProps(id)}
                    // A row with a link is no tab stop of its own; j and k still reach it.
                    tabIndex={onOpen && (addressOf ? -1 : 0)}
                    aria-label={open && rowLabel?.(row)}
                    className={open && 'staff-row'}
                    onClick={(event) => {
                      // A press on a control in the row does not open the row; neither does selecting text.
                      const isOnControl = (event.target as HTMLElement).closest(
                        'button, a, input, select, label',
                      );
                      if (!isOnControl && !window.getSelection()?.toString()) open?.();
                    }}
                  >
                    {chosen && (
                      <td className="staff-choice">
                        <input
                          type="checkbox"
                          className="choice-box"
                          aria-label={words.choose(rowLabel?.(row) ?? id)}
                          checked={chosen.has(id)}
                          onChange={() => chosen.toggle(id)}
                        />
                      </td>
                    )}
                    {columns.map((column, index) => (
                      <td key={column.id} className={looksOf(column)} data-column={column.id}>
                        {/* Call `cell`, do not mount it as a component: each render makes new column functions, so React would
                            remount the cell and lose its state and focus. */}
                        <Opening address={index === 0 ? addressOf?.(row) : undefined} onOpen={open}>
                          {column.cell(row)}
                        </Opening>
                      </td>
                    ))}
                  </tr>
                );
              })}
        </tbody>
        {rows && columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {chosen && <td />}
              {columns.map((column) => (
                <td key={column.id} className={looksOf(column)}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const looksOf = <Row,>({ align, isSecondary }: DataColumn<Row>) =>
  classes(align === 'end' && 'staff-figure', isSecondary && 'staff-secondary');

interface OpeningProps {
  address: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** A cell's content; with an address, as the link that opens its row. */
function Opening({ address, onOpen, children }: OpeningProps) {
  if (address === undefined) return children;
  const press = (event: MouseEvent) => {
    // A press for a new tab or window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
  };
  return (
    <Link to={address} onClick={press} className="block hover:underline">
      {children}
    </Link>
  );
}

function orderOf<Row>({ sort }: DataColumn<Row>, list: ListState | undefined) {
  const current = list?.get('sort');
  if (!sort || !current) return undefined;
  if (current === sort[0]) return 'ascending';
  return current === sort[1] ? 'descending' : undefined;
}

interface HeadingProps<Row> {
  column: DataColumn<Row>;
  list: ListState | undefined;
}

function Heading<Row>({ column: { sort, header }, list }: HeadingProps<Row>) {
  if (!sort || !list) return header;
  const [rising, falling = rising] = sort;
  const current = list.get('sort');
  return (
    <button
      type="button"
      className="staff-heading"
      onClick={() => list.set({ sort: (current === rising ? falling : rising) ?? falling })}
    >
      {header}
      <span aria-hidden="true">{current === rising ? '↑' : current === falling ? '↓' : ''}</span>
    </button>
  );
}
