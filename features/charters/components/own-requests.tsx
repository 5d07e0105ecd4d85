import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeName } from '#features/calendar/domain/times.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { counted, formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { requestNumber } from '../domain.ts';
import { statusBadge } from '../policy/states.ts';
import { ownRequestsQuery } from '../queries/own.ts';
import { RequestDialog } from './request-dialog.tsx';
import { rangeOf } from './trip-words.ts';

/** What the client has asked for; each can be opened. */
export function OwnRequests() {
  const requests = useQuery(ownRequestsQuery());
  const [opened, setOpened] = useState<string>();
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests" className="text-2xl">
        My yacht requests
      </h2>
      {requests.isError && (
        <p role="alert" className="mt-6">
          Your requests could not be loaded.{' '}
          <Button variant="quiet" size="small" onClick={() => void requests.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {requests.isPending && <Skeleton className="mt-6 h-40" />}
      {requests.data?.length === 0 && (
        <div className="mt-6 border-t border-line pt-6">
          <p className="display text-xl">No requests yet</p>
          <p className="mt-2 text-muted">Choose a yacht and a day, and we answer within 24 hours.</p>
          <p className="mt-5">
            <ButtonLink to="/yachts" variant="secondary">
              See our yachts
            </ButtonLink>
          </p>
        </div>
      )}
      {requests.data && requests.data.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {requests.data.map((request) => {
            const badge = statusBadge(request.status);
            const price = request.quotedPrice ?? request.estimatedBudget;
            return (
              <li
                key={request.id}
                className="grid gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center"
              >
                <div>
                  <h3 className="text-lg">{request.yachtName}</h3>
                  <p className="mt-1 text-sm text-muted">
                    {dayText(request.startDate, 'dated')} · {timeName(rangeOf(request))} ·{' '}
                    {counted(request.guestCount, 'guest')}
                  </p>
                  <p className="mt-1 text-sm text-muted">
                    Request <span className="tabular">{requestNumber(request.id)}</span>
                  </p>
                </div>
                <div className="flex items-center gap-4 sm:flex-col sm:items-end sm:gap-2">
                  <Badge colour={badge.colour}>{badge.label}</Badge>
                  {price !== null && (
                    <p className="tabular font-semibold">
                      {formatDollars(price)}
                      <span className="font-normal text-muted">
                        {request.quotedPrice === null ? ' estimated' : ' quoted'}
                      </span>
                    </p>
                  )}
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Open request ${requestNumber(request.id)}`}
                  onClick={() => setOpened(request.id)}
                >
                  Open
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <RequestDialog charterId={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
