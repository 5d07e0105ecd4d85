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

/**
 * How far an agreement is. Of a captain's contract nobody here countersigns, and of a charter that is over nobody signs anything any
 * more.
 */
export function stateText(
  { kind, state, countersignedName }: Pick<StaffAgreement, 'kind' | 'state' | 'countersignedName'>,
  isStanding: boolean,
): string {
  if (kind === 'captain' && state === 'signed') return words.captainSigns;
  if (kind === 'captain' && state === 'sealed' && countersignedName === null) return words.sealedAlone;
  if (kind === 'charter' && state === 'signed' && !isStanding) return words.signedByClient;
  return words.states[state];
}
