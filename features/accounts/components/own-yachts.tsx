import { useQuery } from '@tanstack/react-query';
import {
  mergeSavedYachts,
  useSavedNotRead,
  useSavedYachts,
} from '#features/fleet/components/saved-yachts.ts';
import { useSaving } from '#features/fleet/components/use-saving.ts';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import { YachtPicture } from '#features/fleet/components/yacht-picture.tsx';
import { savedYachtsQuery, yachtQuery } from '#features/fleet/queries/yacht.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';

/** The yachts that the client has saved. */
export function OwnYachts() {
  const ids = useSavedYachts(useQuery({ ...savedYachtsQuery(), enabled: false }).data);
  const isUnread = useSavedNotRead();
  return (
    <section aria-labelledby="own-yachts">
      <h2 id="own-yachts" className="text-2xl">
        {words.savedYachts}
      </h2>
      {isUnread && <NotRead onRetry={mergeSavedYachts} />}
      {ids.length === 0 ? (
        !isUnread && (
          <p className="mt-6 border-t border-line pt-6 text-muted">
            {words.noneSaved}
            <TextLink to="/yachts">{words.yachtYouLike}</TextLink>
            {words.findHerHere}
          </p>
        )
      ) : (
        <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {ids.map((id) => (
            <SavedYacht key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A placeholder of a saved yacht's size: nothing below moves when the yacht is loaded. */
function Room() {
  return (
    <li aria-busy="true">
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-3 h-7 w-1/2" />
      <Skeleton className="mt-1 h-11" />
    </li>
  );
}

function SavedYacht({ id }: { id: string }) {
  const { data: yacht, isPending, isLoadingError, refetch } = useQuery(yachtQuery(id));
  const { press } = useSaving({ id, name: yacht?.name ?? '' });
  if (isPending) return <Room />;
  if (isLoadingError) {
    return (
      <li>
        <NotRead onRetry={refetch} />
      </li>
    );
  }
  // A yacht that has left the fleet has no page to link to.
  if (!yacht) return null;
  const [picture] = yacht.pictures;
  return (
    <li>
      {picture && (
        <YachtPicture
          picture={picture}
          brand={yacht.brand}
          ratio="3 / 2"
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
        />
      )}
      <h3 className="mt-3 text-lg">
        <TextLink to={`/yachts/${yacht.id}`} translate="no">
          {yacht.name}
        </TextLink>
      </h3>
      <p className="mt-1 flex items-center justify-between gap-4 text-sm text-muted">
        {[yacht.brand, lengthInWords(yacht.length), words.guests(yacht.capacity)].filter(Boolean).join(' · ')}
        <Button variant="quiet" size="small" aria-label={words.letGoOf(yacht.name)} onClick={press}>
          {words.remove}
        </Button>
      </p>
    </li>
  );
}
