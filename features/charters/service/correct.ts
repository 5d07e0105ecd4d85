import { ok, refused, refusedAt } from '#core/result.ts';
import { deleteGrants } from '#features/cases/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { guestsProblemOf, isReachable } from '../domain.ts';
import { hasEnded } from '../policy/moments.ts';
import type { Charter } from '../repository/index.ts';
import type { BookingDetails, BookingDetailsBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { agreeAnew } from './agreements.ts';
import { applyEvent, type Changer, changeCharter } from './change.ts';

/** What a correction can change, each as a person calls it. */
const WORDS = {
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'phone',
  language: 'language',
  guestCount: 'guests',
  mode: 'captain',
  specialRequests: 'special requests',
} as const satisfies Record<keyof BookingDetails, string>;

const FIELDS = Object.keys(WORDS) as (keyof BookingDetails)[];

/**
 * Corrects for whom a charter is, for how many, and what they wish for. Its time, its price and its status stay, and nobody
 * is mailed. Links that were mailed to an address that turned out wrong lead nowhere from then on. What is already so is
 * answered as done and changes nothing, so that the same can be said twice.
 *
 * Refused with `invalid` for a client who could neither be called nor written to or another way than was quoted,
 * `too-many-guests` for more than the yacht carries, `mode-not-offered`, `unknown-yacht` when she has left the fleet and the
 * guests change, `changed-meanwhile` when somebody was faster, `not-in-this-state` for one that is over or cancelled, or as
 * `applyEvent` is.
 */
export async function correctCharter(deps: Deps, id: string, body: BookingDetailsBody, by: Changer) {
  const { version, ...wanted } = body;
  return changeCharter(deps, id, async (within, before) => {
    const differs = FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
    if (differs.length === 0) return ok({ charter: before, isAddressNew: false });
    if (hasEnded(before, within.now())) return refused('not-in-this-state');
    if (version !== undefined && version !== before.version) return refused('changed-meanwhile');
    const problem = await problemOf(within, before, wanted, differs);
    if (problem) return problem;
    const isAddressNew = isOtherAddress(before, wanted);
    const letGo = withoutClaim(before, isAddressNew);
    const changed = await applyEvent(
      within,
      before,
      'correct',
      by,
      { reason: `Corrected: ${differs.map((field) => WORDS[field]).join(', ')}.` },
      { ...Object.fromEntries(differs.map((field) => [field, wanted[field]])), ...letGo },
    );
    if (!changed.ok) return changed.reason === 'charter-changed' ? refused('changed-meanwhile') : changed;
    const { charter } = changed.value;
    // Whoever has the former address would go on seeing, and could cancel, what is not theirs: by a link, or by the account that
    // claimed it with that address. With the address a trigger ends the guests' link, too (migration 0086).
    if (isAddressNew) await deleteGrants(within.db, { caseIds: [id] });
    if (charter.status === 'confirmed') await agreeAnew(within, charter);
    return ok({ charter, isAddressNew: isAddressNew && before.contactEmail !== '' });
  });
}

/** An account that made a charter its own by an address has it no longer once that was the wrong one. */
const withoutClaim = ({ claimedAt }: Charter, isAddressNew: boolean) =>
  isAddressNew && claimedAt ? { accountId: null, claimedAt: null } : {};

const isOtherAddress = (before: Charter, { contactEmail = before.contactEmail }: Partial<BookingDetails>) =>
  contactEmail.toLowerCase() !== before.contactEmail.toLowerCase();

/** Why a charter cannot become so; null where it can. */
async function problemOf(
  deps: Pick<Deps, 'db'>,
  before: Charter,
  wanted: Partial<BookingDetails>,
  differs: readonly (keyof BookingDetails)[],
) {
  const isOtherwiseReached = differs.includes('contactEmail') || differs.includes('contactPhone');
  const { contactEmail = before.contactEmail, contactPhone = before.contactPhone } = wanted;
  if (isOtherwiseReached && !isReachable({ contactEmail, contactPhone })) {
    return refusedAt('invalid', 'contactPhone', said.unreachable);
  }
  if (!differs.includes('guestCount') && !differs.includes('mode')) return null;
  const { guestCount = before.guestCount, mode = before.mode } = wanted;
  if (mode !== before.mode && before.status === 'quoted')
    return refusedAt('invalid', 'mode', said.quotedOtherwise);
  return carryingProblem(deps, { ...before, guestCount, mode });
}

async function carryingProblem(deps: Pick<Deps, 'db'>, charter: Charter) {
  const yacht = await holdBookableYacht(deps, charter.yachtId);
  if (!yacht.ok) return yacht;
  const problem = guestsProblemOf(charter, yacht.value);
  return problem && refusedAt(problem.reason, problem.path, problem.message);
}
