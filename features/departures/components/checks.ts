import { faultsIn } from '#core/text-schema.ts';
import type { TypedValues } from '#ui/typed-values.ts';
import { choiceBody } from '../schema.ts';
import { choiceFrom } from './choice-input.ts';

/** The faults in the captain's form, by field. These are the server's own rules, loaded when the form is first checked. */
export const checkChoice = (typed: TypedValues) => faultsIn(choiceBody, choiceFrom(typed));
