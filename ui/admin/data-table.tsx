import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../skeleton.tsx';
import type { Chosen } from './bulk.tsx';
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

interface DataTableProps<Row extends RowData> {
  /** The table's name for screen readers: "Bookings". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while the rows load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** A row's accessible name: "Open the booking of Rosa Delgado". */
  rowLabel?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  list?: ListState;
  /** The choice of rows for bulk actions; without it, rows have no checkboxes. */
  chosen?: Pick<Chosen<Row>, 'has' | 'toggle' | 'set'> | undefined;
  /** Shown in place of a table without rows: an `EmptyState`. */
  empty?: ReactNode;
  /** The number of placeholder rows while the rows load. */
  expected?: number;
}

// The server filters, sorts and pages: the table only lays out.
const features = tableFeatures({});

/**
 * A table. The keys j, k and the arrows move between rows, Enter opens one; a heading with `sort` asks the server for that
 * order.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  onOpen,
  list,
  chosen,
  empty,
  expected = 10,
}: DataTableProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ id, header }): ColumnDef<typeof features, Row, unknown> => ({ id, header })),
    [columns],
  );
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowId });
  const body = useRowKeys((id) => {
    const found = rows?.find((row) => rowId(row) === id);
    if (found) onOpen?.(found);
  });
  const looksOf = (id: string) => {
    const column = columns.find((one) => one.id === id);
    return classes(column?.align === 'end' && 'staff-figure', column?.isSecondary && 'staff-secondary');
  };
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
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {chosen && (
                <th scope="col" className="staff-choice">
                  <label className="relative flex items-center gap-3">
                    <input
                      type="checkbox"
                      className="choice-box"
                      checked={
                        rows !== undefined && rows.length > 0 && rows.every((row) => chosen.has(rowId(row)))
                      }
                      onChange={(event) => chosen.set(event.target.checked ? (rows ?? []).map(rowId) : [])}
                    />
                    {/* A folded table has no other visible heading. */}
                    <span className={isFolded ? 'lg:sr-only' : 'sr-only'}>{words.chooseAll}</span>
                  </label>
                </th>
              )}
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className={looksOf(header.column.id)}
                  data-column={header.column.id}
                  aria-sort={orderOf(columns, header.column.id, list)}
                >
                  <Heading column={columns.find(({ id }) => id === header.column.id)} list={list} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {rows === undefined
            ? Array.from({ length: expected }, (_, index) => `waiting-${index}`).map((key) => (
                <tr key={key}>
                  {chosen && <td />}
                  {columns.map((column) => (
                    <td key={column.id} className={looksOf(column.id)}>
                      <Skeleton className="h-4 w-24" />
                    </td>
                  ))}
                </tr>
              ))
            : table.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  {...rowProps(row.id)}
                  tabIndex={onOpen ? 0 : undefined}
                  aria-label={onOpen ? rowLabel?.(row.original) : undefined}
                  className={onOpen ? 'staff-row' : undefined}
                  onClick={(event) => {
                    // A press on a control in the row does not open the row; neither does selecting text.
                    const isOnControl = (event.target as HTMLElement).closest(
                      'button, a, input, select, label',
                    );
                    if (!isOnControl && !window.getSelection()?.toString()) onOpen?.(row.original);
                  }}
                >
                  {chosen && (
                    <td className="staff-choice">
                      <input
                        type="checkbox"
                        className="choice-box"
                        aria-label={words.choose(rowLabel?.(row.original) ?? row.id)}
                        checked={chosen.has(row.id)}
                        onChange={() => chosen.toggle(row.id)}
                      />
                    </td>
                  )}
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} className={looksOf(cell.column.id)} data-column={cell.column.id}>
                      {/* Call `cell`, do not mount it as a component: each render makes new column functions, so React would
                          remount the cell and lose its state and focus. */}
                      {columns.find(({ id }) => id === cell.column.id)?.cell(row.original)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
        {rows && columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {chosen && <td />}
              {columns.map(({ id, foot }) => (
                <td key={id} className={looksOf(id)}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function orderOf<Row>(columns: readonly DataColumn<Row>[], id: string, list: ListState | undefined) {
  const sort = columns.find((column) => column.id === id)?.sort;
  const current = list?.get('sort');
  if (!sort || !current) return undefined;
  if (current === sort[0]) return 'ascending';
  return current === sort[1] ? 'descending' : undefined;
}

function Heading<Row>({
  column,
  list,
}: {
  column: DataColumn<Row> | undefined;
  list: ListState | undefined;
}) {
  if (!column) return null;
  const { sort, header } = column;
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
