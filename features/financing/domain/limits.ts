import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { couldBePhone } from '#core/phone.ts';
import { readMoney } from './formats.ts';
import {
  CITIZENSHIPS,
  CREDIT_SCORES,
  EMPLOYMENTS,
  HOUSINGS,
  PURPOSES,
  type Purpose,
  SERVICES,
  type Service,
  STATES,
} from './options.ts';

/** The ages of applicants: 18 to sign for a loan, and at most 120 (product 7.3). */
export const APPLICANT_AGES = { least: 18, most: 120 } as const;

/** Whole years from a birth to a day. In a year without February 29, a birthday on that day counts from March 1. */
export function ageOn(bornOn: CharterDay, day: CharterDay): number {
  const hadBirthday = day.slice(5) >= bornOn.slice(5);
  return Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** True for a ZIP code: five digits, or nine (33139-1234). */
export function isZipCode(text: string): boolean {
  return /^\d{5}(?:[- ]?\d{4})?$/.test(text.trim());
}

/** True for a text that could become a ZIP code while it is still being typed. */
export function couldBeZipCode(text: string): boolean {
  return /^\d{0,5}(?:[- ]?\d{0,4})?$/.test(text.trim());
}

/**
 * What is wrong with the desired date: it does not exist, it is past, or it is a text that names only past years. A text without
 * a year, such as "next spring", is accepted.
 */
export function charterDateFault(text: string, today: CharterDay): 'unreal' | 'past' | null {
  const written = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) {
    if (!isCharterDay(written)) return 'unreal';
    return written < today ? 'past' : null;
  }
  const years = written.match(/\b(?:1[89]|2\d)\d{2}\b/g) ?? [];
  return years.length > 0 && years.every((year) => year < today.slice(0, 4)) ? 'past' : null;
}

/** The services that can be financed for each purpose; `to-confirm` fits both. */
export const SERVICES_FOR = {
  charter: ['weekend-charter', 'week-charter', 'special-event', 'to-confirm'],
  acquisition: ['acquisition', 'to-confirm'],
} as const satisfies Record<Purpose, readonly Service[]>;

/** True if the service fits the purpose. */
export function belongTogether(purpose: Purpose, service: Service): boolean {
  return (SERVICES_FOR[purpose] as readonly Service[]).includes(service);
}

/** True for an unfinished value that a draft may keep; false for an amount, number or choice that can never become valid. */
export function couldBecome(field: string, typed: string): boolean {
  const text = typed.trim();
  if (text === '') return true;
  const choices = CHOICES[field];
  if (choices) return Object.hasOwn(choices, text);
  switch (field) {
    case 'phone':
    case 'employerPhone':
      return couldBePhone(text);
    case 'zipCode':
      return couldBeZipCode(text);
    case 'estimatedAmount':
    case 'monthlyNetIncome':
    case 'otherIncome':
    case 'monthlyHousingPayment':
      return readMoney(text).ok || text === '$';
    default:
      return true;
  }
}

const CHOICES: Readonly<Record<string, object>> = {
  purpose: PURPOSES,
  serviceSelected: SERVICES,
  state: STATES,
  citizenshipStatus: CITIZENSHIPS,
  employmentStatus: EMPLOYMENTS,
  housingStatus: HOUSINGS,
  estimatedCreditScore: CREDIT_SCORES,
};
