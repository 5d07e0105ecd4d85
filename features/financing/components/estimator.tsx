import { useState } from 'react';
import { dollarsFromCents } from '#core/money.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { formatDollars, withThousands } from '#words/amounts.ts';
import { ESTIMATE_LIMITS, estimatePayment } from '../domain/payment.ts';
import { words } from '../words/index.ts';

type Setting = keyof typeof ESTIMATE_LIMITS;

const clamp = (setting: Setting, value: number) => {
  const { min, max } = ESTIMATE_LIMITS[setting];
  return Math.min(Math.max(value, min), max);
};

/** What a loan might cost a month, with the visitor's own figures. The page says that it is only an illustration. */
export function Estimator() {
  const [typed, setTyped] = useState<Record<Setting, string>>({
    dollars: String(ESTIMATE_LIMITS.dollars.usual),
    months: String(ESTIMATE_LIMITS.months.usual),
    percent: String(ESTIMATE_LIMITS.percent.usual),
  });
  const read = (setting: Setting) => {
    const value = Number(typed[setting]);
    const { min, max, usual } = ESTIMATE_LIMITS[setting];
    const isFit = typed[setting].trim() !== '' && Number.isFinite(value) && value >= min && value <= max;
    return { value: isFit ? value : usual, isFit };
  };
  const [dollars, months, percent] = [read('dollars'), read('months'), read('percent')];
  const isFit = dollars.isFit && months.isFit && percent.isFit;
  const estimate = estimatePayment(dollars.value * 100, percent.value, Math.round(months.value));
  const shown = (cents: number) => (isFit ? formatDollars(dollarsFromCents(cents)) : '–');

  const field = (setting: Setting, label: string, hint: string, step: number) => {
    const { min, max } = ESTIMATE_LIMITS[setting];
    return (
      <Field
        label={label}
        hint={hint}
        error={read(setting).isFit ? undefined : words.chooseBetween(withThousands(min), withThousands(max))}
      >
        <Input
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          value={typed[setting]}
          onChange={(event) => setTyped((now) => ({ ...now, [setting]: event.target.value }))}
          onBlur={() => {
            const value = Number(typed[setting]);
            if (typed[setting].trim() === '' || !Number.isFinite(value)) return;
            setTyped((now) => ({ ...now, [setting]: String(clamp(setting, value)) }));
          }}
          className="tabular"
        />
      </Field>
    );
  };

  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
      <div className="grid content-start gap-6 lg:col-span-6">
        {field('dollars', words.amountFinanced, words.inDollars, 5_000)}
        {field('months', words.months, words.monthsHint, 12)}
        {field('percent', words.yearlyRate, words.yearlyRateHint, 0.25)}
      </div>
      <div className="lg:col-span-6">
        <div className="border-t border-ink pt-6">
          <p className="text-sm font-semibold">{words.illustration}</p>
          <p className="mt-4 text-muted">{words.eachMonth}</p>
          <p className="display tabular text-4xl" aria-live="polite">
            {shown(estimate.monthlyCents)}
          </p>
          <dl className="mt-8 grid gap-3">
            <div className="flex justify-between gap-6 border-t border-line pt-3">
              <dt className="text-muted">{words.totalInterest}</dt>
              <dd className="tabular">{shown(estimate.interestCents)}</dd>
            </div>
            <div className="flex justify-between gap-6 border-t border-line pt-3">
              <dt className="text-muted">{words.totalRepaid}</dt>
              <dd className="tabular">{shown(estimate.totalCents)}</dd>
            </div>
          </dl>
          <p className="mt-6 max-w-[34rem] text-sm text-muted">{words.estimateNote}</p>
        </div>
      </div>
    </div>
  );
}
