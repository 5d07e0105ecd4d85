import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badge.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { PartNotRead } from '#ui/not-read.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, PURPOSES } from '../domain/options.ts';
import { applicationBadge } from '../domain/status.ts';
import { ownApplicationsQuery } from '../queries.ts';
import { words } from '../words/index.ts';

/** The financing applications of the signed-in client; nothing if there are none. */
export function OwnApplications() {
  const found = useQuery(ownApplicationsQuery());
  const { data } = found;
  if (!data) return <PartNotRead found={found} title={words.myFinancing} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-applications">
      <h2 id="own-applications" className="text-2xl">
        {words.myFinancing}
      </h2>
      <ul className="mt-6 border-t border-line">
        {data.map(({ id, purpose, estimatedAmount, status, submittedAt, unreadMessages }) => {
          const badge = applicationBadge(status);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line py-5"
            >
              <div>
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="text-lg">
                    {labelOf(PURPOSES, purpose)},{' '}
                    <span className="tabular">{words.requested(formatDollars(estimatedAmount))}</span>
                  </h3>
                  <Badge colour={badge.colour}>{badge.label}</Badge>
                </div>
                <p className="mt-1 text-sm text-muted">
                  {words.submittedAt(instantText(submittedAt, 'long-day'))}
                  {unreadMessages > 0 && ` · ${words.newMessages(unreadMessages)}`}
                </p>
              </div>
              <OnwardLink
                to={`/account/financing?app=${id}`}
                aria-label={words.openOf(instantText(submittedAt, 'long-day'))}
              >
                {words.open}
              </OnwardLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
