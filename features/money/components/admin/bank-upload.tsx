import { useId, useRef, useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSending } from '#ui/sending.ts';
import { BANK, sendBankFile } from './bank-calls.ts';

/** A bank's file, taken in whole or not at all. */
export function BankUpload() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { press, isPending, trouble, reset } = useSending((chosen: File) => sendBankFile(chosen), {
    readAgain: [BANK],
    says: ({ message }) => ({ title: 'Bank statement', description: message }),
    onDone: () => leave(),
  });
  const leave = () => {
    setFile(undefined);
    setMissing(false);
    reset();
    setOpen(false);
  };
  const send = () => {
    setMissing(!file);
    if (file) void press(file);
    else field.current?.focus();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Upload a file
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => next || isPending || leave()}
        title="Upload a bank’s file"
        description="CSV with headings, OFX or QFX, as the bank’s site exports it: 2 MB and 5,000 lines at most. Money that came in is listed here, each line once, also when the next file has it again; money that went out is left out."
        footer={
          <>
            <Button variant="secondary" size="small" onClick={() => isPending || leave()}>
              Cancel
            </Button>
            <Button size="small" busy={isPending} onClick={send}>
              Upload it
            </Button>
          </>
        }
      >
        <div className="staff-form">
          <FormTrouble trouble={trouble} />
          <div className="grid gap-1.5">
            <label className="label" htmlFor={id}>
              File
            </label>
            <input
              ref={field}
              id={id}
              type="file"
              accept=".csv,.txt,.ofx,.qfx,text/csv,application/x-ofx"
              className="control"
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              // A file that was put right under its old name is chosen anew only where none is chosen.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setMissing(false);
                reset();
              }}
            />
            {isMissing && (
              <p id={`${id}-error`} className="text-sm text-urgent-strong">
                Please choose a file.
              </p>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
