import { OVER_REASONS } from '../../domain/index.ts';
import type { StaffAgreement } from '../../schema.ts';
import { words } from './words/index.ts';

/** What a step is called for the team; that of an end says why. */
export function stepText({
  kind,
  reason,
}: Pick<StaffAgreement['events'][number], 'kind' | 'reason'>): string {
  const why = kind === 'ended' ? OVER_REASONS.find((one) => one === reason) : undefined;
  return why ? words.endings[why] : words.steps[kind];
}
