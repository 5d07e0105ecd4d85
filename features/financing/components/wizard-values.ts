import { charterDayAt } from '#core/charter-time.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { charterDateFault, couldBecome } from '../domain/limits.ts';
import type { Step1Input, Step2Input, Step3Input } from '../schema/index.ts';
import { words } from '../words/index.ts';

export type StepNumber = 1 | 2 | 3 | 4;

/** The name of a step. */
export const stepName = (step: StepNumber): string =>
  [words.firstStep, words.secondStep, words.thirdStep, words.fourthStep][step - 1] ?? '';

/** A step's fields as the form has them: text, and a boolean for each box. */
type Typed<Input> = {
  [Field in keyof Input]-?: Input[Field] extends true ? boolean : string;
};

export type Step1Values = Typed<Step1Input>;
export type Step2Values = Typed<Step2Input>;
export type Step3Values = Typed<Step3Input>;
export type WizardValues = {
  readonly one: Step1Values;
  readonly two: Step2Values;
  readonly three: Step3Values;
};

/** What the tab keeps over a reload: the step and the typed values, without sealed fields. */
export type WizardState = {
  readonly step: StepNumber;
  readonly values: WizardValues;
  /** Whether the account's draft was read and is part of the values. */
  readonly isDraftRead?: boolean;
};

export const EMPTY: WizardValues = {
  one: { purpose: '', charterDate: '', serviceSelected: '', estimatedAmount: '' },
  two: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    streetAddress: '',
    city: '',
    state: '',
    zipCode: '',
    dateOfBirth: '',
    ssnLast4: '',
    citizenshipStatus: '',
  },
  three: {
    employmentStatus: '',
    profession: '',
    employerName: '',
    employerPhone: '',
    timeAtEmployer: '',
    monthlyNetIncome: '',
    otherIncome: '',
    housingStatus: '',
    monthlyHousingPayment: '',
    estimatedCreditScore: '',
    softCreditInquiryConsent: false,
    tcpaConsent: false,
    esignConsent: false,
    fcraConsent: false,
  },
};

const KEPT_UNDER = 'miami-flow:financing-application';

/** The values without the fields that must not leave the page before the application is sent. */
export function withoutSealed({ one, two, three }: WizardValues): WizardValues {
  return { one, two: { ...two, dateOfBirth: '', ssnLast4: '' }, three };
}

/** Keeps the application in this tab; null deletes it. */
export function keepInTab(state: WizardState | null): void {
  writeTab(KEPT_UNDER, state && { ...state, values: withoutSealed(state.values) });
}

/** The application kept in this tab; undefined if there is none, or if the stored value is not ours. */
export function readFromTab(): WizardState | undefined {
  const kept = readTab<Partial<WizardState>>(KEPT_UNDER);
  if (!kept?.values) return undefined;
  const state = resumed(kept.step ?? 1, {
    ...flat(kept.values.one),
    ...flat(kept.values.two),
    ...flat(kept.values.three),
  });
  return { ...state, isDraftRead: kept.isDraftRead === true };
}

function flat(values: unknown): Record<string, unknown> {
  return values && typeof values === 'object' ? (values as Record<string, unknown>) : {};
}

/** The step that asks for a field; undefined for what no step's form has. */
export const stepOf = (field: unknown): StepNumber | undefined =>
  ([1, 2, 3] as const).find((step) =>
    Object.hasOwn([EMPTY.one, EMPTY.two, EMPTY.three][step - 1] ?? {}, String(field)),
  );

/**
 * Restores a half-finished application. It resumes at step 2 at the latest, because the date of birth and the digits of the
 * Social Security number were not kept; at step 1 if its charter date has passed meanwhile.
 */
export function resumed(
  step: number,
  kept: Readonly<Record<string, unknown>>,
  today = charterDayAt(new Date()),
): WizardState {
  const fill = <Values extends Record<string, string | boolean>>(empty: Values): Values =>
    Object.fromEntries(
      Object.entries(empty).map(([field, value]) => [
        field,
        typeof kept[field] === typeof value ? kept[field] : value,
      ]),
    ) as Values;
  const values = withoutSealed({ one: fill(EMPTY.one), two: fill(EMPTY.two), three: fill(EMPTY.three) });
  const isBehind = step <= 1 || charterDateFault(values.one.charterDate, today) !== null;
  return { step: isBehind ? 1 : 2, values };
}

/** The typed values, and where nothing was typed, those of the draft. */
export function filledUp(typed: WizardValues, draft: WizardValues): WizardValues {
  const fill = <Values extends Record<string, string | boolean>>(own: Values, other: Values): Values =>
    Object.fromEntries(Object.entries(own).map(([field, value]) => [field, value || other[field]])) as Values;
  return {
    one: fill(typed.one, draft.one),
    two: fill(typed.two, draft.two),
    three: fill(typed.three, draft.three),
  };
}

/** The values for a draft on the server: only text, without sealed fields and consents. */
export function draftValues(values: WizardValues): Record<string, string> {
  const { one, two, three } = withoutSealed(values);
  return Object.fromEntries(
    Object.entries({ ...one, ...two, ...three }).flatMap(([field, value]) =>
      typeof value === 'string' &&
      value !== '' &&
      field !== 'dateOfBirth' &&
      field !== 'ssnLast4' &&
      // Leave out values that the server would refuse: they must be typed again, but the rest is kept.
      couldBecome(field, value)
        ? [[field, value]]
        : [],
    ),
  );
}
