import { useState } from 'react';
import { charterDayAt } from '#core/charter-time.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import {
  CITIZENSHIPS,
  CONSENTS,
  CREDIT_SCORES,
  EMPLOYMENTS,
  HOUSINGS,
  optionsOf,
  PURPOSES,
  SERVICES,
  STATES,
} from '../domain/index.ts';
import { step1Schema, step2Schema, step3Schema } from '../schema/form.ts';
import { words } from '../words/index.ts';
import { fieldId, registerFormatted, StepForm, type StepProps } from './step-form.tsx';
import type { Step1Values, Step2Values, Step3Values } from './wizard-values.ts';

const today = () => charterDayAt(new Date());
const judgeStep1 = step1Schema(today);
const judgeStep2 = step2Schema(today);

const PAIR = 'grid gap-6 sm:grid-cols-2';

/** The purpose that was ticked before the scripts came: of all fields, react-hook-form empties only radios. */
function earlyPurpose() {
  if (typeof document === 'undefined') return;
  const ticked = document.querySelector<HTMLInputElement>('[name=purpose]:checked');
  return ticked ? { purpose: ticked.value } : undefined;
}

/** Step 1, Purpose & Basics. */
export function PurposeStep(step: StepProps<Step1Values>) {
  const [early] = useState(earlyPurpose);
  return (
    <StepForm {...step} early={early} schema={judgeStep1} name={words.firstStep}>
      {({ register, getValues, formState: { errors } }) => (
        <div className="grid gap-6">
          <FieldGroup
            label={words.financingPurpose}
            id={fieldId('purpose')}
            error={errors.purpose?.message}
            required
          >
            <div className="grid gap-2 sm:grid-cols-2">
              {optionsOf(PURPOSES).map(({ value, label }) => (
                <Radio key={value} value={value} label={label} tile required {...register('purpose')} />
              ))}
            </div>
          </FieldGroup>
          <div className={PAIR}>
            <Field
              label={words.desiredDate}
              id={fieldId('charterDate')}
              error={errors.charterDate?.message}
              required
            >
              <Input type="date" autoComplete="off" {...register('charterDate')} />
            </Field>
            <Field
              label={words.serviceSelected}
              id={fieldId('serviceSelected')}
              error={errors.serviceSelected?.message}
              required
            >
              <Select
                options={optionsOf(SERVICES)}
                empty={words.pleaseChoose}
                autoComplete="off"
                {...register('serviceSelected')}
              />
            </Field>
          </div>
          <Field
            label={words.estimatedAmount}
            id={fieldId('estimatedAmount')}
            error={errors.estimatedAmount?.message}
            required
          >
            <Input
              type="text"
              inputMode="decimal"
              autoComplete="transaction-amount"
              placeholder="$25,000"
              className="tabular"
              {...registerFormatted({ register, getValues }, 'estimatedAmount', 'money')}
            />
          </Field>
        </div>
      )}
    </StepForm>
  );
}

/** Step 2, Personal Info. */
export function PersonalStep(step: StepProps<Step2Values>) {
  return (
    <StepForm {...step} schema={judgeStep2} name={words.secondStep}>
      {({ register, getValues, formState: { errors } }) => {
        const field = (name: keyof Step2Values) => ({
          id: fieldId(name),
          error: errors[name]?.message,
          required: true,
        });
        return (
          <div className="grid gap-6">
            <div className={PAIR}>
              <Field label={words.firstName} {...field('firstName')}>
                <Input autoComplete="given-name" {...register('firstName')} />
              </Field>
              <Field label={words.lastName} {...field('lastName')}>
                <Input autoComplete="family-name" {...register('lastName')} />
              </Field>
              <Field label={words.email} {...field('email')}>
                <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
              </Field>
              <Field label={words.phone} {...field('phone')}>
                <Input
                  type="tel"
                  autoComplete="tel"
                  placeholder="(555) 123-4567"
                  className="tabular"
                  {...registerFormatted({ register, getValues }, 'phone', 'phone')}
                />
              </Field>
            </div>
            <Field label={words.streetAddress} {...field('streetAddress')}>
              <Input autoComplete="street-address" {...register('streetAddress')} />
            </Field>
            <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1fr)]">
              <Field label={words.city} {...field('city')}>
                <Input autoComplete="address-level2" {...register('city')} />
              </Field>
              <Field label={words.state} hint={words.stateHint} {...field('state')}>
                <Select
                  options={optionsOf(STATES)}
                  empty={words.pleaseChoose}
                  autoComplete="address-level1"
                  {...register('state')}
                />
              </Field>
              <Field label={words.zipCode} {...field('zipCode')}>
                <Input
                  inputMode="numeric"
                  autoComplete="postal-code"
                  className="tabular"
                  {...register('zipCode')}
                />
              </Field>
            </div>
            <div className={PAIR}>
              <Field label={words.dateOfBirth} {...field('dateOfBirth')}>
                <Input type="date" autoComplete="bday" {...register('dateOfBirth')} />
              </Field>
              <Field label={words.ssnLast4} hint={words.ssnHint} {...field('ssnLast4')}>
                <Input
                  type="password"
                  inputMode="numeric"
                  // Not "off": some browsers fill a saved password into such a field all the same.
                  autoComplete="new-password"
                  className="tabular"
                  {...registerFormatted({ register, getValues }, 'ssnLast4', 'ssn')}
                />
              </Field>
              <Field label={words.citizenship} {...field('citizenshipStatus')}>
                <Select
                  options={optionsOf(CITIZENSHIPS)}
                  empty={words.pleaseChoose}
                  autoComplete="off"
                  {...register('citizenshipStatus')}
                />
              </Field>
            </div>
          </div>
        );
      }}
    </StepForm>
  );
}

