import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';

/** There is no such yacht, or she has left the fleet. */
export function YachtNotFound() {
  return (
    <main>
      <Container width="narrow" className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>Yacht Not Found</h1>
        <p className="mt-5 text-lg text-muted">
          She may have left the fleet. There are more than a hundred others.
        </p>
        <p className="mt-10">
          <ButtonLink to="/yachts">Back to Fleet</ButtonLink>
        </p>
      </Container>
    </main>
  );
}

/** The yacht could not be read. */
export function YachtFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <Container
        width="narrow"
        role="alert"
        className="flex min-h-[70svh] flex-col justify-center py-section"
      >
        <h1>One moment, please</h1>
        <p className="mt-5 text-lg text-muted">Error loading yacht details. Please try again later.</p>
        <p className="mt-10 flex flex-wrap gap-3">
          <Button onClick={onRetry} className="scripts-off:hidden">
            Try again
          </Button>
          <ButtonLink to="/yachts" variant="secondary">
            Back to Fleet
          </ButtonLink>
        </p>
      </Container>
    </main>
  );
}
