import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';

/** A page that broke: an apology and two ways on. */
export function OutOfOrder() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>This page ran aground</h1>
        <p className="mt-5 text-lg text-muted">
          Something went wrong on our side. Please try again in a moment.
        </p>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/yachts">See our yachts</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Get in touch
          </ButtonLink>
        </div>
      </Container>
    </main>
  );
}
