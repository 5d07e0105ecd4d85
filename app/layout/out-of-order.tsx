import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { words } from '../words/index.ts';

/** The page shown after an error: an apology and two links. */
export function OutOfOrder() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>{words.outOfOrderTitle}</h1>
        <p className="mt-5 text-lg text-muted">{words.outOfOrderText}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/yachts">{words.seeOurYachts}</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {words.getInTouch}
          </ButtonLink>
        </div>
      </Container>
    </main>
  );
}
