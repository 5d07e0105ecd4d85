import { rangeAt } from '#core/charter-hours.ts';
import { addDays, type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { hourOf, MOST_DAYS, START_HOURS, timeOf } from '#core/half-hours.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { spokenHours } from '#features/calendar/domain/operating-hours.ts';
import {
  durationName,
  isPriced,
  type PriceSheet,
  type PricingType,
  pricedDurations,
} from '#features/pricing/domain/index.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { words as priceWords } from '#features/pricing/words/index.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TextLink } from '#ui/link.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lengthText } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { clockText } from '#words/hour.ts';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { type OtherTime, otherHours } from './other-time.ts';

type Part = keyof OtherTime;

interface OtherHoursProps {
  yacht: { readonly id: string; readonly name: string };
  pricingType: PricingType;
  today: CharterDay;
  /** Empty until a day is chosen. */
  day: string;
  value: OtherTime;
  onChange: (value: OtherTime) => void;
  /** The props of each field from the form. */
  fieldOf?: (part: Part) => { readonly id: string; readonly error: string | undefined };
}

const DAY = 24;

/** The lengths to choose from: those with a price up to a day, a week, and "several days" where days or weeks have a price. */
function lengthsOf(sheet: PriceSheet): SelectOption[] {
  const hours = pricedDurations(sheet).filter(({ duration }) => duration.hours <= DAY);
  const { price24Hours, priceWeekly } = sheet.prices;
  const stay = price24Hours !== null ? words.severalDaysChoice : words.severalWeeksChoice;
  return [
    ...hours.map(({ duration }) => ({ value: String(duration.hours), label: durationName(duration) })),
    ...(priceWeekly === null ? [] : [{ value: String(7 * DAY), label: lengthText(7 * DAY) }]),
    ...(price24Hours === null && priceWeekly === null ? [] : [{ value: 'days', label: stay }]),
  ];
}

/** A chosen length that this yacht has no price for stays in the list, and says so. */
function keptLength(
  lengths: readonly SelectOption[],
  kept: string,
  time: HoursOfDay | undefined,
): SelectOption[] {
  if (kept === '' || lengths.some(({ value }) => value === kept)) return [];
  return [{ value: kept, label: words.noPrice(time ? lengthText(time.hours) : words.severalDays) }];
}

/** The half hours within the yacht's hours. Taken ones are disabled; the chosen one always stays. */
function startsOf(starts: readonly string[] | undefined, outside: readonly string[], chosen: string) {
  return START_HOURS.flatMap((hour): SelectOption[] => {
    const [start, label] = [timeOf(hour), clockText(hour)];
    if (!starts || starts.includes(start)) return [{ value: start, label }];
    if (outside.includes(start)) return start === chosen ? [{ value: start, label }] : [];
    return [{ value: start, label: words.takenStart(label), disabled: start !== chosen }];
  });
}

/** The yacht's hours, if it has any (product 2.17). They are the same on every day. */
function HerHours({ yachtId, day }: { yachtId: string; day: CharterDay }) {
  const open = useAnswer(availabilityQuery(yachtId, day, day)).data?.[0]?.open;
  const hours = open && spokenHours(open);
  if (!hours) return null;
  return (
    <p className="text-sm text-muted sm:col-span-2">
      {words.chartersBetween(clockText(hours.from), clockText(hours.until))}
    </p>
  );
}

/** Start and length: every half hour of a day, and every length that has a price. Taken starts can't be chosen. */
export function OtherHours({ yacht, pricingType, today, day, value, onChange, fieldOf }: OtherHoursProps) {
  const sheets = useAnswer(yachtPricingQuery(yacht.id));
  const time = otherHours(day, value);
  const isDay = isCharterDay(day) && day >= today;
  const calendar = useAnswer({
    ...availabilityQuery(yacht.id, day, day, { hours: String(time?.hours ?? 0) }),
    enabled: isDay && time !== undefined && Number.isInteger(time.hours) && time.hours <= MOST_DAYS * DAY,
  });
  const known = isDay && time ? calendar.data?.[0] : undefined;
  const { starts, outside = [] } = known ?? {};
  if (sheets.isError) return <NotRead said={priceWords.pricesFailed} onRetry={sheets.refetch} />;
  if (!sheets.data) return <Skeleton className="h-20" />;

  const sheet = sheets.data.find((one) => one.pricingType === pricingType);
  const lengths = sheet ? lengthsOf(sheet) : [];
  if (!sheet || lengths.length === 0) {
    return (
      <p className="text-muted">
        {words.noOtherPrices(yacht.name)}
        <TextLink to={`/contact?yacht=${yacht.id}${day && `&date=${day}`}`}>{words.askForYours}</TextLink>.
      </p>
    );
  }
  const set = (part: Part) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...value, [part]: event.target.value });
  const isStay = value.length === 'days';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={words.from} {...fieldOf?.('startTime')}>
        <Select
          name="startTime"
          value={value.startTime}
          onChange={set('startTime')}
          options={startsOf(starts, outside, value.startTime)}
        />
      </Field>
      <Field label={words.lasting} {...fieldOf?.('length')}>
        <Select
          name="length"
          empty={words.chooseHowLong}
          value={value.length}
          onChange={set('length')}
          options={[...lengths, ...keptLength(lengths, value.length, time)]}
        />
      </Field>
      {isStay && (
        <Field
          label={words.lastDay}
          hint={words.backAt(clockText(hourOf(value.startTime)))}
          {...fieldOf?.('lastDay')}
        >
          <Input
            type="date"
            name="lastDay"
            min={addDays(isDay ? day : today, 1)}
            max={addDays(isDay ? day : today, MOST_DAYS)}
            value={value.lastDay}
            onChange={set('lastDay')}
          />
        </Field>
      )}
      <HerHours yachtId={yacht.id} day={isDay ? day : today} />
      <div role="status" className="sm:col-span-2">
        {time && isDay && (
          <Verdict
            day={day}
            time={time}
            isOffered={isPriced(sheet, time.hours)}
            starts={starts}
            isOutside={outside.includes(timeOf(time.startHour))}
            onPick={(startTime) => onChange({ ...value, startTime })}
          />
        )}
        {time && !isDay && <p className="text-sm text-muted">{words.chooseDateForFree}</p>}
      </div>
    </div>
  );
}

