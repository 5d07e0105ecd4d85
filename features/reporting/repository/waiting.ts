import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CharterDay, daysEarlier } from '#core/charter-time.ts';
import { caseMessages } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { departures } from '#features/departures/tables.ts';
import {
  financingApplications,
  financingDocuments,
  financingRequestedDocuments,
} from '#features/financing/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { inquiries } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { Database } from '#platform/db/database.ts';

const r = charterRequests;
const a = financingApplications;

/** The largest number per kind, more than a day's work. If there are more, the oldest are listed. */
const MOST_OF_A_KIND = 100;

/** A client who has not reacted to a quote for this long will not, so it is no longer listed. */
const LAPSED_FOR_DAYS = 30;

const charter = { id: r.id, name: r.contactName, about: r.yachtName, on: r.startOn };
const inquiry = {
  id: inquiries.id,
  kind: inquiries.kind,
  name: inquiries.name,
  topic: inquiries.topic,
  on: inquiries.day,
};
const application = { id: a.id, firstName: a.firstName, lastName: a.lastName, purpose: a.purpose };

const firstOf = (column: SQL) => sql`min(${column})`.mapWith(r.createdAt);
const howMany = sql<number>`count(*)::int`;

const isUnanswered = and(eq(r.status, 'pending'), eq(r.suspectedSpam, false));

export async function countUnanswered(db: Database): Promise<number> {
  return db.$count(r, isUnanswered);
}

/** The unanswered charter requests, the oldest first. */
export async function findUnanswered(db: Database) {
  return db
    .select({ ...charter, since: r.createdAt })
    .from(r)
    .where(isUnanswered)
    .orderBy(asc(r.createdAt), asc(r.id))
    .limit(MOST_OF_A_KIND);
}

/** The unanswered inquiries, the oldest first. */
export async function findNewInquiries(db: Database) {
  return db
    .select({ ...inquiry, since: inquiries.createdAt })
    .from(inquiries)
    .where(and(eq(inquiries.state, 'new'), eq(inquiries.suspectedSpam, false)))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
    .limit(MOST_OF_A_KIND);
}

/** The quotes that lapse before that instant or have lapsed, of charters that have not departed. */
export async function findLapsingQuotes(db: Database, now: Date, before: Date) {
  const forgottenAt = daysEarlier(now, LAPSED_FOR_DAYS);
  const { rows } = await db.execute<{
    id: string;
    name: string;
    about: string;
    on: string;
    since: string;
    due: string;
  }>(sql`
    select r.id, r.contact_name as name, r.yacht_name as about, r.start_on::text as "on",
      quote.created_at as since, quote.held_until as due
    from charter_quotes quote
    join charter_requests r on r.id = quote.charter_id
    where quote.held_until > ${forgottenAt.toISOString()}::timestamptz and quote.held_until < ${before.toISOString()}::timestamptz
      and quote.accepted_at is null
      and not exists (select from charter_quotes newer where newer.charter_id = r.id and newer.number > quote.number)
      and r.status = 'quoted' and not r.suspected_spam and r.departs_at > ${now.toISOString()}::timestamptz
    order by quote.created_at, r.id limit ${MOST_OF_A_KIND}`);
  return rows.map(({ since, due, ...row }) => ({ ...row, since: new Date(since), due: new Date(due) }));
}

/** The applications with messages from the applicant that nobody has answered. */
export async function findUnreadReplies(db: Database) {
  return db
    .select({ ...application, since: firstOf(sql`${caseMessages.createdAt}`), count: howMany })
    .from(caseMessages)
    .innerJoin(a, eq(a.id, caseMessages.caseId))
    .where(and(eq(caseMessages.kind, 'applicant'), isNull(caseMessages.readAt), eq(a.isDemo, false)))
    .groupBy(a.id)
    .orderBy(asc(sql`min(${caseMessages.createdAt})`))
    .limit(MOST_OF_A_KIND);
}

/**
 * The applications in progress with documents that no colleague has reviewed. Once a lender has approved, only documents that
 * were asked for count, in addition or in place of one that was sent back: the lender has decided on the others as they were.
 */
