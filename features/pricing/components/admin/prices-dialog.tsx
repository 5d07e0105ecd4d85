import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { FieldRows } from '#ui/admin/field-rows.tsx';
import { FormDialog, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { saysDone } from '#ui/admin/said.ts';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSending } from '#ui/sending.ts';
import { PRICING_TYPES, pricingTypeName } from '../../domain/index.ts';
import { sheetFields } from '../../fields.ts';
import { type PriceSheetsAnswer, priceSheetsBody } from '../../schema/index.ts';
import { saveSheets, sheetsQuery } from './calls.ts';
import { bodyOf, type PricesValues, pricesThatDiffer, valuesOf } from './prices-values.ts';
import './field-words.ts';
import { words } from './words/index.ts';

/** The dialog with a yacht's two price sheets: with full amenities, and as a basic charter. */
export function PricesDialog({
  open,
  onOpenChange,
  yacht,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  yacht: { readonly id: string; readonly name: string };
}) {
  const saving = useSending(
    ({ values, version }: { values: PricesValues; version: string | undefined }) =>
      saveSheets(yacht.id, bodyOf(values, version)),
    { says: saysDone },
  );
  // Read the sheets only when the dialog opens, so that no later answer replaces what the staff member is typing.
  const sheets = useQuery({
    ...sheetsQuery(yacht.id),
    enabled: open,
    staleTime: 0,
    refetchOnReconnect: false,
  });
  const title = words.pricesOf(yacht.name);
  if (open && sheets.isError && !sheets.isFetching) {
    return (
      <Dialog open onOpenChange={onOpenChange} title={title}>
        <ReadFailure sentence={words.pricesFailed} onRetry={() => void sheets.refetch()} />
      </Dialog>
    );
  }
  if (!sheets.data || (open && sheets.isFetching)) return null;
  return (
    <FormDialog<PricesValues, string>
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={words.inWholeDollars}
      size="wide"
      schema={pricesSchema}
      values={valuesOf(sheets.data)}
      version={sheets.data.version}
      read={(current) => {
        const theirs = current as PriceSheetsAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      compare={pricesThatDiffer}
      submit={words.savePrices}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      failed={{ title: words.error, description: words.notUpdated, variant: 'destructive' }}
    >
      {(form) =>
        PRICING_TYPES.map(({ id }, index) => (
          <Sheet key={id} form={form} index={index} label={pricingTypeName(id)} />
        ))
      }
    </FormDialog>
  );
}

/** The server's rules, applied to the offered sheets only: a sheet that is not offered needs no valid fields. */
const pricesSchema = z.custom<PricesValues>().superRefine((typed, context) => {
  const offered = typed.sheets.flatMap(({ isOffered }, index) => (isOffered ? [index] : []));
  const judged = priceSheetsBody.safeParse(bodyOf(typed, undefined));
  for (const { path, message } of judged.error?.issues ?? []) {
    const [list = 'sheets', place, ...field] = path.map((part) => (typeof part === 'symbol' ? '' : part));
    const at = typeof place === 'number' ? [offered[place] ?? place] : [];
    context.addIssue({ code: 'custom', message, path: [list, ...at, ...field] });
  }
});

function Sheet({ form, index, label }: { form: StaffForm<PricesValues>; index: number; label: string }) {
  const { register } = form;
  const isOffered = form.watch(`sheets.${index}.isOffered`);
  const wasOffered = form.formState.defaultValues?.sheets?.[index]?.isOffered;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{label}</legend>
      <label className="choice">
        <input type="checkbox" className="choice-box" {...register(`sheets.${index}.isOffered`)} />
        <span className="font-semibold">{label}</span>
      </label>
      {isOffered ? (
        <FieldRows form={form} fields={sheetFields} pictures={pictureControls} at={`sheets.${index}`} />
      ) : (
        wasOffered && <p className="text-urgent-strong">{words.deletesPrices}</p>
      )}
    </fieldset>
  );
}
