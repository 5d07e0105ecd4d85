import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '#core/money.ts';
import { Badge } from '#ui/badge.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { labelOf, PURPOSES } from '../domain/options.ts';
import { applicationBadge } from '../domain/status.ts';
import { ownApplicationsQuery } from '../queries.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' });

/** The financing applications of whoever is signed in; nothing when there are none. */
export function OwnApplications() {
  const { data = [] } = useQuery(ownApplicationsQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-applications">
      <h2 id="own-applications" className="text-2xl">
        My financing
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
                    <span className="tabular">{formatDollars(estimatedAmount)}</span>
                  </h3>
                  <Badge colour={badge.colour}>{badge.label}</Badge>
                </div>
                <p className="mt-1 text-sm text-muted">
                  submitted {day.format(new Date(submittedAt))}
                  {unreadMessages > 0 &&
                    ` · ${unreadMessages === 1 ? '1 new message' : `${unreadMessages} new messages`}`}
                </p>
              </div>
              <OnwardLink
                to={`/account/financing?app=${id}`}
                aria-label={`Open the application of ${day.format(new Date(submittedAt))}`}
              >
                Open
              </OnwardLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
