import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';

/** What any unknown address shows, with HTTP status 404. */
export function NotFound() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>404 Page Not Found</h1>
        <p className="mt-5 text-lg text-muted">Did you forget to add the page to the router?</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/yachts">See our yachts</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Back to home
          </ButtonLink>
        </div>
      </Container>
    </main>
  );
}
