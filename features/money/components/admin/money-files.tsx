import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import type { MoneyFileAnswer } from '../../schema/files.ts';
import { addMoneyFile, moneyFileAddress, removeMoneyFile } from './calls.ts';
import { words } from './words/index.ts';

const kindOf = ({ contentType }: MoneyFileAnswer) =>
  contentType === 'application/pdf' ? 'PDF' : words.photo;

/** The texts for the files of a payment, or about damage if there is none. */
const wordsOf = (receipt: number | undefined) =>
  receipt === undefined
    ? {
        nameOf: words.damageFileOf,
        field: words.damageFiles,
        add: words.addDamage,
        addThis: words.addDamageFile,
        takeOffQuestion: words.takeOffDamageQuestion,
      }
    : {
        nameOf: (kind: string, place: number) => words.fileOf(kind, place, receipt),
        field: words.slipOf(receipt),
        add: words.addFile,
        addThis: words.addFileTo(receipt),
        takeOffQuestion: words.takeOffQuestion(receipt),
      };

interface MoneyFilesProps {
  charterId: string;
  /** The payment that they belong to; without one, they are about damage. */
  payment?: { id: string; receiptNumber: number };
  files: readonly MoneyFileAnswer[];
  keepsFiles: boolean;
}

/** The photos and PDFs of a payment's slip or receipt (product 4.22), or of damage (4.23). */
export function MoneyFiles({ charterId, payment, files, keepsFiles }: MoneyFilesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { change, isPending, trouble } = useChange();
  const [asked, setAsked] = useState<MoneyFileAnswer>();
  const [isAsking, setAsking] = useState(false);
  const said = wordsOf(payment?.receiptNumber);
  const called = (file: MoneyFileAnswer, place: number) => said.nameOf(kindOf(file), place + 1);
  return (
    <div className="grid w-full gap-2">
      {files.map((file, place) => (
        <p key={file.id} className="flex flex-wrap items-center gap-2 text-sm">
          <a className="link" href={moneyFileAddress(charterId, file.id)} download>
            {called(file, place)}
          </a>
          <span className="text-muted wrap-anywhere">
            {words.addedBy(instantText(file.at, 'short'), file.by)}
          </span>
          <IfMay area="charters" doing="changes">
            <Button
              size="small"
              variant="quiet"
              aria-label={words.takeOffFile(called(file, place))}
              onClick={() => {
                setAsked(file);
                setAsking(true);
              }}
            >
              {words.takeOff}
            </Button>
          </IfMay>
        </p>
      ))}
      <FormTrouble trouble={trouble} />
      {keepsFiles && (
        <IfMay area="charters" doing="changes">
          <label htmlFor={id} className="sr-only">
            {said.field}
          </label>
          <input
            ref={field}
            id={id}
            type="file"
            tabIndex={-1}
            hidden
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (!file) return;
              // The refusal is shown above.
              void change(words.fileKept, () => addMoneyFile(charterId, payment?.id, file)).catch(
                () => undefined,
              );
            }}
          />
          <p>
            <Button
              size="small"
              variant="quiet"
              className="-ml-[1.125rem]"
              busy={isPending}
              aria-label={said.addThis}
              onClick={() => field.current?.click()}
            >
              {said.add}
            </Button>
          </p>
        </IfMay>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.takeOffTitle}
        question={said.takeOffQuestion}
        confirm={words.takeItOff}
        onConfirm={() => change(words.fileTakenOff, () => removeMoneyFile(charterId, asked?.id ?? ''))}
      />
    </div>
  );
}
