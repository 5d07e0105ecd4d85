import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Field } from '#core/field-kinds.ts';
import { saidNow } from '#core/field-words.ts';
import { saysDone } from '#ui/admin/said.ts';
import { SessionEnded } from '#ui/admin/session-ended.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { isBelow } from '#ui/reading.ts';
import { useSending } from '#ui/sending.ts';
import { yachtFields } from '../../fields/index.ts';
import type { ImportAnswer } from '../../schema/index.ts';
import { sendImport, YACHTS } from './calls.ts';
import { rowsToWrite } from './import-rows.ts';
import { words } from './words/index.ts';

/** The name of a field as the form shows it. Anything that is no field, such as an id, stays unchanged. */
function nameOfField(key: string): string {
  const field = Object.entries<Field>(yachtFields).find(([one]) => one === key)?.[1];
  return field ? saidNow(field).name : key;
}

/** Imports a file of yachts. Every row is checked before anything is written; then all rows are written, or none. */
export function ImportDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const id = useId();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ImportAnswer>();
  /** Of two files chosen quickly, the first may be answered last: only the newest counts. */
  const newest = useRef<File>(undefined);
  const { mutate, isPending, trouble, reset } = useSending(
    ({ sheet, basis }: { sheet: File; basis?: string }) => sendImport(sheet, basis),
    {
      onDone: async (answer, { sheet }) => {
        // Once written, read the yachts again, even if another file was chosen since.
        if (answer.isWritten) await queries.invalidateQueries({ predicate: isBelow(...YACHTS) });
        if (sheet !== newest.current) return;
        setRead(answer);
        if (answer.isWritten) leave();
      },
      says: (answer) => (answer.isWritten ? saysDone(answer) : undefined),
      onRefused: (_, { sheet, basis }) => {
        // After a refused import, keep the preview: the file can be sent again, and is written only once.
        if (basis === undefined && sheet === newest.current) setRead(undefined);
      },
    },
  );
  const leave = () => {
    setFile(undefined);
    setRead(undefined);
    reset();
    onOpenChange(false);
  };
  const isReady = read !== undefined && read.problems.length === 0;
  const toWrite = read && isReady ? rowsToWrite(read) : [];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || isPending || leave()}
      title={words.importYachts}
      description={words.importText}
      size="wide"
      footer={
        <>
          <Button variant="secondary" size="small" onClick={() => isPending || leave()}>
            {words.cancel}
          </Button>
          {read && toWrite.length > 0 && file && (
            <Button size="small" busy={isPending} onClick={() => mutate({ sheet: file, basis: read.basis })}>
              {words.importSome(toWrite.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="staff-form">
        {trouble?.kind === 'session-ended' && <SessionEnded />}
        {trouble && trouble.kind !== 'session-ended' && <ErrorSummary title={trouble.sentence} />}
        <div className="grid gap-1.5">
          <label className="label" htmlFor={id}>
            {words.file}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="control"
            // Clear the field first: browsers report no change when a corrected file of the same name is chosen again.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              setFile(chosen);
              newest.current = chosen;
              setRead(undefined);
              if (chosen) mutate({ sheet: chosen });
            }}
          />
        </div>
        {(read || isPending) && (
          <p role="status" className={read && 'font-semibold'}>
            {read ? read.message : words.readingFile}
          </p>
        )}
        {read && read.unknownColumns.length > 0 && <p>{words.notImported(read.unknownColumns.join(', '))}</p>}
        {read && read.unknownPictures.length > 0 && (
          <p>{words.noSuchPictures(read.unknownPictures.join(', '))}</p>
        )}
        {read && read.problems.length > 0 && (
          <Rows
            label={words.rowsWithProblems}
            headings={[words.row, words.yacht, words.field, words.reason]}
            rows={read.problems.map(({ row, name, field, message }) => [
              String(row),
              name,
              nameOfField(field),
              message,
            ])}
          />
        )}
        {toWrite.length > 0 && (
          <Rows
            label={words.willBeImported}
            headings={[
              words.row,
              words.yacht,
              words.brand,
              words.guestsHeading,
              words.pricePerDay,
              words.whatHappens,
            ]}
            rows={toWrite}
          />
        )}
      </div>
    </Dialog>
  );
}

function Rows({
  label,
  headings,
  rows,
}: {
  label: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="staff-table-frame">
      <table className="staff-table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={headings[index]} className="whitespace-pre-line">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
