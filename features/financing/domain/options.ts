/** The choices of the wizard, each value with what a person reads (product 7.8). */
export const PURPOSES = {
  charter: 'Charter Financing',
  acquisition: 'Yacht Acquisition',
} as const;
export type Purpose = keyof typeof PURPOSES;

export const SERVICES = {
  'weekend-charter': 'Weekend charter',
  'week-charter': 'Week charter',
  'special-event': 'Special event',
  acquisition: 'Yacht acquisition',
  'to-confirm': 'To be confirmed',
} as const;
export type Service = keyof typeof SERVICES;

export const STATES = { FL: 'Florida', CA: 'California', NY: 'New York', TX: 'Texas' } as const;
export type State = keyof typeof STATES;

export const CITIZENSHIPS = {
  'us-citizen': 'U.S. citizen',
  'permanent-resident': 'Permanent resident',
  'visa-holder': 'Visa holder',
  other: 'Other',
} as const;
export type Citizenship = keyof typeof CITIZENSHIPS;

export const EMPLOYMENTS = {
  employed: 'Employed',
  'self-employed': 'Self-employed',
  contractor: 'Contractor',
  retired: 'Retired',
  student: 'Student',
  other: 'Other',
} as const;
export type Employment = keyof typeof EMPLOYMENTS;

export const HOUSINGS = { own: 'Own', rent: 'Rent', other: 'Other' } as const;
export type Housing = keyof typeof HOUSINGS;

export const CREDIT_SCORES = {
  poor: 'Poor (300–579)',
  fair: 'Fair (580–669)',
  good: 'Good (670–739)',
  'very-good': 'Very good (740–799)',
  excellent: 'Excellent (800–850)',
} as const;
export type CreditScore = keyof typeof CREDIT_SCORES;

/** The label of a value that may have come from anywhere: one that is not known is shown as it is. */
export function labelOf(choices: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(choices, value) && choices[value]) || value;
}

/** A set of choices as a select or a group of radios lists them. */
export function optionsOf(choices: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
