import { words } from '../words/index.ts';

/*
 * The choices of the wizard (product 7.8). What is sent and kept is the value; what a person reads is its label, in the
 * language in which it is read.
 */
export const PURPOSES = {
  get charter() {
    return words.charterFinancing;
  },
  get acquisition() {
    return words.yachtAcquisition;
  },
};
export type Purpose = keyof typeof PURPOSES;

export const SERVICES = {
  get 'weekend-charter'() {
    return words.weekendCharter;
  },
  get 'week-charter'() {
    return words.weekCharter;
  },
  get 'special-event'() {
    return words.specialEvent;
  },
  get acquisition() {
    return words.acquisition;
  },
  get 'to-confirm'() {
    return words.toConfirm;
  },
};
export type Service = keyof typeof SERVICES;

export const STATES = {
  get FL() {
    return words.florida;
  },
  get CA() {
    return words.california;
  },
  get NY() {
    return words.newYork;
  },
  get TX() {
    return words.texas;
  },
};
export type State = keyof typeof STATES;

export const CITIZENSHIPS = {
  get 'us-citizen'() {
    return words.usCitizen;
  },
  get 'permanent-resident'() {
    return words.permanentResident;
  },
  get 'visa-holder'() {
    return words.visaHolder;
  },
  get other() {
    return words.otherCitizenship;
  },
};
export type Citizenship = keyof typeof CITIZENSHIPS;

export const EMPLOYMENTS = {
  get employed() {
    return words.employed;
  },
  get 'self-employed'() {
    return words.selfEmployed;
  },
  get contractor() {
    return words.contractor;
  },
  get retired() {
    return words.retired;
  },
  get student() {
    return words.student;
  },
  get other() {
    return words.otherEmployment;
  },
};
export type Employment = keyof typeof EMPLOYMENTS;

export const HOUSINGS = {
  get own() {
    return words.own;
  },
  get rent() {
    return words.rent;
  },
  get other() {
    return words.otherHousing;
  },
};
export type Housing = keyof typeof HOUSINGS;

export const CREDIT_SCORES = {
  get poor() {
    return words.poorScore;
  },
  get fair() {
    return words.fairScore;
  },
  get good() {
    return words.goodScore;
  },
  get 'very-good'() {
    return words.veryGoodScore;
  },
  get excellent() {
    return words.excellentScore;
  },
};
export type CreditScore = keyof typeof CREDIT_SCORES;

/** The label of a value that may have come from anywhere: one that is not known is shown as it is. */
export function labelOf(choices: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(choices, value) && choices[value]) || value;
}

/** A set of choices as a select or a group of radios lists them. */
export function optionsOf(choices: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
