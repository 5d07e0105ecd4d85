import { brand } from '#core/brand.ts';
import type { Language } from '#core/language.ts';
import { ok } from '#core/result.ts';
import { type AgreedNow, lackOf } from '#features/agreements/domain/index.ts';
import {
  type ChartersOfAgreements,
  hashOfSubject,
  listAgreements,
  queueAgreement,
} from '#features/agreements/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { openBookableYacht, readPapersOf } from '#features/fleet/service/index.ts';
import { readHolds } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { guestsProblemOf, requestNumber } from '../domain.ts';
import { hasEnded } from '../policy/moments.ts';
import {
  type Charter,
  findAhead,
  findCharter,
  findCharters,
  findNewestQuotes,
  type Quote,
} from '../repository/index.ts';
import { agreedDueAt, feeOf, standingQuote } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import { openCharter } from './change.ts';
import { mailAgreement, mailTeam } from './mails.ts';

/** The facts that a charter's agreement fixes, from its newest quote or its estimate; undefined without a price. */
function agreedOn(charter: Charter, quote: Quote | null | undefined) {
  const price = quote?.price ?? charter.estimate;
  if (!price) return undefined;
  return {
    mode: charter.mode,
    quoteId: quote?.id ?? null,
    yacht: { id: charter.yachtId, name: charter.yachtName },
    departsAt: charter.departsAt,
    returnsAt: charter.returnsAt,
    guestCount: charter.guestCount,
    charterer: charter.contactName,
    price,
  };
}

/** What is agreed on now for each of these charters that is confirmed, and what is missing before it may be signed. */
export async function agreedNow(
  deps: Pick<Deps, 'db'>,
  charters: readonly Charter[],
): Promise<ReadonlyMap<string, AgreedNow>> {
  const standing = charters.filter(({ status }) => status === 'confirmed');
  const newest = await findNewestQuotes(
    deps.db,
    standing.filter(({ quotedCents }) => quotedCents !== null).map(({ id }) => id),
  );
  const quotes = new Map(newest.map((quote) => [quote.charterId, quote]));
  const yachts = await readPapersOf(
    deps,
    standing.map(({ yachtId }) => yachtId),
  );
  return new Map(
    standing.map((charter) => {
      const facts = agreedOn(charter, quotes.get(charter.id));
      const yacht = yachts.get(charter.yachtId);
      const isTooMany = yacht && !yacht.isArchived && guestsProblemOf(charter, yacht);
      const lacks = facts ? (isTooMany ? 'lawful-guests' : null) : 'price';
      return [charter.id, { hash: facts && hashOfSubject(facts), lacks }];
    }),
  );
}

/** What the feature agreements, which may not import charters, needs to know about them. */
export const chartersOfAgreements: ChartersOfAgreements = {
  find: openCharter,
  listAhead: ({ db, now }, part) => findAhead(db, now(), part),
  async agreed(deps, charterIds) {
    const charters = await findCharters(deps.db, charterIds);
    return agreedNow(
      deps,
      charters.filter((charter) => !hasEnded(charter, deps.now())),
    );
  },
  async describe(deps, charterId) {
    const charter = await findCharter(deps.db, charterId);
    if (charter?.status !== 'confirmed' && charter?.status !== 'completed') return undefined;
    const isOver = hasEnded(charter, deps.now());
    const quote = await standingQuote(deps, charter);
    const agreed = agreedOn(charter, quote);
    if (!agreed) return undefined;
    // Never promise more guests than are lawful: there is nothing to sign until staff have put that right (product 4.20).
    const yacht = await openBookableYacht(deps, charter.yachtId);
    if (!isOver && yacht.ok && guestsProblemOf(charter, yacht.value)) return undefined;
    const boarding = await boardingOf(deps, charter);
    const settings = await readSettings(deps);
    const { phone, email, address } = settings.contact;
    return {
      charterId,
      number: requestNumber(charterId),
      isOver,
      language: charter.language,
      ...agreed,
      yacht: { ...agreed.yacht, marina: boarding.marina },
      startOn: charter.startOn,
      arriveMinutesEarly: boarding.arriveMinutesEarly,
      balanceDueAt: agreedDueAt(deps, charter, quote, agreed.price),
      cancellationFeePercent: await feeOf(deps, charter),
      damageHoldCents: (await readHolds(deps, [charterId])).get(charterId)?.cents ?? 0,
      owner: { name: brand.name, address, phone, email },
    };
  },
  async tell(deps, charterId, news) {
    const found = await openCharter(deps, charterId);
    if (!found.ok) return;
    const { kind, agreement, reason } = news;
    if (kind === 'refused' || kind === 'signed')
      await mailTeam(deps, found.value, kind, `agreement-${kind}:${agreement.id}`, reason);
    else await mailAgreement(deps, found.value, news);
  },
};

/**
 * Has a charter's agreement made, or made anew after a change; in the caller's transaction.
 *
 * @param options.language in which the client reads it; absent: in that of the agreement before
 * @param options.isToldAgain whether the client is mailed again about what there is to sign
 */
export const agreeAnew = (
  deps: Pick<Deps, 'db' | 'jobs' | 'newId'>,
  { id: charterId }: Pick<Charter, 'id'>,
  options: { readonly language?: Language | undefined; readonly isToldAgain?: boolean } = {},
) => queueAgreement(deps, { charterId, ...options });

/**
 * The agreements to sign for a charter; whether another one, about what is agreed on now, is being made; and whether it waits,
 * because by now the yacht may not carry so many guests.
 */
export async function listToSign(deps: Pick<Deps, 'db' | 'now'>, charter: Charter) {
  const followed = await listAgreements(deps, charter.id, 'charter');
  const newest = followed[0]?.agreement;
  const agreed = (await chartersOfAgreements.agreed(deps, [charter.id])).get(charter.id);
  const isAwaited = agreed?.lacks === null && (newest?.subject !== agreed.hash || newest?.state === 'void');
  return ok({ isAwaited, isOnHold: lackOf(newest, agreed) === 'lawful-guests', followed });
}
