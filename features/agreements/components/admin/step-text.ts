import { OVER_REASONS } from '../../domain/index.ts';
import type { StaffAgreement } from '../../schema.ts';
import { words } from './words/index.ts';

/** The name of a step for staff. A contract's end names its reason. */
export function stepText({
  kind,
  reason,
}: Pick<StaffAgreement['events'][number], 'kind' | 'reason'>): string {
  const why = kind === 'ended' ? OVER_REASONS.find((one) => one === reason) : undefined;
  return why ? words.endings[why] : words.steps[kind];
}

/**
 * The state of an agreement for staff. Staff do not countersign a captain's contract, and nobody signs
 * for a charter that was called off or a no-show, or what is no longer agreed on.
 */
export function stateText(
  { kind, state, countersignedName }: Pick<StaffAgreement, 'kind' | 'state' | 'countersignedName'>,
  isToCountersign: boolean,
): string {
  if (kind === 'captain' && state === 'signed') return words.captainSigns;
  if (kind === 'captain' && state === 'sealed' && countersignedName === null) return words.sealedAlone;
  if (kind === 'charter' && state === 'signed' && !isToCountersign) return words.signedByClient;
  return words.states[state];
}
