import { addDays, charterDayAt, daysBetween } from '#core/charter-time.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import type { MailContact } from '#features/notifications/components/mail-layout.tsx';
import { isMailQueued, queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { inLanguage } from '#platform/language.ts';
import { NOTICE_DAYS, noticeDue } from '../domain/ending-papers.ts';
import { paperEndsMail } from '../emails.tsx';
import { findPapersEnding } from '../repository/index.ts';

/** What the notices need beside `Deps`: the business's contact. Passed in, because its feature depends on the fleet. */
export type PaperDeps = Deps & { readonly readContact: () => Promise<MailContact> };

/**
 * Queues a mail to the team for each paper that ends within 60, 30 and 7 days, once each for its last day (product 2.16); returns
 * how many mails. Safe to run at any time: a sent mail is remembered for longer than its notice is due.
 */
export async function queuePaperNotices(deps: PaperDeps): Promise<number> {
  const today = charterDayAt(deps.now());
  const ending = await findPapersEnding(deps.db, today, addDays(today, Math.max(...NOTICE_DAYS)));
  let queued = 0;
  const each = oneByOne(deps);
  for (const { id, name, paper, lastDay } of ending) {
    const due = noticeDue(lastDay, today);
    const cause = `paper-ends:${id}:${paper}:${lastDay}:${due}`;
    if (due === null || (await isMailQueued(deps, cause))) continue;
    await each.tryTo({ yachtId: id, paper }, async () => {
      const contact = await deps.readContact();
      const days = daysBetween(today, lastDay);
      await queueMail(deps, {
        cause,
        kind: 'team',
        about: id,
        to: deps.config.teamEmail,
        ...(await inLanguage(FIRST_LANGUAGE, () =>
          paperEndsMail(
            { id, name },
            { paper, lastDay, days },
            { contact, origin: deps.config.publicOrigin },
          ),
        )),
      });
      queued += 1;
    });
  }
  each.end();
  return queued;
}