/** Whether exactly this time is free; if not, the nearest start of the day that is. */
function Verdict({
  day,
  time,
  isOffered,
  starts,
  isOutside,
  onPick,
}: {
  day: CharterDay;
  time: HoursOfDay;
  isOffered: boolean;
  starts: readonly string[] | undefined;
  /** True when the calendar is free then, but the time is beyond the yacht's hours. */
  isOutside: boolean;
  onPick: (startTime: string) => void;
}) {
  const told = `${clockHours(rangeAt(day, time))}, ${lengthText(time.hours)}`;
  if (!isOffered) return <p className="text-urgent-strong">{words.noPriceFor(lengthText(time.hours))}</p>;
  if (!starts) return <p className="text-sm text-muted">{told}</p>;
  if (starts.includes(timeOf(time.startHour))) {
    return (
      <p className="text-sm">
        <span className="font-semibold">{words.freeMark}</span> {told}
      </p>
    );
  }
  const away = (start: string) => Math.abs(hourOf(start) - time.startHour);
  const earlier = starts.filter((start) => hourOf(start) < time.startHour).at(-1);
  const later = starts.find((start) => hourOf(start) > time.startHour);
  const near = [earlier, later].filter((start) => start !== undefined).sort((a, b) => away(a) - away(b));
  return (
    <>
      <p className="text-urgent-strong">
        {(isOutside ? words.outsideThatDay : words.takenThatDay)(told)}
        {near.length === 0 && ` ${words.anotherDate}`}
      </p>
      {near.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-sm">{words.freeThatDay}</span>
          {near.map((start) => (
            <Button key={start} variant="secondary" size="small" onClick={() => onPick(start)}>
              {clockHours(rangeAt(day, { ...time, startHour: hourOf(start) }))}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
