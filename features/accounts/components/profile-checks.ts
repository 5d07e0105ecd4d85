import { faultsIn } from '#core/text-schema.ts';
import type { TypedValues } from '#ui/typed-values.ts';
import { profileBody } from '../schema.ts';

/** The errors of a typed profile by the server's own schema. Loaded at the first touch of the form. */
export const checkProfile = (typed: TypedValues) => faultsIn(profileBody, typed);
