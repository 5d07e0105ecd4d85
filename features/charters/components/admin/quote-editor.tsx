import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import type { BilledAs, PricingType } from '#features/pricing/domain/index.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { troubleOf } from '#ui/trouble.ts';
import { counted, formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { QuoteInput, QuotePreview, StaffCharterAnswer } from '../../schema/index.ts';
import { quotePreviewQuery, sendQuote } from './calls.ts';
import { Offers } from './offers.tsx';
import { usePaymentChoices } from './payment-choices.ts';
import { isSameTime, type QuotePlace, type StaffTime, saidOf, timeIn } from './staff-time.ts';
import { TimeField } from './time-field.tsx';
import { BY_HER_PAPERS, MODE_CHOICES, PRICING_CHOICES } from './words.ts';

type Line = { readonly key: number; readonly label: string; readonly amount: string };

/** Typing is over when nothing came for this long; then it is added up. */
const TYPED_MS = 300;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** How long a quote can hold its time; named nowhere, it is as the settings say, which the first choice tells. */
const holdChoices = (usual: number | undefined) => [
  {
    value: '',
    label: usual === undefined ? 'As the settings say' : `${counted(usual, 'hour')} (as the settings say)`,
  },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '7 days' },
];

/** Writes a quote: the yacht's price, extras, lines of its own, how long it holds; added up by the server as it is typed. */
export function QuoteEditor({
  charter,
  given,
  onDone,
}: {
  charter: StaffCharterAnswer;
  given: QuotePlace | undefined;
  onDone: () => void;
}) {
  const { change, isPending, trouble } = useChange();
  const [startDate, setStartDate] = useState(given?.startDate ?? charter.startDate);
  const own = saidOf(charter);
  const [time, setTime] = useState<StaffTime>(timeIn(given ?? own));
  const [basePrice, setBasePrice] = useState('');
  const [pricingType, setPricingType] = useState<PricingType>(charter.pricingType);
  const [mode, setMode] = useState<Mode | ''>('');
  const [billedAs, setBilledAs] = useState<BilledAs>(charter.billedAs);
  const payments = usePaymentChoices();
  const [extraIds, setExtraIds] = useState<readonly string[]>(charter.extraIds);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [holdHours, setHoldHours] = useState('');
  const [note, setNote] = useState('');
  const extras = useOfferedExtras() ?? [];

  const yachtId = given?.yachtId ?? charter.yacht.id;
  const isElsewhere = yachtId !== charter.yacht.id || startDate !== own.startDate || !isSameTime(time, own);
  const quote: QuoteInput = {
    ...(basePrice === '' ? {} : { basePrice: Number(basePrice) }),
    pricingType,
    ...(mode === '' ? {} : { mode }),
    billedAs,
    extraIds: [...extraIds],
    lines: lines
      .filter(({ label, amount }) => label.trim() !== '' || amount !== '')
      .map(({ label, amount }) => ({ label, amount: Number(amount) })),
    ...(holdHours === '' ? {} : { holdHours: Number(holdHours) }),
    ...(isElsewhere ? { yachtId, startDate, ...time } : {}),
  };
  const asked = useSettled(quote);
  const preview = useQuery({ ...quotePreviewQuery(charter.id, asked), placeholderData: keepPreviousData });

  const send = () =>
    change('Quote sent', () => sendQuote(charter.id, { ...quote, note, version: charter.version })).then(
      onDone,
      // Said in the form.
      () => undefined,
    );

  return (
    <SentForm
      aria-label="Quote"
      className="staff-form staff-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 className="staff-subtitle">{charter.quotes.length > 0 ? 'A new quote' : 'Quote'}</h3>
      <FormTrouble trouble={trouble} />
      <div className="staff-form-row">
        <Field label="Date">
          <Input type="date" value={startDate} onChange={(event) => setStartDate(event.target.value)} />
        </Field>
        <TimeField value={time} onChange={setTime} />
        <Field label="Expires after">
          <Select
            options={holdChoices(preview.data?.usualHoldHours)}
            value={holdHours}
            onChange={(event) => setHoldHours(event.target.value)}
          />
        </Field>
      </div>
      <div className="staff-form-row">
        <Field
          label="Price of the yacht, in dollars"
          hint={
            preview.data?.listedBase === null || preview.data === undefined
              ? 'She has no listed price for that: please name one.'
              : `Listed at ${formatDollars(preview.data.listedBase)}; leave empty for that.`
          }
        >
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            value={basePrice}
            onChange={(event) => setBasePrice(event.target.value)}
          />
        </Field>
        <Field label="Charter">
          <Select
            options={PRICING_CHOICES}
            value={pricingType}
            onChange={(event) => setPricingType(event.target.value as PricingType)}
          />
        </Field>
      </div>
      <div className="staff-form-row">
        <Field label="Captain" hint={preview.data && modeName(preview.data.mode)}>
          <Select
            empty={BY_HER_PAPERS}
            options={MODE_CHOICES}
            value={mode}
            onChange={(event) => setMode(event.target.value as Mode | '')}
          />
        </Field>
        <Field label="Deposit and balance">
          <Select
            options={payments}
            value={billedAs}
            onChange={(event) => setBilledAs(event.target.value as BilledAs)}
          />
        </Field>
      </div>
      {extras.length > 0 && (
        <FieldGroup label="Add-ons and packages">
          <div className="grid gap-x-4 sm:grid-cols-2">
            {extras.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={extraIds.includes(id)}
                onChange={(event) =>
                  setExtraIds(
                    event.target.checked ? [...extraIds, id] : extraIds.filter((other) => other !== id),
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
      )}
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          number={index + 1}
          onChange={(part) =>
            setLines(lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)))
          }
          onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => setLines([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, label: '', amount: '' }])}
        >
          Add a line
        </Button>
      </p>
      <Field label="A note to the client">
        <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div role="status" aria-busy={preview.isFetching} className="grid gap-2">
        <Preview found={preview.data} error={preview.error} />
      </div>
      {preview.data && !preview.data.isFree && (
        <Offers
          offers={preview.data.alternatives}
          onPick={(offer) => {
            setStartDate(offer.startDate);
            setTime(timeIn(offer));
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isPending}>
          Send quote
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Not now
        </Button>
      </div>
    </SentForm>
  );
}

/** A line of its own, beside the yacht and the extras. */
function LineFields({
  line: { label, amount },
  number,
  onChange,
  onRemove,
}: {
  line: Line;
  number: number;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}) {
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">Line {number}</legend>
      <Field label="What for" className="grow">
        <Input value={label} onChange={(event) => onChange({ label: event.target.value })} />
      </Field>
      <Field label="Dollars" className="w-28">
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          value={amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      </Field>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove line {number}
      </Button>
    </fieldset>
  );
}

/** What the quote would come to if it were sent now, or why it can't be. */
function Preview({ found, error }: { found: QuotePreview | undefined; error: Error | null }) {
  if (error) {
    const doubt = troubleOf(error);
    return (
      <p className="text-urgent-strong">
        {doubt.kind === 'invalid' ? doubt.issues.map(({ message }) => message).join(' ') : doubt.sentence}
      </p>
    );
  }
  if (!found) return <p>Adding up…</p>;
  return (
    <>
      {found.price && <PriceLines price={found.price} />}
      {found.problem && <p className="text-urgent-strong">{found.problem}</p>}
      <p className={found.isFree ? 'text-muted' : 'text-urgent-strong'}>
        {found.isFree
          ? `The yacht is free then and held until ${instantText(found.heldUntil, 'short')}.`
          : 'The yacht is taken at that time.'}
      </p>
    </>
  );
}
