import { type FormEvent, useState } from 'react';
import { SLOTS, type SlotId, slotHours, slotInSentence, slotName } from '#features/calendar/domain/index.ts';
import { Button } from '#ui/button.tsx';
import { useChangeAddress } from '#ui/change-address.ts';
import { Price } from '#ui/price.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { WrittenPrice } from '../domain/index.ts';
import { words } from '../words/index.ts';
import { PriceLines } from './price-lines.tsx';

interface YachtEstimateProps {
  /** Null when the price for this time is on demand. */
  price: WrittenPrice | null;
  slot: SlotId;
  /** A time other than the four slots, as text; the estimate is then for this time. */
  other?: string | undefined;
  /** Empty until the visitor chooses a day. */
  day: string;
  /** The query parameters to keep when the visitor changes the time without scripts. */
  carried: readonly (readonly [name: string, value: string])[];
}

/** The estimate of a charter, line by line, with a list to choose the time of day. */
export function YachtEstimate({ price, slot, other, day, carried }: YachtEstimateProps) {
  const change = useChangeAddress();
  const choose = (slot: string) => {
    if (slot !== '') change({ slot, startTime: '', hours: '' });
  };
  const chosen = other ? '' : slot;
  // What was chosen before the scripts loaded is on the page, but not in the address. It must stay the same function: React calls
  // it once, when the page comes alive. The microtask waits until the router can navigate.
  const [takeEarly] = useState(() => (list: HTMLSelectElement | null) => {
    if (list && list.value !== chosen) queueMicrotask(() => choose(list.value));
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get('slot')));
  };
  const heading = day ? words.estimateFor(dayText(day, 'short')) : words.estimateForCharter;
  return (
    <section aria-label={words.estimate} className="mt-5 border-t border-line pt-4">
      {/* Day and time are also chosen in the calendar, which stands below. */}
      <p role="status" className="sr-only">
        {heading}, {other ?? slotName(slot)}: {price ? formatDollars(price.total) : words.onDemandForTime}
      </p>
      <form method="get" onSubmit={onSubmit} className="flex items-end gap-2">
        {carried
          .filter(([name]) => !['slot', 'startTime', 'hours'].includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <label className="grid flex-1 gap-1 text-sm">
          <span className="font-semibold">{heading}</span>
          <select
            className="control"
            name="slot"
            ref={takeEarly}
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {other && <option value="">{other}</option>}
            {SLOTS.map(({ id }) => (
              <option key={id} value={id}>
                {slotName(id)}, {slotHours(id)}
              </option>
            ))}
          </select>
        </label>
        {/* Lists are not printed. */}
        <p className="print-only">{other ?? `${slotName(slot)}, ${slotHours(slot)}`}</p>
        <noscript>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </noscript>
      </form>
      {price ? (
        <PriceLines price={price} className="mt-3" />
      ) : (
        <p className="mt-3 text-sm text-muted">{words.onDemandForTime}</p>
      )}
    </section>
  );
}

/** The estimate in the bar at the bottom of a small screen: the total, and the lines after a press. */
export function EstimateBar({ price, slot, other }: { price: WrittenPrice; slot: SlotId; other?: string }) {
  return (
    <details className="group min-w-0 flex-1">
      <summary className="flex min-h-11 cursor-pointer list-none flex-col justify-center leading-tight [&::-webkit-details-marker]:hidden">
        <Price
          dollars={price.total}
          missing=""
          per={words.allInFor(other ?? slotInSentence(slot))}
          className="text-lg font-semibold"
        />
        <span className="text-sm text-muted underline underline-offset-4">
          <span className="group-open:hidden">{words.seeBreakdown}</span>
          <span className="hidden group-open:inline">{words.close}</span>
        </span>
      </summary>
      <div className="absolute inset-x-0 bottom-full border-t border-line bg-page px-gutter py-4 shadow-float">
        <PriceLines price={price} />
      </div>
    </details>
  );
}
