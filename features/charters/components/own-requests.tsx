import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeName } from '#features/calendar/domain/times.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { requestNumber } from '../domain.ts';
import { statusBadge } from '../policy/states.ts';
import { ownRequestsQuery } from '../queries/own.ts';
import { words } from '../words/index.ts';
import { isAgreed, mayHaveQuote } from './may-have-quote.ts';
import { RequestDialog } from './request-dialog.tsx';
import { rangeOf } from './trip-words.ts';

/** The list of the client's requests; a press opens one. */
export function OwnRequests() {
  const requests = useQuery(ownRequestsQuery());
  const [opened, setOpened] = useState<string>();
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests" className="text-2xl">
        {words.ownRequests}
      </h2>
      {requests.isError && <NotRead said={words.requestsFailed} onRetry={requests.refetch} />}
      {requests.isPending && <Skeleton className="mt-6 h-40" />}
      {requests.data?.length === 0 && (
        <div className="mt-6 border-t border-line pt-6">
          <p className="display text-xl">{words.noRequests}</p>
          <p className="mt-2 text-muted">{words.noRequestsText}</p>
          <p className="mt-5">
            <ButtonLink to="/yachts" variant="secondary">
              {words.seeOurYachts}
            </ButtonLink>
          </p>
        </div>
      )}
      {requests.data && requests.data.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {requests.data.map((request) => {
            const badge = statusBadge(request.status);
            const price = request.quotedPrice ?? request.estimatedBudget;
            const isQuoted = request.quotedPrice !== null && mayHaveQuote(request.status);
            return (
              <li
                key={request.id}
                className="grid gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center"
              >
                <div>
                  <h3 className="text-lg">{request.yachtName}</h3>
                  <p className="mt-1 text-sm text-muted">
                    {dayText(request.startDate, 'dated')} · {timeName(rangeOf(request))} ·{' '}
                    {words.guestCount(request.guestCount)}
                  </p>
                  <p className="mt-1 text-sm text-muted">
                    {words.requestWord}
                    <span className="tabular">{requestNumber(request.id)}</span>
                  </p>
                </div>
                <div className="flex items-center gap-4 sm:flex-col sm:items-end sm:gap-2">
                  <Badge colour={badge.colour}>{badge.label}</Badge>
                  {price !== null && (
                    <p className="tabular font-semibold">
                      {formatDollars(price)}
                      {!isAgreed(request.status) && (
                        <span className="font-normal text-muted">
                          {isQuoted ? words.quotedMark : words.estimatedMark}
                        </span>
                      )}
                    </p>
                  )}
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.openRequest(requestNumber(request.id))}
                  onClick={() => setOpened(request.id)}
                >
                  {words.open}
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
