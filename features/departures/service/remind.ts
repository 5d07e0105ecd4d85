import { charterDayAt } from '#core/charter-time.ts';
import type { Agreement } from '#features/agreements/service/index.ts';
import { type Charter, holdCharter, listDeparting, mailClient } from '#features/charters/service/index.ts';
import { canHaveMail, isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { dayText } from '#words/days.ts';
import { type DepartureFacts, isFit, shipOf } from '../domain/index.ts';
import { missingMail } from '../emails.tsx';
import { findDeparture, findDepartures } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { type Read, readFacts, readFactsOf } from './facts.ts';

/** How many hours before departure clients are reminded of what is missing. */
const REMIND_HOURS = 72;
const HOUR_MS = 3_600_000;

const isSignedByClient = ({ state }: Pick<Agreement, 'state'>) =>
  state === 'signed' || state === 'countersigned' || state === 'sealed';

const hasFitCaptain = ({ captain, papers, guestCount, lastDay }: DepartureFacts) =>
  isFit(captain, shipOf(papers, { guests: guestCount, lastDay }));
const isContracted = ({ contract }: DepartureFacts) => contract?.isSigned && contract.isCurrent;

/** What the client can still do before departure, one sentence each; empty if nothing is missing. */
function missingOf({ facts, agreement, choice }: Read): string[] {
  const { guestCount, aboard, mode } = facts;
  const unnamed = Math.max(0, guestCount - aboard.named);
  const isMissing = !hasFitCaptain(facts);
  return [
    // An agreement that the client has signed waits for us, so do not remind the client of it.
    ...(agreement && !isSignedByClient(agreement) ? [words.missingAgreement] : []),
    ...(mode === 'bareboat' && isMissing ? [choice ? words.isLost : words.missingCaptain] : []),
    ...(mode === 'bareboat' && !isMissing && !isContracted(facts)
      ? [choice?.kind === 'self' ? words.missingDeclaration : words.missingContract]
      : []),
    ...(unnamed > 0 ? [words.missingNames(unnamed, guestCount)] : []),
    ...(aboard.unsigned.length > 0 ? [words.missingWaivers(aboard.unsigned.length)] : []),
  ];
}

/** Whether a reminder is worth sending: guests not named or not signed, or a bareboat charter without its captain's contract. */
const isToRemind = (facts: DepartureFacts) =>
  facts.aboard.named < facts.guestCount ||
  facts.aboard.unsigned.length > 0 ||
  (facts.mode === 'bareboat' && !(hasFitCaptain(facts) && isContracted(facts)));

/** The key of the reminder: one for each charter, time of departure, yacht and mode, as bareboat its client chooses a captain. */
const causeOf = ({ id, departsAt, yachtId, mode }: Pick<Charter, 'id' | 'departsAt' | 'yachtId' | 'mode'>) =>
  `charter-missing:${id}:${departsAt.toISOString()}:${yachtId}${mode === 'bareboat' ? ':bareboat' : ''}`;

/**
 * Mails clients whose charters leave within three days what is still missing, once (product 12.8); a charter agreed on later than
 * that is reminded at once. Safe to run often and in several processes at once. Answers how many mails it queued.
 */
export async function remindOfWhatIsMissing(deps: Deps): Promise<number> {
  const now = deps.now();
  const soon = await listDeparting(deps, now, new Date(now.getTime() + REMIND_HOURS * HOUR_MS));
  const ids = soon.map(({ id }) => id);
  const departureOf = ids.length === 0 ? undefined : await findDepartures(deps.db, ids);
  const rows = soon.flatMap((charter) =>
    departureOf ? [{ charter, departure: departureOf(charter.id) }] : [],
  );
  const read = await readFacts(deps, rows);
  let queued = 0;
  const each = oneByOne(deps);
  for (const { charter } of rows) {
    const facts = read.get(charter.id)?.facts;
    if (!facts || !isToRemind(facts) || !canHaveMail(charter.contactEmail)) continue;
    await each.tryTo({ charterId: charter.id }, async () => {
      if (await remind(deps, charter)) queued += 1;
    });
  }
  each.end();
  return queued;
}

/** Reminds one client, after locking the charter and reading it again. Answers whether a mail was queued. */
async function remind(deps: Deps, { id, departsAt }: Charter): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const held = await holdCharter(within, id);
    if (!held.ok || held.value.status !== 'confirmed') return false;
    const charter = held.value;
    const departure = await findDeparture(tx, id);
    if (charter.departsAt.getTime() !== departsAt.getTime() || departure.departedAt !== null) return false;
    if (await isMailQueued(within, causeOf(charter))) return false;
    const read = await readFactsOf(within, { charter, departure });
    if (!isToRemind(read.facts)) return false;
    await mailClient(
      within,
      charter,
      causeOf(charter),
      ({ contact, link }) => {
        const page = new URL(link);
        page.hash = 'before-you-sail';
        const about = `${charter.yachtName}, ${dayText(charterDayAt(charter.departsAt), 'short')}`;
        return missingMail({ contact, about, link: page.href }, missingOf(read));
      },
      { goodUntil: charter.departsAt },
    );
    return true;
  });
}
