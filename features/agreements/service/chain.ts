import { createHash } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { chainText, type EventKind, type Role } from '../domain/index.ts';
import { type Agreement, findEvents, insertEvent } from '../repository.ts';
import type { Step } from './deps.ts';

export const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const LONGEST_BROWSER = 400;
/** How often a reading is written down: more readings by one role prove nothing new. */
const MOST_READINGS = 40;
const READINGS: ReadonlySet<EventKind> = new Set(['page-seen', 'opened']);

/**
 * Adds a step to an agreement's chain, in the caller's transaction, which must hold the lock (`lockAgreement`). A reading by
 * the same browser is stored only once (product 10.4).
 */
export async function addStep(
  deps: Pick<Deps, 'db' | 'now'>,
  agreement: Agreement,
  step: Step,
): Promise<void> {
  const events = await findEvents(deps.db, agreement.id);
  const { kind, by, sha256 = agreement.fileSha256, details } = step;
  const browser = by.browser.slice(0, LONGEST_BROWSER);
  if (READINGS.has(kind)) {
    const same = events.filter((event) => event.kind === kind && event.role === by.role);
    const isKnown = same.some(
      (event) => event.sha256 === sha256 && event.address === by.address && event.browser === browser,
    );
    if (isKnown || same.length >= MOST_READINGS) return;
  }
  const last = events.at(-1);
  const event = {
    agreementId: agreement.id,
    number: events.length + 1,
    kind,
    at: deps.now(),
    role: by.role,
    name: by.name,
    address: by.address,
    browser,
    sha256,
    details: details ? JSON.stringify(details) : '',
    previous: last?.hash ?? '',
  };
  await insertEvent(deps.db, { ...event, hash: sha256Of(chainText(event)) });
}

/** The kinds of steps that this role has taken since the document was made. */
export async function stepsDone(
  { db }: Pick<Deps, 'db'>,
  agreementId: string,
  role: Role,
): Promise<ReadonlySet<EventKind>> {
  const events = await findEvents(db, agreementId);
  return new Set(events.filter((event) => event.role === role).map(({ kind }) => kind));
}
