import { useId, useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSending } from '#ui/sending.ts';
import { areColumnsSaid, firstRowsOf, type SaidColumns } from '../../domain/bank/columns.ts';
import { BANK, rememberColumns, rememberedColumns, sendBankFile } from './bank-calls.ts';
import { BankColumns } from './bank-columns.tsx';
import { words } from './words/index.ts';

/** How many rows of the table to show when asking for its columns. */
const ROWS_SHOWN = 5;

/** A table without known headings, with the column meanings chosen so far. */
type Asked = { readonly rows: readonly (readonly string[])[]; readonly said: SaidColumns };

type Sent = { readonly file: File; readonly said: SaidColumns | undefined };

async function askAbout(file: File): Promise<Asked | undefined> {
  const rows = firstRowsOf(await file.text(), ROWS_SHOWN);
  const [first] = rows;
  if (!first) return undefined;
  const nothing = { columns: first.map(() => 'none' as const), hasHeading: false };
  const said = rememberedColumns(first) ?? nothing;
  return { rows, said };
}

const hasNoHeadings = (error: unknown) =>
  error instanceof ApiError && error.refusal.code === 'bank-file-without-headings';

/** The upload of a bank's file, which is stored completely or not at all. */
export function BankUpload() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<Asked>();
  const [missing, setMissing] = useState<'file' | 'columns'>();
  const { press, isPending, trouble, error, reset } = useSending(
    ({ file: sent, said }: Sent) => sendBankFile(sent, said),
    {
      readAgain: [BANK],
      says: ({ message }) => ({ title: words.views.bank, description: message }),
      onDone: (_, { said }) => {
        if (said && asked?.rows[0]) rememberColumns(asked.rows[0], said);
        leave();
      },
      onRefused: async (error, { file: sent }) => {
        if (hasNoHeadings(error)) setAsked(await askAbout(sent));
      },
    },
  );
  const leave = () => {
    setFile(undefined);
    setAsked(undefined);
    setMissing(undefined);
    reset();
    setOpen(false);
  };
  const send = () => {
    const lacks = !file ? 'file' : asked && !areColumnsSaid(asked.said.columns) ? 'columns' : undefined;
    setMissing(lacks);
    if (file && !lacks) void press({ file, said: asked?.said });
    else if (lacks === 'file') field.current?.focus();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.uploadFile}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => next || isPending || leave()}
        title={words.uploadTitle}
        description={words.uploadHint}
        footer={
          <>
            <Button variant="secondary" size="small" onClick={() => isPending || leave()}>
              {words.cancel}
            </Button>
            <Button size="small" busy={isPending} onClick={send}>
              {words.uploadIt}
            </Button>
          </>
        }
      >
        {/* Inert while sending, because the answer is about the file and the columns that were sent. */}
        <div className="staff-form" inert={isPending}>
          {/* Without headings the first upload only leads to the question about columns, so it shows no error yet. */}
          {!(asked && hasNoHeadings(error)) && <FormTrouble trouble={trouble} />}
          <div className="grid gap-1.5">
            <label className="label" htmlFor={id}>
              {words.file}
            </label>
            <input
              ref={field}
              id={id}
              type="file"
              accept=".csv,.txt,.ofx,.qfx,text/csv,application/x-ofx"
              className="control"
              aria-invalid={missing === 'file' || undefined}
              aria-describedby={missing === 'file' ? `${id}-error` : undefined}
              // Empty the field, because a browser reports no change for a corrected file with the same name.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setAsked(undefined);
                setMissing(undefined);
                reset();
              }}
            />
            {missing === 'file' && (
              <p id={`${id}-error`} className="text-sm text-urgent-strong">
                {words.fileMissing}
              </p>
            )}
          </div>
          {asked && (
            <BankColumns
              rows={asked.rows}
              said={asked.said}
              onSay={(said) => {
                setAsked({ ...asked, said });
                setMissing(undefined);
              }}
            />
          )}
          {missing === 'columns' && (
            <p role="alert" className="text-sm text-urgent-strong">
              {words.columnsMissing}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
