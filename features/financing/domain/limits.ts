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

/** An applicant signs for a loan, and is a person alive: from 18 to 120 years old (product 7.3). */
export const APPLICANT_AGES = { least: 18, most: 120 } as const;

/** Whole years from a birth to a day. Who was born on February 29 is a year older on March 1 where there is none. */
export function ageOn(bornOn: CharterDay, day: CharterDay): number {
  const hadBirthday = day.slice(5) >= bornOn.slice(5);
  return Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** True for a ZIP code: five digits, or nine (33139-1234). */
export function isZipCode(text: string): boolean {
  return /^\d{5}(?:[- ]?\d{4})?$/.test(text.trim());
}

/** The same while it is still being typed. */
export function couldBeZipCode(text: string): boolean {
  return /^\d{0,5}(?:[- ]?\d{0,4})?$/.test(text.trim());
}

/**
 * What stands against a wish for when: a date that does not exist, one that has passed, or words that name only years that
 * have. Words without a year, such as "next spring", are taken.
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

/** Which services can be financed for a purpose; what is still to be confirmed goes with both. */
export const SERVICES_FOR = {
  charter: ['weekend-charter', 'week-charter', 'special-event', 'to-confirm'],
  acquisition: ['acquisition', 'to-confirm'],
} as const satisfies Record<Purpose, readonly Service[]>;

/** True where the service is one of that purpose. */
export function belongTogether(purpose: Purpose, service: Service): boolean {
  return (SERVICES_FOR[purpose] as readonly Service[]).includes(service);
}

/** True for what may stand unfinished in a draft; an amount, a number or a choice that never can be is not kept. */
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
