import { words } from '../words/index.ts';

/*
 * The choices of the wizard (product 7.8). The value is sent and stored; the label is what people read, in the present
 * language.
 */
export const PURPOSES = {
  charter: () => words.charterFinancing,
  acquisition: () => words.yachtAcquisition,
};
export type Purpose = keyof typeof PURPOSES;

export const SERVICES = {
  'weekend-charter': () => words.weekendCharter,
  'week-charter': () => words.weekCharter,
  'special-event': () => words.specialEvent,
  acquisition: () => words.acquisition,
  'to-confirm': () => words.toConfirm,
};
export type Service = keyof typeof SERVICES;

export const STATES = {
  FL: () => words.florida,
  CA: () => words.california,
  NY: () => words.newYork,
  TX: () => words.texas,
};
export type State = keyof typeof STATES;

export const CITIZENSHIPS = {
  'us-citizen': () => words.usCitizen,
  'permanent-resident': () => words.permanentResident,
  'visa-holder': () => words.visaHolder,
  other: () => words.otherCitizenship,
};
export type Citizenship = keyof typeof CITIZENSHIPS;

export const EMPLOYMENTS = {
  employed: () => words.employed,
  'self-employed': () => words.selfEmployed,
  contractor: () => words.contractor,
  retired: () => words.retired,
  student: () => words.student,
  other: () => words.otherEmployment,
};
export type Employment = keyof typeof EMPLOYMENTS;

export const HOUSINGS = {
  own: () => words.own,
  rent: () => words.rent,
  other: () => words.otherHousing,
};
export type Housing = keyof typeof HOUSINGS;

export const CREDIT_SCORES = {
  poor: () => words.poorScore,
  fair: () => words.fairScore,
  good: () => words.goodScore,
  'very-good': () => words.veryGoodScore,
  excellent: () => words.excellentScore,
};
export type CreditScore = keyof typeof CREDIT_SCORES;

type Choices = Readonly<Record<string, () => string>>;

/** The label of a value from any source; an unknown value is shown as it is. */
export function labelOf(choices: Choices, value: string): string {
  return (Object.hasOwn(choices, value) && choices[value]?.()) || value;
}

/** A set of choices as a select or a radio group needs them. */
export function optionsOf(choices: Choices): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label: label() }));
}
