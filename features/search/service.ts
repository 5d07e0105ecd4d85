import { dollarsFromCents } from '#core/money.ts';
import { type Area, may } from '#core/rights.ts';
import { requestNumber } from '#features/charters/domain.ts';
import { findChartersLike } from '#features/charters/service/index.ts';
import { findCustomersLike } from '#features/customers/service/customers.ts';
import { findApplicationsLike } from '#features/financing/service/index.ts';
import { listAdminYachts } from '#features/fleet/service/index.ts';
import { topicOf } from '#features/inquiries/domain.ts';
import { listInquiries } from '#features/inquiries/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import type { SearchAnswer } from './schema.ts';

/** At most this many results of a kind. For more, staff use the list of that kind. */
const MOST_OF_A_KIND = 5;
/** A single letter would match almost everything. */
const SHORTEST = 2;

/**
 * Everything that matches a name, number, email address or telephone number: a few of each kind that the caller's roles may read.
 * Empty if the text is too short.
 */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  q: string,
): Promise<SearchAnswer> {
  if (q.length < SHORTEST) {
    return { yachts: [], customers: [], charters: [], applications: [], inquiries: [] };
  }
  const page = { q, page: 1, pageSize: MOST_OF_A_KIND };
  const any = { kind: undefined, state: undefined };
  const mayRead = (area: Area) => may(actor.staffRoles, area, 'reads');
  const [{ yachts }, customers, charters, applications, { rows: inquiries }] = await Promise.all([
    listAdminYachts(deps, { ...page, status: 'all', sort: 'name' }),
    mayRead('customers') ? findCustomersLike(deps, q, MOST_OF_A_KIND) : [],
    mayRead('charters') ? findChartersLike(deps, q, MOST_OF_A_KIND) : [],
    mayRead('financing') ? findApplicationsLike(deps, q, MOST_OF_A_KIND) : [],
    mayRead('inquiries')
      ? listInquiries(deps, actor, { ...page, ...any, spam: 'without', sort: 'newest' })
      : { rows: [] },
  ]);
  return {
    yachts: yachts.map(({ id, name, brand, archivedAt }) => ({
      id,
      name,
      brand,
      isArchived: archivedAt !== null,
    })),
    customers: customers.map(({ id, name, email, phone }) => ({ id, name, email: email ?? '', phone })),
    charters: charters.map(({ id, contactName, yachtName, startOn, status }) => ({
      id,
      number: requestNumber(id),
      client: contactName,
      yacht: yachtName,
      startDate: startOn,
      status,
    })),
    applications: applications.map(({ id, firstName, lastName, status, purpose, estimatedAmountCents }) => ({
      id,
      applicant: `${firstName} ${lastName}`,
      status,
      purpose,
      estimatedAmount: dollarsFromCents(estimatedAmountCents),
    })),
    inquiries: inquiries.map((inquiry) => ({
      id: inquiry.id,
      sender: inquiry.name,
      topic: topicOf(inquiry),
      state: inquiry.state,
      createdAt: inquiry.createdAt.toISOString(),
    })),
  };
}
