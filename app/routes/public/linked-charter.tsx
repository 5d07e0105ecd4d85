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
    // Who comes back from the card page sees it at once; the card company's own word may take a moment longer.
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

/** What the card company's page has sent its reader back from: a payment, or the damage hold. */
function cameBackFrom(search: URLSearchParams) {
  return (['paid', 'held'] as const).find((what) => search.has(what));
}

export function clientLoader() {
  return NOTHING_READ;
}

/** The tab is called as the page is, which its charter says. */
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
          // A reload or a link that is passed on does not say it again.
          onThanked={() => changeAddress({ paid: null, held: null })}
        />
      </main>
    </Queries>
  );
}

/** The charter with its captain and its guests, who stand above it. */
function Trip(trip: Pick<ComponentProps<typeof LinkedCharter>, 'token' | 'failed' | 'back' | 'onThanked'>) {
  const { data: charter } = useQuery(linkedCharterQuery(trip.token));
  const { revalidate } = useRevalidator();
  // A quote that was accepted is a charter, in the name of its tab as well.
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
