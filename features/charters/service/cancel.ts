import { ok } from '#core/result.ts';
import { releaseTime } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { CalledOffBy } from '../domain.ts';
import type { Charter } from '../repository/index.ts';
import { agreeAnew } from './agreements.ts';
import { applyEvent, type CancelWords, type Changer, changeCharter } from './change.ts';
import { mailCancelled, mailTeam } from './mails.ts';
import { settleCancelled } from './money.ts';

/** Who called off a confirmed charter, for the history. In English, because all staff share one history. */
const WHO_CALLED_OFF: Readonly<Record<CalledOffBy, string>> = {
  client: 'The client asked for it.',
  business: 'We called it off.',
};

/**
 * Cancels a charter as a colleague: gives back its time and mails its client. Staff decide afterwards how much money goes back; if
 * the client asked for it, the conditions say how much, else everything does.
 * Refused like `applyEvent`.
 */
export async function cancelCharter(deps: Deps, id: string, by: Changer, words: CancelWords) {
  return changeCharter(deps, id, (within, charter) => cancelWithin(within, charter, by, words));
}

/** Like cancelCharter, for client or staff and in the caller's transaction. */
export async function cancelWithin(deps: Deps, charter: Charter, by: Changer, words: CancelWords) {
  const calledOffBy = by.role === 'client' ? 'client' : (words.calledOffBy ?? 'business');
  const isAsked = by.role === 'staff' && charter.status === 'confirmed';
  const reason = [isAsked ? WHO_CALLED_OFF[calledOffBy] : '', words.reason].filter(Boolean).join(' ');
  const said = { ...words, calledOffBy, reason };
  const changed = await applyEvent(deps, charter, 'cancel', by, said, { agreedAt: null });
  if (!changed.ok) return changed;
  await releaseTime(deps, charter.id);
  const notOwedCents = await settleCancelled(deps, changed.value, charter, by);
  await mailCancelled(deps, changed.value, charter, by, { notOwedCents, calledOffBy });
  if (by.role === 'client') {
    const deed = charter.status === 'confirmed' ? 'cancelled' : 'withdrawn';
    await mailTeam(
      deps,
      { ...changed.value.charter, contactName: by.name },
      deed,
      `charter-called-off:${changed.value.changeId}`,
      words.reason,
    );
  }
  if (charter.status === 'confirmed') await agreeAnew(deps, charter);
  return ok(changed.value.charter);
}
