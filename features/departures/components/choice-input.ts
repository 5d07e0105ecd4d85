import type { TypedValues } from '#ui/typed-values.ts';
import type { License } from '../domain/licenses.ts';
import type { ChoiceInput } from '../schema.ts';

/** The values of the form's choices besides listed captains: a captain whom the charterer names, and the charterer. */
export const NAMED = 'named';
export const SELF = 'self';

/** The API's body for a filled-in captain form. */
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
