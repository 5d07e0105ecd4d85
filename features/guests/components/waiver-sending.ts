import type { FieldFaults } from '#ui/typed-values.ts';
import { type WaiverInput, waiverBody } from '../schema.ts';

/** What is wrong with a waiver as it is filled in: the server's own rules, fetched when they are first asked. */
export function checkWaiver(filled: WaiverInput): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of waiverBody.safeParse(filled).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
