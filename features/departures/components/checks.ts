import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { choiceBody } from '../schema.ts';
import { choiceFrom } from './choice-input.ts';

/** The faults in the captain's form, by field. These are the server's own rules, loaded when the form is first checked. */
export function checkChoice(typed: TypedValues): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of choiceBody.safeParse(choiceFrom(typed)).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
