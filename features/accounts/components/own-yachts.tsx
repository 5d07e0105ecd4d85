import { useQuery } from '@tanstack/react-query';
import { toggleSavedYacht, useSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { YachtPicture } from '#features/fleet/components/yacht-picture.tsx';
import { yachtQuery } from '#features/fleet/queries/yacht.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { words } from '../words/index.ts';

/** The yachts that wear a heart. */
export function OwnYachts() {
  const ids = useSavedYachts();
  return (
    <section aria-labelledby="own-yachts">
      <h2 id="own-yachts" className="text-2xl">
        {words.savedYachts}
      </h2>
      {ids.length === 0 ? (
        <p className="mt-6 border-t border-line pt-6 text-muted">
          {words.noneSaved}
          <TextLink to="/yachts">{words.yachtYouLike}</TextLink>
          {words.findHerHere}
        </p>
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

function SavedYacht({ id }: { id: string }) {
  const { data: yacht } = useQuery(yachtQuery(id));
  // One that has left the fleet has no page to lead to.
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
        <TextLink to={`/yachts/${yacht.id}`}>{yacht.name}</TextLink>
      </h3>
      <p className="mt-1 flex items-center justify-between gap-4 text-sm text-muted">
        {[yacht.brand, yacht.length, words.guests(yacht.capacity)].filter(Boolean).join(' · ')}
        <Button
          variant="quiet"
          size="small"
          aria-label={words.letGoOf(yacht.name)}
          onClick={() => toggleSavedYacht(yacht.id)}
        >
          {words.remove}
        </Button>
      </p>
    </li>
  );
}
