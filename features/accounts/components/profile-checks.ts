import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { profileBody } from '../schema.ts';

/** What is wrong with a profile as it is filled in: the server's own rules, fetched with the first touch of the form. */
export function checkProfile(typed: TypedValues): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of profileBody.safeParse(typed).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
