import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { findChartersDue, findSweptUntil, findUnsettled, noteOpenMoney } from '../repository/index.ts';

/** How many hours before a due time the client is reminded. */
export const NOTICE_HOURS = 72;
const HOUR_MS = 3_600_000;
/** For how many days after the due time the site asks for an amount. After that, staff do. */
const NOTICED_FOR_DAYS = 14;

/** Whether the site still mails about something that fell due then. */
export const isNoticed = (dueAt: Date, now: Date): boolean =>
  dueAt.getTime() >= now.getTime() - NOTICED_FOR_DAYS * 24 * HOUR_MS;

/** The charters of which something falls due soon, or fell due recently. */
export async function listChartersDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const at = now().getTime();
  return findChartersDue(
    db,
    new Date(at - NOTICED_FOR_DAYS * 24 * HOUR_MS),
    new Date(at + NOTICE_HOURS * HOUR_MS),
  );
}

/** How old the last sweep of cards may be: it runs every five minutes. */
const SWEPT_MS = HOUR_MS / 4;

/**
 * Whether the site knows by now what was paid by card: after an outage, or while the card company is away, somebody may have paid
 * on its page without our having read it. True without a card company.
 */
export async function knowsCardPayments({
  db,
  now,
  cards,
}: Pick<Deps, 'db' | 'now' | 'cards'>): Promise<boolean> {
  if (!cards) return true;
  const sweptAt = await findSweptUntil(db);
  return sweptAt !== undefined && now().getTime() - sweptAt.getTime() <= SWEPT_MS;
}

/** Adds up what is open of every charter whose money may be, for the lists of open money. */
export async function addUpOpenMoney({ db }: Pick<Deps, 'db'>): Promise<void> {
  for await (const ids of inParts((part) => findUnsettled(db, part)))
    await db.transaction((tx) => noteOpenMoney(tx, ids));
}
