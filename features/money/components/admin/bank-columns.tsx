import { Checkbox } from '#ui/choice.tsx';
import { Select } from '#ui/select.tsx';
import { COLUMN_MEANINGS, type ColumnMeaning, type SaidColumns } from '../../domain/bank/columns.ts';
import { words } from './words/index.ts';

interface BankColumnsProps {
  rows: readonly (readonly string[])[];
  said: SaidColumns;
  onSay: (said: SaidColumns) => void;
}

/** Asks what the columns of a table without known headings are, above its first rows (product 4.21). */
export function BankColumns({ rows, said, onSay }: BankColumnsProps) {
  const { columns, hasHeading } = said;
  const options = COLUMN_MEANINGS.map((value) => ({ value, label: words.columnIs[value] }));
  const say = (place: number, meaning: ColumnMeaning) =>
    onSay({ hasHeading, columns: columns.map((one, at) => (at === place ? meaning : one)) });
  return (
    <div className="grid gap-3">
      <p>{words.noHeadings}</p>
      <div className="overflow-x-auto">
        <table aria-label={words.firstRows} className="text-sm">
          <thead>
            <tr>
              {columns.map((meaning, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                <th key={place} scope="col" className="min-w-40 p-1 text-left font-normal">
                  <Select
                    aria-label={words.column(place + 1)}
                    options={options}
                    value={meaning}
                    onChange={(event) => say(place, event.target.value as ColumnMeaning)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              <tr key={row} className="border-b border-line">
                {columns.map((_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
                  <td key={place} className="max-w-60 p-1 wrap-anywhere">
                    {cells[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Checkbox
        label={words.firstRowIsHeading}
        checked={hasHeading}
        onChange={(event) => onSay({ columns, hasHeading: event.target.checked })}
      />
    </div>
  );
}
