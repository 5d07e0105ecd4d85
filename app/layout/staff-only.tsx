import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';

/** What a client reads where only the staff may go, and staff whose role was taken away while a tab was open. */
export function StaffOnly() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>For our staff</h1>
        <p className="mt-5 max-w-text text-lg text-muted">
          You are signed in as a client. This page is for our team.
        </p>
        <p className="mt-10">
          <ButtonLink to="/profile">My profile</ButtonLink>
        </p>
      </Container>
    </main>
  );
}