export async function findUnreviewed(db: Database) {
  const [d, asked, former] = [
    financingDocuments,
    financingRequestedDocuments,
    alias(financingDocuments, 'former'),
  ];
  const isAskedFor = exists(
    db
      .select({ id: asked.id })
      .from(asked)
      .where(and(eq(asked.applicationId, d.applicationId), eq(asked.name, d.type))),
  );
  const isInPlace = exists(
    db
      .select({ id: former.id })
      .from(former)
      .where(
        and(
          eq(former.applicationId, d.applicationId),
          eq(former.type, d.type),
          eq(former.review, 'sent_back'),
          lt(former.uploadedAt, d.uploadedAt),
        ),
      ),
  );
  return db
    .select({ ...application, since: firstOf(sql`${financingDocuments.uploadedAt}`), count: howMany })
    .from(financingDocuments)
    .innerJoin(a, eq(a.id, financingDocuments.applicationId))
    .where(
      and(
        eq(financingDocuments.review, 'open'),
        or(
          inArray(a.status, ['needs_docs', 'under_review', 'conditionally_approved']),
          and(inArray(a.status, ['approved', 'finalizing']), or(isAskedFor, isInPlace)),
        ),
        eq(a.isDemo, false),
      ),
    )
    .groupBy(a.id)
    .orderBy(asc(sql`min(${financingDocuments.uploadedAt})`))
    .limit(MOST_OF_A_KIND);
}

/** The applications under review that were complete at that instant or earlier. */
export async function findUndecided(db: Database, completeSince: Date) {
  const found = await db
    .select({ ...application, status: a.status, completedAt: a.completedAt })
    .from(a)
    .where(
      and(
        eq(a.status, 'under_review'),
        isNotNull(a.completedAt),
        lte(a.completedAt, completeSince),
        eq(a.isDemo, false),
      ),
    )
    .orderBy(asc(a.completedAt), asc(a.id))
    .limit(MOST_OF_A_KIND);
  return found;
}

/**
 * The confirmed charters that were over by that instant and are not completed, the oldest first. Not those that are noted as left
 * and not as back: they are still out.
 */
export async function findNotCompleted(db: Database, overBy: Date) {
  const isOut = exists(
    db
      .select({ id: departures.charterId })
      .from(departures)
      .where(
        and(
          eq(departures.charterId, r.id),
          isNotNull(departures.departedAt),
          isNull(departures.returnedAt),
          isNull(departures.completedAt),
        ),
      ),
  );
  return db
    .select({ ...charter, since: r.returnsAt })
    .from(r)
    .where(and(eq(r.status, 'confirmed'), lte(r.returnsAt, overBy), not(isOut)))
    .orderBy(asc(r.returnsAt), asc(r.id))
    .limit(MOST_OF_A_KIND);
}

const failed = and(eq(outbox.status, 'failed'), ne(outbox.text, ''));
const mail = {
  since: outbox.createdAt,
  mailId: outbox.id,
  subject: outbox.subject,
  lastError: outbox.lastError,
};

/** The failed mails about charters, inquiries and applications whose text is still stored, the oldest first. */
export async function findFailedMails(db: Database, after: Date) {
  const isKept = and(failed, gt(outbox.createdAt, after));
  // The id as a uuid, so that the tables' primary keys serve. Mails that are about an account or a yacht have no case's id.
  const about = (id: SQL) =>
    sql`${id} = case when ${outbox.about} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${outbox.about}::uuid end`;
  const oldestFirst = [asc(outbox.createdAt), asc(outbox.id)];
  const [charters, asked, applications] = await Promise.all([
    db
      .select({ ...charter, ...mail })
      .from(outbox)
      .innerJoin(r, about(sql`${r.id}`))
      .where(isKept)
      .orderBy(...oldestFirst)
      .limit(MOST_OF_A_KIND),
    db
      .select({ ...inquiry, ...mail })
      .from(outbox)
      .innerJoin(inquiries, about(sql`${inquiries.id}`))
      .where(isKept)
      .orderBy(...oldestFirst)
      .limit(MOST_OF_A_KIND),
    db
      .select({ ...application, ...mail })
      .from(outbox)
      .innerJoin(a, about(sql`${a.id}`))
      .where(and(isKept, eq(a.isDemo, false)))
      .orderBy(...oldestFirst)
      .limit(MOST_OF_A_KIND),
  ]);
  return { charters, inquiries: asked, applications };
}

/** The papers of the fleet's yachts whose last day is that day or earlier, in order of their last day. */
export async function findEndingPapers(db: Database, last: CharterDay) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    about: string;
    paper: string;
    due: CharterDay;
  }>(sql`
    select ${yachts.id} as id, ${yachts.name} as name, ${yachts.brand} as about, papers.paper, papers.due::text as due
    from ${yachts} cross join lateral (values
      ('Certificate of inspection', ${yachts.certificateValidUntil}),
      ('Insurance', ${yachts.insuranceValidUntil}),
      ('Livery permit', ${yachts.liveryValidUntil})
    ) papers (paper, due)
    where ${yachts.archivedAt} is null and papers.due <= ${last}::date
    order by papers.due, ${yachts.id} limit ${MOST_OF_A_KIND}`);
  return rows;
}
