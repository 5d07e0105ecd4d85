import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { words } from './words/index.ts';

/** Says that something on the page could not be read, with a button to try again: nothing is read again by itself (product 9.5). */
export function NotRead({ said = words.partFailed, onRetry }: { said?: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
      <p>{said}</p>
      <Button variant="secondary" size="small" onClick={() => void onRetry()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

/** In place of a part of the page that could not be read; nothing while it is read. An absent part would say that there is none. */
export function PartNotRead({
  found: { isLoadingError, refetch },
  title,
  ...section
}: {
  found: Pick<UseQueryResult, 'isLoadingError' | 'refetch'>;
  title: string;
  id?: string;
  className?: string;
}) {
  if (!isLoadingError) return null;
  return (
    <section aria-label={title} {...section}>
      <h2>{title}</h2>
      <NotRead onRetry={refetch} />
    </section>
  );
}
