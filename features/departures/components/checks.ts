import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { choiceBody } from '../schema.ts';
import { choiceFrom } from './choice-input.ts';

/** What is wrong with a captain as one is chosen; the server's own rules, fetched when they are first asked. */
export function checkChoice(typed: TypedValues): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of choiceBody.safeParse(choiceFrom(typed)).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
