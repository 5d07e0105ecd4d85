import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import type { BilledAs, PricingType } from '#features/pricing/domain/index.ts';
import { isReadable } from '#ui/admin/unreadable.ts';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { formatDollars } from '#words/amounts.ts';
import { words as inWords } from '#words/index.ts';
import type { QuoteInput, StaffCharterAnswer } from '../../schema/index.ts';
import { quotePreviewQuery, sendQuote } from './calls.ts';
import { CharterTrouble } from './charter-trouble.tsx';
import { modeChoices, pricingChoices } from './choices.ts';
import { GuestsNumber } from './guests-number.tsx';
import { Offers } from './offers.tsx';
import { usePaymentChoices } from './payment-choices.ts';
import { QuoteExtras } from './quote-extras.tsx';
import { Preview } from './quote-preview.tsx';
import { guestsIn, isOwnPlace, type QuotePlace, type StaffTime, saidOf, timeIn } from './staff-time.ts';
import { TimeField } from './time-field.tsx';
import { words } from './words/index.ts';

type Line = {
  readonly key: number;
  readonly label: string;
  readonly amount: string;
  readonly isNew?: boolean;
};

/**
 * What the next quote begins with: what staff wrote into the one that counts. A price that they named is for its own time and
 * yacht, so it is left out for another place.
 */
function writtenBefore(charter: StaffCharterAnswer, given: QuotePlace | undefined) {
  const written = charter.quotes.find(({ id }) => id === charter.quote?.id)?.written;
  return {
    basePrice: given && !isOwnPlace(charter, given) ? '' : String(written?.basePrice ?? ''),
    lines: (written?.lines ?? []).map(
      ({ label, amount }, key): Line => ({ key, label, amount: String(amount) }),
    ),
  };
}

/** After a pause of this length, typing counts as finished and the server adds up the quote. */
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

/** How long the quote can hold its time. The first choice means the hours in the settings, and names them. */
const holdChoices = (usual: number | undefined) => [
  {
    value: '',
    label: usual === undefined ? words.asSettingsSay : words.hoursAsSettingsSay(usual),
  },
  ...[1, 2, 3, 7].map((days) => ({ value: String(days * 24), label: inWords.days(days) })),
];

/**
 * Writes a quote: the yacht's price, extras, free lines, and how long it holds. The server adds it up while it is typed. For a
 * confirmed charter that has no price, it names the price: nothing is held, and yacht, time and captain stay.
 */
