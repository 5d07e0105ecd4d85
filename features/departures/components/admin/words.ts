import { CHECKS, type Check, LICENSES, type License, type Point } from '../../domain/index.ts';

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
  'captain-off': 'Captain',
  'license-ended': 'Captain’s license',
  'license-too-small': 'Captain’s license',
  'certificate-ended': 'Certificate of inspection',
  'insurance-ended': 'Insurance',
  'livery-ended': 'Livery permit',
  unpaid: 'Payment',
  'no-hold': 'Damage hold',
};

export const licenseName = (license: License) => LICENSES.find(({ id }) => id === license)?.name ?? license;

/** What is missing, check by check. */
export const byCheck = <Of extends { readonly check: Check }>(missing: readonly Of[]) =>
  CHECKS.map((check) => ({ check, missing: missing.filter((one) => one.check === check) }));
