import { billing } from '#features/charters/service/index.ts';
import { moneyJobs } from '#features/money/jobs.ts';
import { openBooks } from '#platform/payments/practice/books.ts';
import { signed } from '#platform/payments/practice/notices.ts';
import type { PracticeEvent } from '#platform/payments/practice/objects.ts';
import { PRACTICE_SECRETS } from '#platform/payments/practice/open.ts';
import { type Fault, servePractice } from '#platform/payments/practice/server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const { webhookSecret: WEBHOOK_SECRET } = PRACTICE_SECRETS;

/** The application beside a stand-in for its card company. Tests decide what goes wrong between the two. */
export async function createPractice(options: { now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  const events: PracticeEvent[] = [];
  const faults: Fault[] = [];
  const books = openBooks({ now, onChange: (event) => void events.push(event) });
  const server = await servePractice(books, { fault: () => faults.shift() ?? 'none' });
  const app = await createTestApp({
    now,
    env: {
      STRIPE_SECRET_KEY: PRACTICE_SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: server.base,
      CREATE_CALLS_PER_MINUTE: '1000000',
    },
  });
  const deps = { ...app.deps, charters: billing };
  const jobs = new Map(moneyJobs(deps).map((job) => [job.name, job]));
  const post = (body: string, signature: string) =>
    app.request('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  return {
    app,
    deps,
    books,
    server,
    /** The faults of the next changing calls, in order. */
    faults,
    /** Events that are not delivered yet. */
    events,
    post,
    /** Delivers the event of a change, signed, to the webhook. */
    deliver: (event: PracticeEvent) => {
      const body = JSON.stringify(event);
      return post(body, signed(body, WEBHOOK_SECRET, now()));
    },
    /** Runs the queued jobs about cards, as the queue does; a failed job waits for the sweep. */
    async work(): Promise<void> {
      for (let one = app.queued.shift(); one; one = app.queued.shift()) {
        await jobs
          .get(one.job)
          ?.run(one.payload, { isLast: true })
          .catch(() => {});
      }
    },
    async close() {
      await server.stop();
      await app.close();
    },
  };
}
export type Practice = Awaited<ReturnType<typeof createPractice>>;

/** Opens the payment page of a charter as its client; answers the page's id at the stand-in. */
export async function pageOf(app: TestApp, token: string): Promise<string> {
  const answer = await app.request(`/api/charter-links/${token}/checkout`, { method: 'POST' });
  const { url } = (await answer.json()) as { url?: string };
  return url?.split('/').at(-1) ?? '';
}