export function QuoteEditor({
  charter,
  given,
  onSend,
  onDone,
  onAnew,
}: {
  charter: StaffCharterAnswer;
  given: QuotePlace | undefined;
  onSend: () => void;
  onDone: () => void;
  /** Begins the quote anew with what the charter says now. */
  onAnew: () => void;
}) {
  const { change, isPending, trouble } = useChange();
  const [seen] = useState(charter.version);
  const [startDate, setStartDate] = useState(given?.startDate ?? charter.startDate);
  const isAgreed = charter.status === 'confirmed';
  const name = isAgreed ? words.nameThePrice : words.quote;
  const [time, setTime] = useState<StaffTime>(timeIn(given ?? saidOf(charter)));
  const [before] = useState(() => writtenBefore(charter, given));
  const [basePrice, setBasePrice] = useState(before.basePrice);
  const [pricingType, setPricingType] = useState<PricingType>(charter.pricingType);
  const [mode, setMode] = useState<Mode | ''>(given?.mode ?? '');
  const [guests, setGuests] = useState(String(given?.guestCount ?? charter.guestCount));
  const [billedAs, setBilledAs] = useState<BilledAs>(charter.billedAs);
  const payments = usePaymentChoices();
  const [extraIds, setExtraIds] = useState<readonly string[]>(charter.extras.map(({ id }) => id));
  const [lines, setLines] = useState<readonly Line[]>(before.lines);
  const [holdHours, setHoldHours] = useState('');
  const [note, setNote] = useState('');

  const yachtId = given?.yachtId ?? charter.yacht.id;
  const place = { yachtId, startDate, ...time };
  const quote: QuoteInput = {
    ...(basePrice === '' ? {} : { basePrice: Number(basePrice) }),
    pricingType,
    ...(mode === '' ? {} : { mode }),
    ...guestsIn(guests, charter),
    billedAs,
    extraIds: [...extraIds],
    lines: lines
      .filter(({ label, amount }) => label.trim() !== '' || amount !== '')
      .map(({ label, amount }) => ({ label, amount: Number(amount) })),
    ...(holdHours === '' ? {} : { holdHours: Number(holdHours) }),
    ...(isOwnPlace(charter, place) ? {} : place),
  };
  useUnsaved([quote, note]);
  const asked = useSettled(quote);
  const preview = useQuery({ ...quotePreviewQuery(charter.id, asked), placeholderData: keepPreviousData });

  const send = () => {
    onSend();
    return change(isAgreed ? words.priceNamed : words.quoteSent, () =>
      sendQuote(charter.id, { ...quote, note, version: seen }),
    ).then(
      onDone,
      // The form shows the error.
      () => undefined,
    );
  };

  return (
    <SentForm
      aria-label={name}
      className="staff-form staff-panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable(event.currentTarget)) void send();
      }}
    >
      <h3 className="staff-subtitle">{!isAgreed && charter.quotes.length > 0 ? words.aNewQuote : name}</h3>
      <CharterTrouble trouble={trouble} isOutdated={charter.version !== seen} onAnew={onAnew} />
      {!isAgreed && (
        <div className="staff-form-row">
          <Field label={words.date}>
            <Input type="date" value={startDate} onChange={(event) => setStartDate(event.target.value)} />
          </Field>
          <TimeField value={time} onChange={setTime} />
          <GuestsNumber value={guests} onChange={setGuests} />
        </div>
      )}
      <div className="staff-form-row">
        <Field label={words.priceOfYacht} hint={preview.data && listedText(preview.data.listedBase)}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            value={basePrice}
            onChange={(event) => setBasePrice(event.target.value)}
          />
        </Field>
        {!isAgreed && (
          <Field label={words.expiresAfter}>
            <Select
              options={holdChoices(preview.data?.usualHoldHours)}
              value={holdHours}
              onChange={(event) => setHoldHours(event.target.value)}
            />
          </Field>
        )}
      </div>
      <div className="staff-form-row">
        <Field label={words.charter}>
          <Select
            options={pricingChoices()}
            value={pricingType}
            onChange={(event) => setPricingType(event.target.value as PricingType)}
          />
        </Field>
        {!isAgreed && (
          <Field label={words.captain} hint={preview.data && words.modes[preview.data.mode]}>
            <Select
              empty={words.byHerPapers}
              options={modeChoices()}
              value={mode}
              onChange={(event) => setMode(event.target.value as Mode | '')}
            />
          </Field>
        )}
      </div>
      <Field label={words.depositAndBalance}>
        <Select
          options={payments}
          value={billedAs}
          onChange={(event) => setBilledAs(event.target.value as BilledAs)}
        />
      </Field>
      <QuoteExtras asked={charter.extras} chosen={extraIds} onChange={setExtraIds} />
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
          onClick={() =>
            setLines([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, label: '', amount: '', isNew: true }])
          }
        >
          {words.addLine}
        </Button>
      </p>
      {!isAgreed && (
        <Field label={words.noteToClient}>
          <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      )}
      <div aria-busy={preview.isFetching} className="grid gap-2">
        <Preview found={preview.data} error={preview.error} isAgreed={isAgreed} />
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
          {isAgreed ? words.nameThePrice : words.sendQuote}
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          {words.notNow}
        </Button>
      </div>
    </SentForm>
  );
}

const listedText = (listed: number | null) =>
  listed === null ? words.noListedPrice : words.listedAt(formatDollars(listed));

/** A free line of the quote, beside the yacht and the extras. */
function LineFields({
  line: { label, amount, isNew },
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
      <legend className="sr-only">{words.lineNumber(number)}</legend>
      <Field label={words.whatFor} className="grow">
        <Input
          {...(isNew ? { ref: takeFocus } : {})}
          value={label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      <Field label={words.dollars} className="w-28">
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          value={amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      </Field>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {words.removeLine(number)}
      </Button>
    </fieldset>
  );
}
