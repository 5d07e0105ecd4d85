import { Share2 } from 'lucide';
import { Button } from '#ui/button.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { drawn } from '#ui/icons.tsx';
import { words } from '../words/index.ts';
import { HeartIcon } from './heart-icon.ts';
import { useSaving } from './use-saving.ts';

const ShareIcon = drawn(Share2);

const loadSharing = () => import('./share-page.ts');

type Named = { readonly id: string; readonly name: string };

/** The buttons Share and Save. Both need scripts, and are hidden without them. */
export function YachtActions({ yacht }: { yacht: Named }) {
  return (
    <div className="flex flex-wrap gap-3 scripts-off:hidden">
      <ShareButton name={yacht.name} />
      <SaveButton yacht={yacht} />
    </div>
  );
}

function ShareButton({ name }: { name: string }) {
  const sharing = useDeferred(loadSharing, false);
  // The code is loaded at the first touch of the page. If the press comes sooner, wait for it.
  const share = async () => (sharing ?? (await loadSharing())).sharePage(name);
  return (
    <Button variant="secondary" className="flex-1" onClick={() => void share()}>
      <ShareIcon size={20} />
      {words.share}
    </Button>
  );
}

function SaveButton({ yacht }: { yacht: Named }) {
  const { isSaved, press } = useSaving(yacht);
  return (
    <Button variant="secondary" className="flex-1" aria-pressed={isSaved} onClick={press}>
      <HeartIcon size={20} className={isSaved ? 'fill-urgent-strong text-urgent-strong' : undefined} />
      {words.save}
    </Button>
  );
}
