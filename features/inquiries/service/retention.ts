import { monthsBefore } from '#core/charter-time.ts';
import { findMessages, findWrittenSince } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import {
  deleteInquiries,
  findInquiriesBefore,
  findInquiriesTouching,
  type InquiriesOf,
} from '../repository/index.ts';

/** The job that deletes inquiries after their retention time. */
export const FORGET_INQUIRIES = 'forget-old-inquiries';

/**
 * Deletes inquiries, answered or not, about which nothing was written for `INQUIRY_KEEP_MONTHS`, with their answers; returns
 * how many.
 */
export async function forgetOldInquiries(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const before = monthsBefore(deps.now(), deps.config.inquiryKeepMonths);
  let forgotten = 0;
  for await (const ids of inParts((part) => findInquiriesBefore(deps.db, before, part))) {
    const stillSpokenOf = new Set(await findWrittenSince(deps.db, ids, before));
    const past = ids.filter((id) => !stillSpokenOf.has(id));
    // A colleague may answer one at this moment: it stays then.
    forgotten += await deleteInquiries(deps.db, past, before);
  }
  return forgotten;
}

/** A person's inquiries from both forms, sent while signed in or from the person's address. */
export async function listInquiriesTouching({ db }: Pick<Deps, 'db'>, whose: InquiriesOf) {
  return findInquiriesTouching(db, whose);
}

/** A person's inquiries with their answers, for the export of personal data. */
export async function exportInquiries({ db }: Pick<Deps, 'db'>, whose: InquiriesOf) {
  const { messages, quotes } = await findInquiriesTouching(db, whose);
  const answers = await findMessages(
    db,
    [...messages, ...quotes].map(({ id }) => id),
    ['mail'],
  );
  const withAnswers = <Asked extends { readonly id: string }>(asked: readonly (Asked & Handled)[]) =>
    asked.map(
      ({ suspectedSpam: _spam, sentQuickly: _quick, assignedTo: _to, version: _version, ...own }) => ({
        ...own,
        answers: answers
          .filter(({ caseId }) => caseId === own.id)
          .map(({ subject, body, createdAt }) => ({ subject, body, createdAt })),
      }),
    );
  return { contactMessages: withAnswers(messages), quoteRequests: withAnswers(quotes) };
}

/** The columns that staff set. */
type Handled = {
  readonly suspectedSpam: boolean;
  readonly sentQuickly: boolean;
  readonly assignedTo: string | null;
  readonly version: number;
};

/** Deletes the inquiries of a person who leaves, and returns their ids. An inquiry books nothing, so nothing must be kept. */
export async function releaseInquiries({ db }: Pick<Deps, 'db'>, whose: InquiriesOf): Promise<string[]> {
  const { messages, quotes } = await findInquiriesTouching(db, whose);
  const ids = [...messages, ...quotes].map(({ id }) => id);
  await deleteInquiries(db, ids);
  return ids;
}
