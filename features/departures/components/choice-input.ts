import type { TypedValues } from '#ui/typed-values.ts';
import type { License } from '../domain/licenses.ts';
import type { ChoiceInput } from '../schema.ts';

/** Stands for whoever is not of the list. */
export const NAMED = 'named';
export const SELF = 'self';

/** Whom a form means. */
export function choiceFrom({
  captainId = '',
  name = '',
  license = '',
  licenseNumber = '',
  licenseValidUntil = '',
  phone = '',
  email = '',
}: TypedValues): ChoiceInput {
  const given = { license: license as License, licenseNumber, licenseValidUntil };
  if (captainId === SELF) return { kind: 'self', ...given };
  return captainId === NAMED
    ? { kind: 'named', name, ...given, phone, email }
    : { kind: 'listed', captainId };
}
