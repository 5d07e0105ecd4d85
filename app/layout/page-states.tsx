import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';

interface Read {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Shown in place of a part of a page whose data could not be read. Without scripts, its button loads the page again. */
export function PartFailure({ sentence, reads }: { sentence: string; reads: readonly Read[] }) {
  return (
    <Container className="py-section" role="alert">
      <p className="text-lg">{sentence}</p>
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          for (const read of reads) if (read.isError) read.refetch();
        }}
      >
        <Button type="submit" variant="secondary" busy={reads.some(({ isFetching }) => isFetching)}>
          {words.tryAgain}
        </Button>
      </form>
    </Container>
  );
}

/** A placeholder for a part of a page that is loading, with a sentence for screen readers. */
export function PartLoading({ sentence, className }: { sentence: string; className?: string }) {
  return (
    <Container className="py-section">
      <p role="status" className="sr-only">
        {sentence}
      </p>
      <Skeleton className={className ?? 'h-[80svh]'} />
    </Container>
  );
}
