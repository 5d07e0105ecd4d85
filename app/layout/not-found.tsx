import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { words } from '../words/index.ts';

/** The page for an unknown address, with HTTP status 404. */
export function NotFound() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>{words.notFoundTitle}</h1>
        <p className="mt-5 text-lg text-muted">{words.notFoundText}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/yachts">{words.seeOurYachts}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {words.backToHome}
          </ButtonLink>
        </div>
      </Container>
    </main>
  );
}
