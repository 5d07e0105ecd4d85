import { CHECKS, type Check, LICENCES, type Licence, type Point } from '../../domain/index.ts';

/** What is asked before a charter leaves, as the dock calls it. */
export const CHECK_NAMES: Readonly<Record<Check, string>> = {
  agreement: 'Agreement',
  guests: 'Guests',
  waivers: 'Waivers',
  captain: 'Captain',
  papers: 'Papers',
  money: 'Payments',
};

/** What was let pass, once it is. */
export const POINT_NAMES: Readonly<Record<Point, string>> = {
  agreement: 'Agreement',
  'too-many-guests': 'Number of guests',
  'guests-unnamed': 'Guests without a name',
  waiver: 'A guest’s waiver',
  'no-captain': 'Captain',
  'licence-ended': 'Captain’s licence',
  'licence-too-small': 'Captain’s licence',
  'certificate-ended': 'Certificate of inspection',
  'insurance-ended': 'Insurance',
  'livery-ended': 'Livery permit',
  unpaid: 'Payment',
};

export const licenceName = (licence: Licence) => LICENCES.find(({ id }) => id === licence)?.name ?? licence;

/** What is missing, check by check. */
export const byCheck = <Of extends { readonly check: Check }>(missing: readonly Of[]) =>
  CHECKS.map((check) => ({ check, missing: missing.filter((one) => one.check === check) }));
