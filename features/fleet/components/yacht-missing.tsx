import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { words } from '../words/index.ts';

/** There is no such yacht, or she has left the fleet. */
export function YachtNotFound() {
  return (
    <main>
      <Container width="narrow" className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>{words.yachtNotFound}</h1>
        <p className="mt-5 text-lg text-muted">{words.yachtNotFoundText}</p>
        <p className="mt-10">
          <ButtonLink to="/yachts">{words.backToFleet}</ButtonLink>
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
