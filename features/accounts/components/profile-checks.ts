import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { profileBody } from '../schema.ts';

/** The errors of a typed profile by the server's own schema. Loaded at the first touch of the form. */
export function checkProfile(typed: TypedValues): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of profileBody.safeParse(typed).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
