import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useParams, useRevalidator, useSearchParams } from 'react-router';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { CHARTER_STATES } from '#features/charters/policy/states.ts';
import { toSignQuery } from '#features/charters/queries/agreements.ts';
import { linkedCharterQuery, lookAtPayment } from '#features/charters/queries/booking.ts';
import { words } from '#features/charters/words/index.ts';
import { CaptainSection, useCaptainStep } from '#features/departures/components/captain-section.tsx';
import { chosenCaptainQuery } from '#features/departures/queries.ts';
import { GuestsSection, useGuestsStep } from '#features/guests/components/guests-section.tsx';
import { linkedGuestsQuery } from '#features/guests/queries.ts';
import { useChangeAddress } from '#ui/change-address.ts';
import { givenAnswer, knownAnswer, NOTHING_READ } from '#ui/kept-answers.ts';
import { useOnChange } from '#ui/on-change.ts';
import { Queries } from '#ui/queries.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/linked-charter.ts';

export const handle = inEveryLanguage(personalPage);

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const isBack = cameBackFrom(new URL(request.url).searchParams) !== undefined;
  return readPageData(context, async (queries, api) => {
    // After the card page, ask for the payment's state now, because the card company's own notice may take a moment longer.
    if (isBack) await lookAtPayment(params.token, api).catch(() => {});
    const [charter] = await Promise.all([
      queries.fetchQuery(linkedCharterQuery(params.token, api)),
      queries.prefetchQuery(toSignQuery(params.token, api)),
      queries.prefetchQuery(linkedGuestsQuery(params.token, api)),
    ]);
    if (charter?.mode === 'bareboat') await queries.prefetchQuery(chosenCaptainQuery(params.token, api));
    return charter ? 200 : 404;
  });
}

/** Which page of the card company the client comes back from: that of a payment, or of the damage hold. */
function cameBackFrom(search: URLSearchParams) {
  const from = (['paid', 'held'] as const).find((what) => search.has(what));
  return from && { from, piece: search.get(from) ?? '' };
}

export function clientLoader() {
  return NOTHING_READ;
}

/** The title of the tab is the page's heading, which depends on the charter's status. */
export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const { queryKey } = linkedCharterQuery(params.token);
  const charter = givenAnswer(loaderData?.state, queryKey) ?? knownAnswer(queryKey).answer;
  const title = charter ? CHARTER_STATES[charter.status].heading() : words.linkTitle;
  return pageMeta(matches, { title, description: words.linkDescription });
}

export default function LinkedCharterPage({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const [back] = useState(() => cameBackFrom(search));
  const changeAddress = useChangeAddress();
  return (
    <Queries state={loaderData.state}>
      <main>
        <Trip
          token={token}
          failed={loaderData.failed}
          back={back}
          // Remove these from the address, so that a reload or a shared link does not thank again.
          onThanked={() => changeAddress({ paid: null, held: null })}
        />
      </main>
    </Queries>
  );
}

/**
 * The charter with the parts for its captain and guests, whose features stand above charters and so cannot be imported there.
 */
function Trip(trip: Pick<ComponentProps<typeof LinkedCharter>, 'token' | 'failed' | 'back' | 'onThanked'>) {
  const { data: charter } = useQuery(linkedCharterQuery(trip.token));
  const { revalidate } = useRevalidator();
  // An accepted quote becomes a charter: run `meta` again for the tab's title.
  useOnChange(charter?.status, () => void revalidate());
  const steps = [...useCaptainStep(trip.token), ...useGuestsStep(trip.token)];
  const others = (
    <>
      <CaptainSection token={trip.token} />
      <GuestsSection token={trip.token} />
    </>
  );
  return <LinkedCharter {...trip} guests={others} steps={steps} />;
}
