import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { words } from '../words/index.ts';

/** The page for an unknown yacht, or one that has left the fleet. */
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