const WITHOUT_EMPLOYER: ReadonlySet<string> = new Set(['self-employed', 'retired', 'student', 'other']);

/** Step 3, Employment & Financials, with the four consents. */
export function EmploymentStep(step: StepProps<Step3Values>) {
  return (
    <StepForm {...step} schema={step3Schema} name={words.thirdStep}>
      {({ register, getValues, watch, formState: { errors } }) => {
        // Lenders ask every applicant for an employer, so tell those without one what to write.
        const hasNoEmployer = WITHOUT_EMPLOYER.has(watch('employmentStatus'));
        const field = (name: keyof Step3Values, required = true) => ({
          id: fieldId(name),
          error: errors[name]?.message,
          required,
        });
        const money = (name: 'monthlyNetIncome' | 'otherIncome' | 'monthlyHousingPayment') => ({
          type: 'text',
          inputMode: 'decimal' as const,
          autoComplete: 'off',
          className: 'tabular',
          ...registerFormatted({ register, getValues }, name, 'money'),
        });
        return (
          <div className="grid gap-12">
            <div className={PAIR}>
              <Field label={words.employment} {...field('employmentStatus')}>
                <Select
                  options={optionsOf(EMPLOYMENTS)}
                  empty={words.pleaseChoose}
                  autoComplete="off"
                  {...register('employmentStatus')}
                />
              </Field>
              <Field label={words.profession} {...field('profession')}>
                <Input autoComplete="organization-title" {...register('profession')} />
              </Field>
              <Field
                label={words.employerName}
                hint={hasNoEmployer ? words.noEmployerHint : undefined}
                {...field('employerName')}
              >
                <Input autoComplete="organization" {...register('employerName')} />
              </Field>
              <Field
                label={words.employerPhone}
                hint={hasNoEmployer ? words.noEmployerPhoneHint : undefined}
                {...field('employerPhone')}
              >
                <Input
                  type="tel"
                  autoComplete="off"
                  placeholder="(555) 123-4567"
                  className="tabular"
                  {...registerFormatted({ register, getValues }, 'employerPhone', 'phone')}
                />
              </Field>
              <Field label={words.timeAtEmployer} hint={words.timeHint} {...field('timeAtEmployer')}>
                <Input autoComplete="off" {...register('timeAtEmployer')} />
              </Field>
              <Field label={words.netIncome} {...field('monthlyNetIncome')}>
                <Input {...money('monthlyNetIncome')} />
              </Field>
              <Field label={words.otherIncome} {...field('otherIncome', false)}>
                <Input {...money('otherIncome')} />
              </Field>
              <Field label={words.housing} {...field('housingStatus')}>
                <Select
                  options={optionsOf(HOUSINGS)}
                  empty={words.pleaseChoose}
                  autoComplete="off"
                  {...register('housingStatus')}
                />
              </Field>
              <Field label={words.housingPayment} {...field('monthlyHousingPayment')}>
                <Input {...money('monthlyHousingPayment')} />
              </Field>
              <Field label={words.creditScore} {...field('estimatedCreditScore')}>
                <Select
                  options={optionsOf(CREDIT_SCORES)}
                  empty={words.pleaseChoose}
                  autoComplete="off"
                  {...register('estimatedCreditScore')}
                />
              </Field>
            </div>
            <section aria-labelledby="apply-consents">
              <h2 id="apply-consents" className="text-xl">
                {words.requiredConsents}
              </h2>
              <ul className="mt-4">
                {CONSENTS.map(({ kind, label, wording }) => (
                  <li key={kind} className="border-t border-line py-3">
                    <FieldGroup label={label()} hideLabel error={errors[kind]?.message}>
                      <Checkbox
                        id={fieldId(kind)}
                        label={label()}
                        required
                        aria-invalid={errors[kind] ? true : undefined}
                        {...register(kind)}
                      />
                    </FieldGroup>
                    <details className="consent-words">
                      <summary className="link text-sm">{words.readWhatItMeans}</summary>
                      <p className="mt-2 max-w-text text-sm text-muted">{wording()}</p>
                    </details>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        );
      }}
    </StepForm>
  );
}
