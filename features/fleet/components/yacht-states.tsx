import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';

/** A placeholder in the shape of the page while the yacht loads. */
export function YachtLoading() {
  return (
    <main aria-busy="true">
      <div className="relative">
        <Skeleton className="aspect-4/3 sm:aspect-video lg:aspect-auto lg:h-[clamp(24rem,calc(100svh-21rem),50rem)]" />
        <p role="status" className="absolute inset-0 grid place-items-center text-lg">
          {words.yachtLoading}
        </p>
      </div>
      <Container className="grid gap-x-16 gap-y-10 pt-28 pb-section lg:grid-cols-[1fr_22rem]">
        <div>
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-4 h-14 w-3/4" />
          <Skeleton className="mt-5 h-5 w-56" />
          <Skeleton className="mt-10 h-24 w-full" />
        </div>
        <Skeleton className="h-64 w-full" />
      </Container>
    </main>
  );
}

/**
 * The message that the yacht could not be read. Part of the page's own code: without a connection, no more code could be loaded.
 */
export function YachtFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <Container
        width="narrow"
        role="alert"
        className="flex min-h-[70svh] flex-col justify-center py-section"
      >
        <h1>{words.oneMoment}</h1>
        <p className="mt-5 text-lg text-muted">{words.yachtFailed}</p>
        <p className="mt-10 flex flex-wrap gap-3">
          <Button onClick={onRetry} className="scripts-off:hidden">
            {words.tryAgain}
          </Button>
          <ButtonLink to="/yachts" variant="secondary">
            {words.backToFleet}
          </ButtonLink>
        </p>
      </Container>
    </main>
  );
}
