import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefusal } from '#features/accounts/components/refusal.ts';
import { isPersonal } from '#features/accounts/queries/user.ts';
import type { UserAnswer } from '#features/accounts/schema.ts';
import { useSavedNotRead, useSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { savedYachtsQuery } from '#features/fleet/queries/yacht.ts';
import { Button } from '#ui/button.tsx';
import { useSending } from '#ui/sending.ts';
import { instantText } from '#words/instants.ts';
import { sendClaims, summaryQuery } from '../queries.ts';
import { words } from '../words/index.ts';

/** The client's account in a few figures, and the button that claims requests sent as a guest. */
export function AccountSummary({ user }: { user: UserAnswer }) {
  const { data } = useQuery(summaryQuery());
  const saved = useSavedYachts(useQuery({ ...savedYachtsQuery(), enabled: false }).data);
  const isUnread = useSavedNotRead();
  const facts = [
    { label: words.totalRequests, value: data?.requestCount },
    { label: words.savedYachts, value: data && (isUnread ? '–' : saved.length) },
    { label: words.quotesAsked, value: data?.quoteCount },
    { label: words.since, value: instantText(user.createdAt, 'month') },
  ];
  return (
    <section aria-labelledby="account-summary">
      <h2 id="account-summary" className="text-2xl">
        {words.accountSummary}
      </h2>
      <dl className="mt-6 grid gap-x-8 border-t border-line min-[20rem]:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="py-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="display tabular mt-1 text-xl">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {data !== undefined && data.claimableCount > 0 && (
        <Claim count={data.claimableCount} email={user.email} />
      )}
    </section>
  );
}

function Claim({ count, email }: { count: number; email: string }) {
  const queries = useQueryClient();
  const refuse = useRefusal();
  const { press, isPending } = useSending(sendClaims, {
    onDone: () => queries.invalidateQueries({ predicate: isPersonal }),
    says: ({ message }) => ({ title: words.added, description: message }),
    onRefused: (error) => refuse(error, words.notAdded),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-l-2 border-brass bg-foam px-5 py-4">
      <p>
        {words.sentWith(count)}
        <span className="wrap-anywhere">{email}</span>
        {words.beforeSignIn}
      </p>
      <Button size="small" variant="secondary" busy={isPending} onClick={() => press()}>
        {words.addToAccount}
      </Button>
    </div>
  );
}
